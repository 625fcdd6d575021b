import type { Stop } from '@portico/kernel/islands';
import { parseVideoAddress } from '@portico/kernel/videos';
import { type YouTubePlayer, youTubeApi } from '../../runtime/videos/videoApi.ts';
import type { VideoProps } from './VideoProps.ts';

const ENDED = 0;

/** Plays a video with YouTube's own player, in place of the element. */
export function playOnYouTube(placeholder: HTMLElement, video: VideoProps, playsAtOnce: boolean): Stop {
  const view = placeholder.ownerDocument.defaultView ?? window;
  const provided = parseVideoAddress(video.address);
  if (provided?.provider !== 'youtube') return () => {};
  let player: YouTubePlayer | undefined;
  let isGone = false;

  void youTubeApi(view).then(({ Player }) => {
    if (isGone) return;
    player = new Player(placeholder, {
      videoId: provided.id,
      ...(video.isPrivate
        ? { host: 'https://www.youtube-nocookie.com', origin: view.location.hostname }
        : {}),
      playerVars: {
        controls: video.controls ? 1 : 0,
        rel: 0,
        playsinline: video.playsInline ? 1 : 0,
        cc_load_policy: video.captions ? 1 : 0,
        autoplay: video.autoplay ? 1 : 0,
        ...(video.startS ? { start: video.startS } : {}),
        ...(video.endS ? { end: video.endS } : {}),
      },
      events: {
        onReady() {
          if (video.mute) player?.mute();
          if (playsAtOnce) player?.playVideo();
        },
        onStateChange({ data }) {
          if (data === ENDED && video.loop) player?.seekTo(video.startS);
        },
      },
    });
  });
  return () => {
    isGone = true;
    player?.destroy();
  };
}
