import { parseVideoAddress } from '@portico/kernel/videos';
import { type VimeoPlayer, vimeoApi, type YouTubePlayer, youTubeApi } from '../videos/videoApi.ts';
import type { BackgroundPlayer, BackgroundScreen } from './BackgroundPlayer.ts';
import { type BackgroundVideo, roundMs } from './BackgroundVideo.ts';

const WIDE = 16 / 9;
const ENDED = 0;
const PLAYING = 1;

/** A YouTube video, played with its API. */
export function playYouTube(video: BackgroundVideo, screen: BackgroundScreen): BackgroundPlayer {
  const { container, onPlaying, onOver } = screen;
  const place = embedPlace(container);
  const view = container.ownerDocument.defaultView ?? window;
  let player: YouTubePlayer | undefined;
  let timer: number | undefined;
  let isGone = false;
  let isPaused = false;

  /** A video with its own end restarts by a timer: the looping player ignores the end. */
  const beginRound = (): void => {
    player?.seekTo(video.startS);
    if (!isPaused) player?.playVideo();
    const length = roundMs(video);
    if (length !== null) timer = view.setTimeout(video.playsOnce ? onOver : beginRound, length);
  };
  void youTubeApi(view).then(({ Player }) => {
    if (isGone) return;
    player = new Player(place, {
      videoId: parseVideoAddress(video.address)?.id ?? '',
      ...(video.isPrivate ? { host: 'https://www.youtube-nocookie.com' } : {}),
      playerVars: { controls: 0, rel: 0, playsinline: 1, cc_load_policy: 0, disablekb: 1 },
      events: {
        onReady() {
          player?.mute();
          beginRound();
        },
        onStateChange({ data }) {
          if (data === PLAYING) onPlaying();
          else if (data === ENDED) video.playsOnce ? onOver() : beginRound();
        },
      },
    });
  });
  return {
    video: () => frameIn(container),
    ratio: () => WIDE,
    play() {
      isPaused = false;
      player?.playVideo();
    },
    pause() {
      isPaused = true;
      player?.pauseVideo();
    },
    stop() {
      isGone = true;
      view.clearTimeout(timer);
      player?.destroy();
    },
  };
}

/** A Vimeo video, played with its API, in its own aspect ratio. */
export function playVimeo(video: BackgroundVideo, screen: BackgroundScreen): BackgroundPlayer {
  const { container, onPlaying, onOver } = screen;
  const place = embedPlace(container);
  const view = container.ownerDocument.defaultView ?? window;
  let player: VimeoPlayer | undefined;
  let ratio = WIDE;
  let isGone = false;

  void vimeoApi(view).then(({ Player }) => {
    if (isGone) return;
    const made = new Player(place, {
      id: Number(parseVideoAddress(video.address)?.id),
      autoplay: true,
      autopause: false,
      background: true,
      controls: false,
      loop: !video.playsOnce,
      muted: true,
      dnt: video.isPrivate,
    });
    player = made;
    made.on('play', onPlaying);
    made.on('ended', onOver);
    if (video.startS) void made.setCurrentTime(video.startS);
    if (video.endS > video.startS)
      made.on('timeupdate', ({ seconds }) => {
        if (seconds < video.endS) return;
        if (video.playsOnce) onOver();
        else void made.setCurrentTime(video.startS);
      });
    void Promise.all([made.getVideoWidth(), made.getVideoHeight()]).then(([width, height]) => {
      if (width && height) ratio = width / height;
      onPlaying();
    });
  });
  return {
    video: () => frameIn(container),
    ratio: () => ratio,
    play: () => void player?.play(),
    pause: () => void player?.pause(),
    stop() {
      isGone = true;
      void player?.destroy();
    },
  };
}

/** The element for the player. Players replace it, so it is gone once one has started. */
function embedPlace(container: HTMLElement): HTMLElement {
  const found = container.querySelector<HTMLElement>('.elementor-background-video-embed');
  if (found) return found;
  const place = container.ownerDocument.createElement('div');
  place.className = 'elementor-background-video-embed';
  return container.appendChild(place);
}

function frameIn(container: HTMLElement): HTMLElement | null {
  return container.querySelector<HTMLElement>('iframe');
}
