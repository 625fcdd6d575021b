import type { BackgroundPlayer, BackgroundScreen } from './BackgroundPlayer.ts';
import type { BackgroundVideo } from './BackgroundVideo.ts';

const WIDE = 16 / 9;

/** A video file: the browser's own player, muted. */
export function playFile(
  { address, startS, endS, playsOnce }: BackgroundVideo,
  { container, onPlaying, onOver }: BackgroundScreen,
): BackgroundPlayer {
  const found = container.querySelector<HTMLVideoElement>('video.elementor-background-video-hosted');
  const file = found ?? container.appendChild(container.ownerDocument.createElement('video'));
  const listening = new AbortController();
  const { signal } = listening;
  file.classList.add('elementor-background-video-hosted');
  file.muted = true;
  file.playsInline = true;
  file.loop = !playsOnce;
  file.addEventListener('playing', onPlaying, { signal });
  file.addEventListener('ended', onOver, { signal });
  // Browsers respect a range in the URL only once; for later loops we enforce the start.
  if (endS > startS)
    file.addEventListener(
      'timeupdate',
      () => {
        if (file.currentTime < endS) return;
        if (playsOnce) onOver();
        else file.currentTime = startS;
      },
      { signal },
    );
  const range = startS || endS ? `#t=${startS}${endS ? `,${endS}` : ''}` : '';
  if (file.getAttribute('src') !== address + range) file.src = address + range;
  return {
    video: () => file,
    ratio: () => (file.videoWidth && file.videoHeight ? file.videoWidth / file.videoHeight : WIDE),
    play() {
      // Browsers in power or data saving mode refuse; the picture behind it stays.
      file.play().catch(() => {});
    },
    pause: () => file.pause(),
    stop() {
      listening.abort();
      file.pause();
    },
  };
}
