import { inView } from '@portico/kernel/dom';

/** How far outside the viewport a picture starts loading. */
export const LAZY_MARGIN_PX = 200;

/** Loads pictures whose URL older markup keeps in `data-src` when they come near the viewport. Returns a function to stop. */
export function lazyImages(area: Element): () => void {
  const stops = [...area.querySelectorAll<HTMLImageElement>('img[data-src]')].map((image) => {
    const stop = inView(
      image,
      (entry) => {
        if (!entry.isIntersecting) return;
        stop();
        load(image);
      },
      `${LAZY_MARGIN_PX}px`,
    );
    return stop;
  });
  return () => {
    for (const stop of stops) stop();
  };
}

/** Loads the pictures of a card that the visitor requested, wherever it is. */
export function loadImages(card: Element): void {
  for (const image of card.querySelectorAll<HTMLImageElement>('img[data-src]')) load(image);
}

function load(image: HTMLImageElement): void {
  const { src, srcset } = image.dataset;
  // It may have been requested in two ways.
  if (src === undefined) return;
  delete image.dataset.src;
  delete image.dataset.srcset;
  image.addEventListener('load', () => image.classList.add('b-loaded'), { once: true });
  image.addEventListener('error', () => image.classList.add('b-error'), { once: true });
  const [normal = '', sharp] = src.split('|');
  if (srcset) image.srcset = srcset;
  image.src = sharp && devicePixelRatio > 1 ? sharp : normal;
}
