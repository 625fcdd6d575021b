import { lazy, Suspense } from 'react';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Slider } from '../../browser/slider/createSlider.ts';
import type { ReviewOptions } from '../../protocol.ts';
import { Dots } from './Dots.tsx';
import type { LightboxPhoto } from './Lightbox.tsx';
import { PauseButton } from './PauseButton.tsx';

/** Most visitors read and open no photo. */
const Lightbox = lazy(() => import('./Lightbox.tsx').then((module) => ({ default: module.Lightbox })));

export interface LiveProps {
  readonly options: ReviewOptions;
  readonly slider: LiveSlider | null;
  readonly lightbox: { readonly photos: readonly LightboxPhoto[]; readonly index: number } | null;
  onPhoto(index: number | null): void;
}

export interface LiveSlider {
  readonly slider: Slider;
  readonly dotsPlace: Element | null;
  readonly pausePlace: Element;
}

/**
 * What a widget shows beside its cards. The cards are the page's own, hundreds of them perhaps, so nothing of them is
 * rendered again: these parts are put into the places that the markup has for them.
 */
function Live({ options, slider, lightbox, onPhoto }: LiveProps) {
  return (
    <>
      {slider?.dotsPlace && createPortal(<Dots slider={slider.slider} options={options} />, slider.dotsPlace)}
      {slider && createPortal(<PauseButton slider={slider.slider} options={options} />, slider.pausePlace)}
      {lightbox &&
        createPortal(
          <Suspense>
            <Lightbox {...lightbox} options={options} onIndex={onPhoto} onClose={() => onPhoto(null)} />
          </Suspense>,
          document.body,
        )}
    </>
  );
}

export interface MountedLive {
  update(props: LiveProps): void;
  unmount(): void;
}

export function mountLive(props: LiveProps): MountedLive {
  const root = createRoot(document.createElement('div'));
  const update = (next: LiveProps): void => root.render(<Live {...next} />);
  update(props);
  return { update, unmount: () => root.unmount() };
}
