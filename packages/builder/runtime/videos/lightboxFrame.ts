import type { ProviderVideo, VideoProvider } from '@portico/kernel/videos';

/** The providers' players with their options in a lightbox, where there are no author settings; without cookies. */
const PLAYERS: Readonly<Record<VideoProvider, readonly [place: string, wishes: string]>> = {
  youtube: ['www.youtube-nocookie.com/embed', 'rel=0&playsinline=1&autoplay='],
  vimeo: ['player.vimeo.com/video', 'autopause=0&dnt=true&autoplay='],
  dailymotion: ['dailymotion.com/embed/video', 'endscreen-enable=0&autoplay='],
  videopress: ['videopress.com/embed', 'playsinline=1&autoPlay='],
};

/** URL of a video's frame in a lightbox. For a video in a page with author settings, see `embedAddress`. */
export function lightboxFrame({ provider, id, privacyHash }: ProviderVideo, autoplay: boolean): URL {
  const [place, wishes] = PLAYERS[provider];
  const url = new URL(`https://${place}/${encodeURIComponent(id)}?${wishes}${Number(autoplay)}`);
  if (privacyHash) url.searchParams.set('h', privacyHash);
  return url;
}
