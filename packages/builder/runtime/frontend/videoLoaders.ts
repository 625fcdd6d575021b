import { parseVideoAddress, type VideoProvider } from '@portico/kernel/videos';
import { autoplayAddress } from '../videos/autoplayAddress.ts';
import { API_ADDRESSES, vimeoApi, youTubeApi } from '../videos/videoApi.ts';
import { mustImplement } from './mustImplement.ts';

/** Brings a provider's script to the page, and knows its addresses. */
export interface VideoLoader {
  getApiURL(): string;
  isApiLoaded(): boolean;
  getApiObject(): unknown;
  /** Calls when the script has come to life; it is asked for here, and not before. */
  onApiReady(run: (api: unknown) => void): void;
  getVideoIDFromURL(address: string): string | undefined;
  getAutoplayURL(address: string): string;
}

export function videoLoaders(view: Window): Record<'youtube' | 'vimeo' | 'baseVideoLoader', VideoLoader> {
  const globals = view as Window & { YT?: { loaded?: unknown }; Vimeo?: unknown };
  return {
    youtube: {
      ...addressesOf('youtube'),
      getApiURL: () => API_ADDRESSES.youtube,
      isApiLoaded: () => Boolean(globals.YT?.loaded),
      getApiObject: () => globals.YT,
      onApiReady: (run) => void youTubeApi(view).then(run),
    },
    vimeo: {
      ...addressesOf('vimeo'),
      getApiURL: () => API_ADDRESSES.vimeo,
      isApiLoaded: () => Boolean(globals.Vimeo),
      getApiObject: () => globals.Vimeo,
      onApiReady: (run) => void vimeoApi(view).then(run),
    },
    // What a loader of another provider has to say for itself.
    baseVideoLoader: {
      getApiURL: () => mustImplement('getApiURL'),
      isApiLoaded: () => mustImplement('isApiLoaded'),
      getApiObject: () => mustImplement('getApiObject'),
      onApiReady: () => mustImplement('onApiReady'),
      getVideoIDFromURL: () => mustImplement('getVideoIDFromURL'),
      getAutoplayURL: autoplayAddress,
    },
  };
}

function addressesOf(provider: VideoProvider) {
  return {
    getVideoIDFromURL(address: string): string | undefined {
      const video = parseVideoAddress(address);
      return video?.provider === provider ? video.id : undefined;
    },
    getAutoplayURL: autoplayAddress,
  };
}
