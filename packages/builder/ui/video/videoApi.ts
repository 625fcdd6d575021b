/** How often it is asked whether a provider's script has come to life. */
export const POLL_MS = 350;

/** The part of YouTube's player that is used here. */
export interface YouTubePlayer {
  mute(): void;
  playVideo(): void;
  seekTo(seconds: number): void;
  destroy(): void;
}

export interface YouTubeApi {
  readonly loaded?: unknown;
  readonly Player: new (
    element: Element,
    options: {
      readonly videoId: string;
      readonly host?: string;
      readonly playerVars: Readonly<Record<string, string | number>>;
      readonly events: {
        readonly onReady: () => void;
        readonly onStateChange: (event: { readonly data: number }) => void;
      };
    },
  ) => YouTubePlayer;
}

interface PageWithApis extends Window {
  YT?: YouTubeApi;
  Vimeo?: unknown;
}

const ADDRESSES = {
  youtube: 'https://www.youtube.com/iframe_api',
  vimeo: 'https://player.vimeo.com/api/player.js',
} as const;

const loading = new WeakMap<Window, Map<string, Promise<void>>>();

/** YouTube's script, inserted once for the page and waited for. */
export async function youTubeApi(view: Window): Promise<YouTubeApi> {
  await videoApi(view, 'youtube', () => Boolean((view as PageWithApis).YT?.loaded));
  const api = (view as PageWithApis).YT;
  if (!api) throw new Error("YouTube's script is gone.");
  return api;
}

export function vimeoApi(view: Window): Promise<void> {
  return videoApi(view, 'vimeo', () => Boolean((view as PageWithApis).Vimeo));
}

function videoApi(view: Window, provider: keyof typeof ADDRESSES, isReady: () => boolean): Promise<void> {
  const here = loading.get(view) ?? new Map<string, Promise<void>>();
  loading.set(view, here);
  const waiting =
    here.get(provider) ??
    new Promise<void>((resolve) => {
      if (!isReady()) insertScript(view.document, ADDRESSES[provider]);
      const poll = (): void => {
        if (isReady()) resolve();
        else view.setTimeout(poll, POLL_MS);
      };
      poll();
    });
  here.set(provider, waiting);
  return waiting;
}

function insertScript(page: Document, src: string): void {
  if (page.querySelector(`script[src="${src}"]`)) return;
  const script = Object.assign(page.createElement('script'), { src, async: true });
  const first = page.querySelector('script');
  if (first?.parentNode) first.parentNode.insertBefore(script, first);
  else page.head.append(script);
}
