import type { AudioProps } from './AudioProps.ts';

/** Reads an audio widget out of its markup; `null` when there is none in it. */
export function adoptAudio(element: Element): AudioProps | null {
  const audio = element.querySelector<HTMLAudioElement>('audio.wp-audio-shortcode');
  if (!audio) return null;
  const preload = audio.getAttribute('preload');
  return {
    title: element.querySelector('.elementor-audio-title')?.textContent ?? '',
    src: audio.getAttribute('src') ?? audio.querySelector('source')?.getAttribute('src') ?? '',
    preload: preload === 'metadata' || preload === 'auto' ? preload : 'none',
    loops: audio.loop,
  };
}
