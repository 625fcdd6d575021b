/** How often to check whether a provider's script is ready. */
export const POLL_MS = 350;

/** The part of YouTube's player API used here. */
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
      /** A host name, as Elementor gives it. Among the variables it would be taken for an origin, and no message would arrive. */
      readonly origin?: string;
      readonly playerVars: Readonly<Record<string, string | number>>;
      readonly events: {
        readonly onReady: () => void;
        readonly onStateChange: (event: { readonly data: number }) => void;
      };
    },
  ) => YouTubePlayer;
}

/** The part of Vimeo's player API used here. */
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

/** YouTube's script, inserted once per page. */
export function youTubeApi(view: PageWithApis): Promise<YouTubeApi> {
  return videoApi(view, 'youtube', () => (view.YT?.loaded ? view.YT : undefined));
}

export function vimeoApi(view: PageWithApis): Promise<VimeoApi> {
  return videoApi(view, 'vimeo', () => view.Vimeo);
}

function videoApi<Api>(
  view: Window,
  provider: keyof typeof API_ADDRESSES,
  find: () => Api | undefined,
): Promise<Api> {
  if (!find()) insertScript(view.document, API_ADDRESSES[provider]);
  return new Promise((resolve) => {
    const poll = (): void => {
      const api = find();
      if (api) resolve(api);
      else view.setTimeout(poll, POLL_MS);
    };
    poll();
  });
}

function insertScript(page: Document, src: string): void {
  if (page.querySelector(`script[src="${src}"]`)) return;
  const script = Object.assign(page.createElement('script'), { src, async: true });
  const first = page.querySelector('script');
  if (first?.parentNode) first.parentNode.insertBefore(script, first);
  else page.head.append(script);
}
