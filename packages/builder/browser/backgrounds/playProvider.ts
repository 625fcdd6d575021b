import { parseVideoAddress } from '../../ui/video/videoAddress.ts';
import { type VimeoPlayer, vimeoApi, type YouTubePlayer, youTubeApi } from '../../ui/video/videoApi.ts';
import { type BackgroundFilm, roundMs } from './BackgroundFilm.ts';
import type { BackgroundPlayer, BackgroundScreen } from './BackgroundPlayer.ts';

const WIDE = 16 / 9;
const ENDED = 0;
const PLAYING = 1;

/** A film at YouTube, played by its own script. */
export function playYouTube(film: BackgroundFilm, screen: BackgroundScreen): BackgroundPlayer {
  const { container, onPlaying, onOver } = screen;
  const place = embedPlace(container);
  const view = container.ownerDocument.defaultView ?? window;
  let player: YouTubePlayer | undefined;
  let timer: number | undefined;
  let isGone = false;

  /** A film with an end of its own begins anew by the clock: the player knows no such end when it loops. */
  const beginRound = (): void => {
    player?.seekTo(film.startS);
    player?.playVideo();
    const length = roundMs(film);
    if (length !== null) timer = view.setTimeout(film.playsOnce ? onOver : beginRound, length);
  };
  void youTubeApi(view).then(({ Player }) => {
    if (isGone) return;
    player = new Player(place, {
      videoId: parseVideoAddress(film.address)?.id ?? '',
      ...(film.isPrivate ? { host: 'https://www.youtube-nocookie.com' } : {}),
      playerVars: { controls: 0, rel: 0, playsinline: 1, cc_load_policy: 0, disablekb: 1 },
      events: {
        onReady() {
          player?.mute();
          beginRound();
        },
        onStateChange({ data }) {
          if (data === PLAYING) onPlaying();
          else if (data === ENDED) film.playsOnce ? onOver() : beginRound();
        },
      },
    });
  });
  return {
    film: () => frameIn(container),
    ratio: () => WIDE,
    play: () => player?.playVideo(),
    pause: () => player?.pauseVideo(),
    stop() {
      isGone = true;
      view.clearTimeout(timer);
      player?.destroy();
    },
  };
}

/** A film at Vimeo, played by its own script, in the shape that it has. */
export function playVimeo(film: BackgroundFilm, screen: BackgroundScreen): BackgroundPlayer {
  const { container, onPlaying, onOver } = screen;
  const place = embedPlace(container);
  const view = container.ownerDocument.defaultView ?? window;
  let player: VimeoPlayer | undefined;
  let ratio = WIDE;
  let isGone = false;

  void vimeoApi(view).then(({ Player }) => {
    if (isGone) return;
    const made = new Player(place, {
      id: Number(parseVideoAddress(film.address)?.id),
      autoplay: true,
      autopause: false,
      background: true,
      controls: false,
      loop: !film.playsOnce,
      muted: true,
      dnt: film.isPrivate,
    });
    player = made;
    made.on('play', onPlaying);
    made.on('ended', onOver);
    if (film.startS) void made.setCurrentTime(film.startS);
    if (film.endS > film.startS)
      made.on('timeupdate', ({ seconds }) => {
        if (seconds < film.endS) return;
        if (film.playsOnce) onOver();
        else void made.setCurrentTime(film.startS);
      });
    void Promise.all([made.getVideoWidth(), made.getVideoHeight()]).then(([width, height]) => {
      if (width && height) ratio = width / height;
      onPlaying();
    });
  });
  return {
    film: () => frameIn(container),
    ratio: () => ratio,
    play: () => void player?.play(),
    pause: () => void player?.pause(),
    stop() {
      isGone = true;
      void player?.destroy();
    },
  };
}

/** Where the player goes. Players put themselves in the place of an element, so a started one is not there any more. */
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
