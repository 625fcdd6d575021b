import { withFewListeners } from '@portico/kernel/islands/few-listeners';
import { createPortal, flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { ReviewOptions } from '../../wire/public.ts';
import { CARDS } from '../adoptOptions.ts';
import { Lightbox } from './Lightbox.tsx';

export interface MountedLightbox {
  /** Opens one of the photos; the others come before and after it. */
  open(thumbs: readonly HTMLImageElement[], thumb: HTMLImageElement): void;
  unmount(): void;
}

/** One for all widgets of a page, as in Rich Showcase: the first photo adds it, and from then on it is shown and hidden. */
interface Shared {
  readonly root: Root;
  box: Element | null;
  openedBy: MountedLightbox | null;
}

let shared: Shared | undefined;

export function mountLightbox(options: ReviewOptions): MountedLightbox {
  let close = (): void => {};
  const lightbox: MountedLightbox = {
    open(thumbs, thumb) {
      const photos = thumbs.map((one) => ({
        src: one.getAttribute('src') ?? '',
        alt: one.alt,
        card: one.closest(CARDS),
      }));
      shared ??= createShared();
      const { root, box } = shared;
      // Scripts that exchange a page's content may have removed it.
      if (box && !box.isConnected) document.body.append(box);
      shared.openedBy = lightbox;
      const render = (index: number, isOpen: boolean): void =>
        withFewListeners([document.body], () =>
          flushSync(() =>
            root.render(
              createPortal(
                <Lightbox
                  photos={photos}
                  index={index}
                  options={options}
                  isOpen={isOpen}
                  onIndex={(to) => render(to, true)}
                  onClose={() => render(index, false)}
                />,
                document.body,
              ),
            ),
          ),
        );
      const first = Math.max(0, thumbs.indexOf(thumb));
      close = () => render(first, false);
      render(first, true);
      shared.box ??= document.body.lastElementChild;
    },
    unmount() {
      if (shared?.openedBy === lightbox) close();
    },
  };
  return lightbox;
}

function createShared(): Shared {
  const host = document.createElement('div');
  return { root: withFewListeners([host], () => createRoot(host), []), box: null, openedBy: null };
}
