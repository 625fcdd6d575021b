import { withFewListeners } from '@portico/kernel/islands/few-listeners';
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
 * The dots of a slider and its pause button. The cards are the page's own, hundreds of them perhaps, so nothing of them
 * is rendered again: these parts are put into the places that the markup has for them. Returns how to remove them.
 */
export function mountControls({ slider, options, dotsPlace, pausePlace }: ControlsProps): () => void {
  const host = document.createElement('div');
  const places = [host, pausePlace, ...(dotsPlace ? [dotsPlace] : [])];
  const root = withFewListeners(places, () => {
    const made = createRoot(host);
    flushSync(() =>
      made.render(
        <>
          {dotsPlace && createPortal(<Dots slider={slider} options={options} />, dotsPlace)}
          {createPortal(<PauseButton slider={slider} options={options} />, pausePlace)}
        </>,
      ),
    );
    return made;
  });
  return () => root.unmount();
}
