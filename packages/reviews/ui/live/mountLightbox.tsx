import { withFewListeners } from '@portico/kernel/islands/few-listeners';
import type { ReactNode } from 'react';
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

/** The page's lightbox: added with the first photo, then hidden and shown again by any of the widgets that use it. */
let shared: { readonly host: HTMLElement; readonly root: Root } | undefined;
let users = 0;

export function mountLightbox(options: ReviewOptions): MountedLightbox {
  users++;
  let close: (() => void) | undefined;
  return {
    open(thumbs, thumb) {
      const photos = thumbs.map((one) => ({
        src: one.getAttribute('src') ?? '',
        alt: one.alt,
        card: one.closest(CARDS),
      }));
      const show = (index: number, isOpen = true): void => {
        const hide = (): void => show(index, false);
        close = isOpen ? hide : undefined;
        render(<Lightbox {...{ photos, index, options, isOpen }} onIndex={show} onClose={hide} />);
      };
      show(Math.max(0, thumbs.indexOf(thumb)));
    },
    unmount() {
      close?.();
      if (--users > 0) return;
      shared?.root.unmount();
      shared?.host.remove();
      shared = undefined;
    },
  };
}

function render(lightbox: ReactNode): void {
  shared ??= createShared();
  const { host, root } = shared;
  // Another script may have replaced what is in the page.
  if (!host.isConnected) document.body.append(host);
  flushSync(() => root.render(lightbox));
}

function createShared(): NonNullable<typeof shared> {
  const host = document.createElement('div');
  host.style.display = 'contents';
  return { host, root: withFewListeners([host], () => createRoot(host)) };
}
