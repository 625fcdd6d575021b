import { parseVideoAddress, type VideoProvider } from '@portico/kernel/videos';
import { autoplayAddress } from '../videos/autoplayAddress.ts';
import { API_ADDRESSES, vimeoApi, youTubeApi } from '../videos/videoApi.ts';
import { mustImplement } from './mustImplement.ts';

/** Loads a provider's script, and knows its URLs. */
export interface VideoLoader {
  getApiURL(): string;
  isApiLoaded(): boolean;
  getApiObject(): unknown;
  /** Calls back when the script is ready; it is only requested here. */
  onApiReady(run: (api: unknown) => void): void;
  getVideoIDFromURL(address: string): string | null;
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
    // What another provider's loader must implement.
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
    getVideoIDFromURL(address: string): string | null {
      const video = parseVideoAddress(address);
      return video?.provider === provider ? video.id : null;
    },
    getAutoplayURL: autoplayAddress,
  };
}
