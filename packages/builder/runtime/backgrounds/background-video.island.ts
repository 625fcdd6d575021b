import './background.css';
import { playNear, prefersReducedMotion } from '@portico/kernel/dom';
import type { Stop } from '@portico/kernel/islands';
import { parseVideoAddress } from '@portico/kernel/videos';
import { BACKGROUND_VIDEO_EVENT } from '../../wire/public.ts';
import { elementSettings } from '../frontend/elementSettings.ts';
import { listen } from '../frontend/listen.ts';
import { pageDevice } from '../frontend/pageDevice.ts';
import type { BackgroundPlayer } from './BackgroundPlayer.ts';
import { type BackgroundVideo, backgroundVideo } from './BackgroundVideo.ts';
import { coverSize } from './coverSize.ts';
import { pauseButton } from './pauseButton.ts';
import { playFile } from './playFile.ts';

const WAITING = ['elementor-loading', 'elementor-invisible'];

/** Plays a video behind the content of a section or container. */
export async function start(container: HTMLElement): Promise<Stop> {
  const owner = container.closest<HTMLElement>('.elementor-element');
  const view = container.ownerDocument.defaultView ?? window;
  const video = owner && backgroundVideo(elementSettings(owner));
  // With reduced motion the fallback picture stays; also on phones, unless enabled.
  if (
    !video ||
    prefersReducedMotion(view) ||
    (!video.playsOnMobile && pageDevice(view).current() === 'mobile')
  )
    return () => {};

  container.classList.add(...WAITING);
  const fit = (): void => cover(container, player);
  const play = await choosePlayer(video);
  const player = play(video, {
    container,
    onPlaying() {
      container.classList.remove(...WAITING);
      fit();
    },
    onOver() {
      container.classList.add('elementor-invisible');
      playing.pause();
    },
  });
  const playing = playNear(container, player);
  const removeButton = pauseButton(owner, 'the background video', playing);
  const watcher = new view.ResizeObserver(fit);
  watcher.observe(container);
  const stopListening = listen(container, BACKGROUND_VIDEO_EVENT, fit);
  return () => {
    stopListening();
    watcher.disconnect();
    removeButton();
    playing.stop();
    player.stop();
    container.classList.remove(...WAITING);
  };
}

/** The code for providers is only loaded for their videos. */
async function choosePlayer({ address }: BackgroundVideo) {
  const provider = parseVideoAddress(address)?.provider;
  if (provider !== 'youtube' && provider !== 'vimeo') return playFile;
  const { playVimeo, playYouTube } = await import('./playProvider.ts');
  return provider === 'youtube' ? playYouTube : playVimeo;
}

function cover(container: HTMLElement, player: BackgroundPlayer): void {
  const video = player.video();
  const { clientWidth, clientHeight } = container;
  if (!video || clientWidth === 0 || clientHeight === 0) return;
  const { width, height } = coverSize({ width: clientWidth, height: clientHeight }, player.ratio());
  video.style.width = `${width}px`;
  video.style.height = `${height}px`;
}
