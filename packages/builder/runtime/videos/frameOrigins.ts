import type { VideoProvider } from '@portico/kernel/videos';

/** Origins of the frames of videos and sounds, including the providers' redirects. */
const FRAME_ORIGINS: Readonly<Record<VideoProvider | 'soundcloud' | 'google', readonly string[]>> = {
  youtube: ['https://www.youtube-nocookie.com'],
  vimeo: ['https://player.vimeo.com'],
  dailymotion: ['https://dailymotion.com', 'https://www.dailymotion.com', 'https://geo.dailymotion.com'],
  videopress: ['https://videopress.com', 'https://video.wordpress.com'],
  soundcloud: ['https://w.soundcloud.com'],
  google: ['https://maps.google.com', 'https://www.google.com'],
};

/** Attribute that names the provider whose frame a widget will open. */
export const FRAME_OF = 'data-frame-of';

/**
 * The origins whose frames a page opens on play, for its content-security-policy. Only from the list above, whatever the markup
 * says.
 */
export function frameOrigins(html: string): string[] {
  const named = new Set([...html.matchAll(/ data-frame-of="([a-z]+)"/g)].map(([, provider]) => provider));
  return Object.entries(FRAME_ORIGINS).flatMap(([provider, origins]) => (named.has(provider) ? origins : []));
}
