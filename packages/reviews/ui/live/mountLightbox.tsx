import { withFewListeners } from '@portico/kernel/islands/few-listeners';
import { createPortal, flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { ReviewOptions } from '../../wire/public.ts';
import { CARDS } from '../adoptOptions.ts';
import { Lightbox } from './Lightbox.tsx';

export interface MountedLightbox {
  /** Opens one of the photos; the others come before and after it. */
  open(thumbs: readonly HTMLImageElement[], thumb: HTMLImageElement): void;
  unmount(): void;
}

export function mountLightbox(options: ReviewOptions): MountedLightbox {
  const host = document.createElement('div');
  const root = withFewListeners([host], () => createRoot(host), []);
  return {
    open(thumbs, thumb) {
      const photos = thumbs.map((one) => ({
        src: one.getAttribute('src') ?? '',
        alt: one.alt,
        card: one.closest(CARDS),
      }));
      const close = (): void => root.render(null);
      const show = (index: number): void =>
        withFewListeners([document.body], () =>
          flushSync(() =>
            root.render(
              createPortal(
                <Lightbox photos={photos} index={index} options={options} onIndex={show} onClose={close} />,
                document.body,
              ),
            ),
          ),
        );
      show(Math.max(0, thumbs.indexOf(thumb)));
    },
    unmount: () => root.unmount(),
  };
}
