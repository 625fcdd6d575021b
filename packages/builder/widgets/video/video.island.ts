import './video.css';
import { inView } from '@portico/kernel/dom';
import type { Stop } from '@portico/kernel/islands';
import { elementSettings } from '../../runtime/frontend/elementSettings.ts';
import { autoplayAddress } from '../../runtime/videos/autoplayAddress.ts';
import type { VideoProps } from './VideoProps.ts';
import { videoFromSettings } from './videoSettings.ts';
import { playOnYouTube } from './youTubePlayer.ts';

/**
 * A video in the page. It has no view of its own: the markup is the provider's or the browser's player, which only has to be
 * started. So it works without React.
 */
export function start(element: HTMLElement): Stop {
  const video = videoFromSettings(elementSettings(element));
  const wrapper = element.querySelector<HTMLElement>('.elementor-wrapper');
  // In older markup the button is not a tab stop.
  wrapper?.querySelector('.elementor-custom-embed-play')?.setAttribute('tabindex', '0');
  // A video that opens in the lightbox is started there.
  if (!wrapper || video.opensLightbox) return () => {};
  const overlay = wrapper.querySelector<HTMLElement>('.elementor-custom-embed-image-overlay');
  return overlay ? waitForPlay(wrapper, overlay, video) : startNow(wrapper, video);
}

function waitForPlay(wrapper: HTMLElement, overlay: HTMLElement, video: VideoProps): Stop {
  const listening = new AbortController();
  const { signal } = listening;
  let stopPlaying: Stop | undefined;
  const onPlay = (): void => {
    listening.abort();
    overlay.remove();
    stopPlaying = play(wrapper, video);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onPlay();
  };
  overlay.addEventListener('click', onPlay, { signal });
  overlay.addEventListener('keydown', onKeyDown, { signal });
  return () => {
    listening.abort();
    stopPlaying?.();
  };
}

/** Without an overlay only YouTube's video needs to be started, and a frame without its URL: the others are players. */
function startNow(wrapper: HTMLElement, video: VideoProps): Stop {
  const placeholder = wrapper.querySelector<HTMLElement>('div.elementor-video');
  const frame = frameOf(wrapper);
  let stopPlaying: Stop | undefined;
  const begin = (): void => {
    if (video.type === 'youtube' && placeholder)
      stopPlaying = playOnYouTube(placeholder, video, video.autoplay);
    else if (frame?.dataset.lazyLoad && !frame.hasAttribute('src')) frame.src = frame.dataset.lazyLoad;
  };
  if (!video.isLazy) {
    begin();
    return () => stopPlaying?.();
  }
  // The placeholder has no height, so its parent is observed.
  const stopWatching = inView(placeholder?.parentElement ?? wrapper, ({ isIntersecting }) => {
    if (!isIntersecting) return;
    stopWatching();
    begin();
  });
  return () => {
    stopWatching();
    stopPlaying?.();
  };
}

/** The visitor has pressed play: one press is enough, and the focus moves to the player. */
function play(wrapper: HTMLElement, video: VideoProps): Stop {
  const file = wrapper.querySelector<HTMLVideoElement>('video.elementor-video');
  if (file) {
    file.focus();
    // A browser may require another press, on the player's own button.
    file.play().catch(() => {});
    return () => file.pause();
  }
  const placeholder = wrapper.querySelector<HTMLElement>('div.elementor-video');
  if (placeholder?.dataset.lazyLoad) {
    frameInPlaceOf(placeholder, placeholder.dataset.lazyLoad).focus();
    return () => {};
  }
  if (placeholder && video.type === 'youtube') return playOnYouTube(placeholder, video, true);
  const frame = frameOf(wrapper);
  const address = frame?.dataset.lazyLoad ?? frame?.getAttribute('src');
  if (frame && address) {
    if (!frame.allow.includes('autoplay')) frame.allow = [frame.allow, 'autoplay'].filter(Boolean).join('; ');
    frame.src = autoplayAddress(address);
    frame.focus();
  }
  return () => {};
}

function frameOf(wrapper: HTMLElement): HTMLIFrameElement | null {
  return wrapper.querySelector<HTMLIFrameElement>('iframe.elementor-video-iframe');
}

/** On our own pages the server has stored the frame's URL in the markup. */
function frameInPlaceOf(placeholder: HTMLElement, address: string): HTMLIFrameElement {
  const frame = placeholder.ownerDocument.createElement('iframe');
  frame.className = 'elementor-video-iframe';
  frame.title = placeholder.dataset.title ?? 'Video';
  frame.allow = 'autoplay; fullscreen; picture-in-picture';
  frame.allowFullscreen = true;
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.src = address;
  placeholder.replaceWith(frame);
  return frame;
}
