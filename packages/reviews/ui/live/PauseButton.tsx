import { useSyncExternalStore } from 'react';
import type { Slider } from '../../browser/slider/createSlider.ts';
import { type ReviewOptions, translate } from '../../wire/public.ts';

/** Lets the visitor pause and resume automatic movement. */
export function PauseButton({ slider, options }: { slider: Slider; options: ReviewOptions }) {
  const { autoplay } = useSyncExternalStore(slider.subscribe, slider.view);
  if (autoplay === 'stopped') return null;
  const isPlaying = autoplay === 'playing';
  return (
    <button
      type="button"
      className="rpi-pause"
      aria-label={translate(options, isPlaying ? 'Pause' : 'Play')}
      onClick={isPlaying ? slider.pause : slider.resume}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path fill="currentColor" d={isPlaying ? 'M4 3h3v10H4zM9 3h3v10H9z' : 'M5 3l8 5-8 5z'} />
      </svg>
    </button>
  );
}
