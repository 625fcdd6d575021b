import { withFewListeners } from '@portico/kernel/islands/few-listeners';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { ReviewOptions } from '../../wire/public.ts';
import { CARDS } from '../adoptOptions.ts';
import { Lightbox } from './Lightbox.tsx';

export interface MountedLightbox {
  /** Opens one of the photos; the others come before and after it. */
  open(thumbs: readonly HTMLImageElement[], thumb: HTMLImageElement): void;
  unmount(): void;
}

interface Shared {
  readonly box: HTMLElement;
  readonly root: Root;
  /** The last to open it. */
  owner?: MountedLightbox;
}

/** All widgets of a page share one box, which stays when it is closed. Scripts that clear the page may remove it. */
let shared: Shared | undefined;

export function mountLightbox(options: ReviewOptions): MountedLightbox {
  const lightbox: MountedLightbox = {
    open(thumbs, thumb) {
      const photos = thumbs.map((one) => ({
        src: one.getAttribute('src') ?? '',
        alt: one.alt,
        card: one.closest(CARDS),
      }));
      shared ??= createShared();
      shared.owner = lightbox;
      const { box, root } = shared;
      const show = (index: number, isOpen = true): void => {
        const props = { box, photos, index, isOpen, options };
        flushSync(() =>
          root.render(<Lightbox {...props} onIndex={show} onClose={() => show(index, false)} />),
        );
      };
      if (!box.isConnected) document.body.append(box);
      show(Math.max(0, thumbs.indexOf(thumb)));
    },
    unmount() {
      if (shared?.owner !== lightbox) return;
      shared.box.remove();
      shared.root.render(null);
    },
  };
  return lightbox;
}

function createShared(): Shared {
  const box = document.createElement('div');
  box.className = 'rpi-lightbox portico-over';
  box.setAttribute('role', 'dialog');
  box.setAttribute('aria-modal', 'true');
  return { box, root: withFewListeners([box], () => createRoot(box)) };
}
