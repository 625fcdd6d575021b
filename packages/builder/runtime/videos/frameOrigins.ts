import type { VideoProvider } from '@portico/kernel/videos';

/** Whose frames a video or a sound opens, redirects of the provider's included. */
const FRAME_ORIGINS: Readonly<Record<VideoProvider | 'soundcloud' | 'google', readonly string[]>> = {
  youtube: ['https://www.youtube-nocookie.com'],
  vimeo: ['https://player.vimeo.com'],
  dailymotion: ['https://dailymotion.com', 'https://www.dailymotion.com', 'https://geo.dailymotion.com'],
  videopress: ['https://videopress.com', 'https://video.wordpress.com'],
  soundcloud: ['https://w.soundcloud.com'],
  google: ['https://maps.google.com', 'https://www.google.com'],
};

/** The attribute by which a widget says whose frame it will open. */
export const FRAME_OF = 'data-frame-of';

/**
 * The origins whose frames a page will open when its visitor presses play, for its content-security-policy. They come
 * from the list above and from nowhere else, whatever the markup says.
 */
export function frameOrigins(html: string): string[] {
  const named = new Set([...html.matchAll(/ data-frame-of="([a-z]+)"/g)].map(([, provider]) => provider));
  return Object.entries(FRAME_ORIGINS).flatMap(([provider, origins]) => (named.has(provider) ? origins : []));
}
