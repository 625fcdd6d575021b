import { prefersReducedMotion } from '@portico/kernel/dom';
import type { Stop } from '@portico/kernel/islands';
import { pauseButton } from '../../runtime/backgrounds/pauseButton.ts';

const PLAYING = 'e-background-video--playing';
const PAUSED = 'e-background-video--paused';

/** Plays the video behind a version 4 box, with its author's buttons or ours. */
export function runBackgroundVideo(root: HTMLElement): Stop {
  const video = root.querySelector<HTMLVideoElement>(':scope > .e-background-video__media');
  if (!video) return () => {};
  const listening = new AbortController();
  const { signal } = listening;
  const view = root.ownerDocument.defaultView ?? window;
  const ofType = (type: string) =>
    root.querySelector<HTMLElement>(`[data-e-type="e-background-video-${type}"]`);
  const [playButton, stopButton, controls] = [ofType('play'), ofType('pause'), ofType('controls')];
  const show = (): void => {
    for (const [node, playing, paused] of [
      [root, PLAYING, PAUSED],
      [controls, 'e--playing', 'e--paused'],
    ] as const) {
      node?.classList.toggle(playing, !video.paused);
      node?.classList.toggle(paused, video.paused);
    }
  };
  const play = (): void => {
    // Browsers in power or data saving mode refuse; the background stays.
    video.play().catch(() => {});
  };
  const pause = (): void => video.pause();
  for (const name of ['play', 'pause']) video.addEventListener(name, show, { signal });
  playButton?.addEventListener('click', play, { signal });
  stopButton?.addEventListener('click', pause, { signal });
  keepWithin(video, signal);
  const removeButton =
    playButton && stopButton ? () => {} : pauseButton(root, 'the background video', { play, pause });
  if (video.hasAttribute('data-autoplay') && !prefersReducedMotion(view)) play();
  show();
  return () => {
    listening.abort();
    removeButton();
    pause();
  };
}

/** Browsers respect a range in the URL only once; for later loops we enforce it. */
function keepWithin(video: HTMLVideoElement, signal: AbortSignal): void {
  const [, from = '0', to = ''] = /#t=(\d+)(?:,(\d+))?$/.exec(video.getAttribute('src') ?? '') ?? [];
  if (Number(to) <= Number(from)) return;
  video.addEventListener(
    'timeupdate',
    () => {
      if (video.currentTime < Number(to)) return;
      if (video.loop) video.currentTime = Number(from);
      else video.pause();
    },
    { signal },
  );
}
