import { recordOf, type Settings, textOf } from '../../settings/read.ts';
import { embedAddress } from '../../ui/video/embedAddress.ts';
import { parseVideoAddress } from '../../ui/video/videoAddress.ts';
import { loadableAddress } from './loadableAddress.ts';

/** What a lightbox is asked to show. Every address in it has been looked at. */
export type LightboxRequest =
  | { readonly kind: 'image'; readonly url: string; readonly title: string; readonly description: string }
  | { readonly kind: 'slideshow'; readonly group: string; readonly url: string | null }
  | {
      readonly kind: 'video';
      readonly film: LightboxFilm;
      readonly dialogId: string | null;
      readonly modal: Settings;
    };

/** A film of the site's own, or the frame of a provider that is known. */
export type LightboxFilm =
  | {
      readonly source: 'file';
      readonly url: string;
      readonly autoplay: boolean;
      /** Attributes that the page asks for, as they came; `filmAttributes` knows which may be had. */
      readonly params: Settings;
    }
  | { readonly source: 'frame'; readonly url: string };

/** Reads what a link or a hash carries. `null` for what no lightbox of ours would show: it is then ignored. */
export function lightboxRequest(settings: Settings, base: string): LightboxRequest | null {
  if (settings.type === 'video') return videoRequest(settings, base);
  const url = loadableAddress(settings.url, base);
  const group = textOf(settings.slideshow);
  if (group) return { kind: 'slideshow', group, url };
  const isImage = settings.id !== undefined || settings.type === 'image';
  if (!isImage || !url) return null;
  return { kind: 'image', url, title: textOf(settings.title), description: textOf(settings.description) };
}

/** The film behind an address. A foreign page is never framed: only films of providers that are known are. */
export function lightboxFilm(
  address: unknown,
  base: string,
  { autoplay = true, isHosted = false, params = {} }: Partial<FilmWishes> = {},
): LightboxFilm | null {
  const url = loadableAddress(address, base);
  if (!url) return null;
  const video = parseVideoAddress(url);
  if (video) {
    const frame = embedAddress(video, { autoplay, isPrivate: true, playsInline: true });
    return { source: 'frame', url: withWishes(frame, new URL(url)) };
  }
  return isHosted || /\.(mp4|webm|ogv|m4v|mov)$/i.test(new URL(url).pathname)
    ? { source: 'file', url, autoplay, params }
    : null;
}

/** An address that was made for a frame says how its author wants the film to be shown. */
function withWishes(frame: string, { pathname, searchParams, hash }: URL): string {
  if (!/^\/(embed|video)\//.test(pathname)) return frame;
  const url = new URL(frame);
  for (const [name, value] of searchParams) if (name !== 'autoplay') url.searchParams.set(name, value);
  url.hash = hash;
  return url.href;
}

interface FilmWishes {
  readonly autoplay: boolean;
  readonly isHosted: boolean;
  readonly params: Settings;
}

function videoRequest(settings: Settings, base: string): LightboxRequest | null {
  // Only whole addresses: what a hash names must not depend on the page that it is opened on.
  if (!textOf(settings.url).startsWith('http')) return null;
  const film = lightboxFilm(settings.url, base, {
    autoplay: settings.autoplay !== 'no' && settings.autoplay !== '' && settings.autoplay !== false,
    isHosted: settings.videoType === 'hosted',
    params: recordOf(settings.videoParams),
  });
  if (!film) return null;
  const modal = recordOf(settings.modalOptions);
  const id = textOf(modal.id);
  return { kind: 'video', film, dialogId: /^[\w-]+$/.test(id) ? id : null, modal };
}
