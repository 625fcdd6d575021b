import type { ProviderVideo, VideoProvider } from '@portico/kernel/videos';

/** The players, with what is asked of each in a lightbox, where no author has set anything; it sets no cookies. */
const PLAYERS: Readonly<Record<VideoProvider, readonly [place: string, wishes: string]>> = {
  youtube: ['www.youtube-nocookie.com/embed', 'rel=0&playsinline=1&autoplay='],
  vimeo: ['player.vimeo.com/video', 'autopause=0&dnt=true&autoplay='],
  dailymotion: ['dailymotion.com/embed/video', 'endscreen-enable=0&autoplay='],
  videopress: ['videopress.com/embed', 'playsinline=1&autoPlay='],
};

/** The page that shows a video in the frame of a lightbox. What an author can set for a video in a page is `embedAddress`'s. */
export function lightboxFrame({ provider, id, privacyHash }: ProviderVideo, autoplay: boolean): URL {
  const [place, wishes] = PLAYERS[provider];
  const url = new URL(`https://${place}/${encodeURIComponent(id)}?${wishes}${Number(autoplay)}`);
  if (privacyHash) url.searchParams.set('h', privacyHash);
  return url;
}
