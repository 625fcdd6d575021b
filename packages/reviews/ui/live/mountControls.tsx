import { HEARD_IN_WIDGETS, withFewListeners } from '@portico/kernel/islands/few-listeners';
import { createPortal, flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Slider } from '../../browser/slider/createSlider.ts';
import type { ReviewOptions } from '../../wire/public.ts';
import { Dots } from './Dots.tsx';
import { PauseButton } from './PauseButton.tsx';

interface ControlsProps {
  readonly slider: Slider;
  readonly options: ReviewOptions;
  readonly dotsPlace: Element | null;
  readonly pausePlace: Element;
}

/**
 * The dots and pause button of a slider. The cards belong to the page, possibly hundreds of them, so none is rendered again:
 * these parts are mounted into placeholders in the markup. Returns a function to remove them.
 */
export function mountControls({ slider, options, dotsPlace, pausePlace }: ControlsProps): () => void {
  const host = document.createElement('div');
  const root = withFewListeners([host], () => createRoot(host), []);
  withFewListeners(
    dotsPlace ? [dotsPlace, pausePlace] : [pausePlace],
    () =>
      flushSync(() =>
        root.render(
          <>
            {dotsPlace && createPortal(<Dots slider={slider} options={options} />, dotsPlace)}
            {createPortal(<PauseButton slider={slider} options={options} />, pausePlace)}
          </>,
        ),
      ),
    HEARD_IN_WIDGETS,
  );
  return () => root.unmount();
}
