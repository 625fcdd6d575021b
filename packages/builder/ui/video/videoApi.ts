/** How often it is asked whether a provider's script has come to life. */
export const POLL_MS = 350;

/** The part of YouTube's player that is used here. */
export interface YouTubePlayer {
  mute(): void;
  playVideo(): void;
  pauseVideo(): void;
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

/** The part of Vimeo's player that is used here. */
export interface VimeoPlayer {
  on(event: 'play' | 'ended', listener: () => void): void;
  on(event: 'timeupdate', listener: (at: { readonly seconds: number }) => void): void;
  play(): Promise<unknown>;
  pause(): Promise<unknown>;
  setCurrentTime(seconds: number): Promise<unknown>;
  getVideoWidth(): Promise<number>;
  getVideoHeight(): Promise<number>;
  destroy(): Promise<unknown>;
}

export interface VimeoApi {
  readonly Player: new (
    element: Element,
    options: Readonly<Record<string, string | number | boolean>>,
  ) => VimeoPlayer;
}

interface PageWithApis extends Window {
  YT?: YouTubeApi;
  Vimeo?: VimeoApi;
}

export const API_ADDRESSES = {
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

export async function vimeoApi(view: Window): Promise<VimeoApi> {
  await videoApi(view, 'vimeo', () => Boolean((view as PageWithApis).Vimeo));
  const api = (view as PageWithApis).Vimeo;
  if (!api) throw new Error("Vimeo's script is gone.");
  return api;
}

function videoApi(view: Window, provider: keyof typeof API_ADDRESSES, isReady: () => boolean): Promise<void> {
  const here = loading.get(view) ?? new Map<string, Promise<void>>();
  loading.set(view, here);
  const waiting =
    here.get(provider) ??
    new Promise<void>((resolve) => {
      if (!isReady()) insertScript(view.document, API_ADDRESSES[provider]);
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
