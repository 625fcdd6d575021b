import { parseVideoAddress } from '@portico/kernel/videos';
import { recordOf, type Settings, textOf } from '../../model/settings/read.ts';
import { lightboxFrame } from '../videos/lightboxFrame.ts';
import { loadableAddress } from './loadableAddress.ts';

/** What a lightbox should show. All URLs in it have been checked. */
export type LightboxRequest =
  | { readonly kind: 'image'; readonly url: string; readonly title: string; readonly description: string }
  | { readonly kind: 'slideshow'; readonly group: string; readonly url: string | null }
  | {
      readonly kind: 'video';
      readonly video: LightboxVideo;
      readonly dialogId: string | null;
      readonly modal: Settings;
    };

/** A self-hosted video, which always plays at once, or a known provider's frame. */
export type LightboxVideo =
  | {
      readonly source: 'file';
      readonly url: string;
      /** Requested attributes, unchecked; `videoAttributes` knows which are allowed. */
      readonly params: Settings;
    }
  | { readonly source: 'frame'; readonly url: string };

/** Parses a link's or hash's settings. `null` for anything our lightbox would not show: it is ignored. */
export function lightboxRequest(settings: Settings, base: string): LightboxRequest | null {
  if (settings.type === 'video') return videoRequest(settings, base);
  const url = loadableAddress(settings.url, base);
  const group = textOf(settings.slideshow);
  if (group) return { kind: 'slideshow', group, url };
  const isImage = settings.id !== undefined || settings.type === 'image';
  if (!isImage || !url) return null;
  return { kind: 'image', url, title: textOf(settings.title), description: textOf(settings.description) };
}

/** The video at a URL. Only videos of known providers are framed, never any other page. */
export function lightboxVideo(
  address: unknown,
  base: string,
  { autoplay = true, isHosted = false, params = {} }: Partial<VideoOptions> = {},
): LightboxVideo | null {
  const url = loadableAddress(address, base);
  if (!url) return null;
  const provided = parseVideoAddress(url);
  if (provided) return { source: 'frame', url: withOptions(lightboxFrame(provided, autoplay), new URL(url)) };
  return isHosted || /\.(mp4|webm|ogv|m4v|mov)$/i.test(new URL(url).pathname)
    ? { source: 'file', url, params }
    : null;
}

/** An embed URL contains its author's player options. */
function withOptions(frame: URL, { pathname, searchParams, hash }: URL): string {
  if (/^\/(embed|video)\//.test(pathname)) {
    for (const [name, value] of searchParams) if (name !== 'autoplay') frame.searchParams.set(name, value);
    frame.hash = hash;
  }
  return frame.href;
}

interface VideoOptions {
  readonly autoplay: boolean;
  readonly isHosted: boolean;
  readonly params: Settings;
}

function videoRequest(settings: Settings, base: string): LightboxRequest | null {
  // Only absolute URLs: a hash must not depend on the page it is opened on.
  if (!textOf(settings.url).startsWith('http')) return null;
  const video = lightboxVideo(settings.url, base, {
    autoplay: settings.autoplay !== 'no' && settings.autoplay !== '' && settings.autoplay !== false,
    isHosted: settings.videoType === 'hosted',
    params: recordOf(settings.videoParams),
  });
  if (!video) return null;
  const modal = recordOf(settings.modalOptions);
  const id = textOf(modal.id);
  return { kind: 'video', video, dialogId: /^[\w-]+$/.test(id) ? id : null, modal };
}
