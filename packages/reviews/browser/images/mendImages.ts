import { initialOf } from '../cards/initialOf.ts';

/** Puts something better in the place of pictures that cannot be shown. Returns how to stop. */
export function mendImages(area: HTMLElement): () => void {
  const onError = ({ target }: Event): void => {
    if (target instanceof HTMLImageElement) mend(target);
  };
  // Errors of pictures do not bubble; on the way down they can be heard.
  area.addEventListener('error', onError, true);
  for (const image of area.querySelectorAll('img')) if (image.complete && isBroken(image)) mend(image);
  return () => area.removeEventListener('error', onError, true);
}

function isBroken(image: HTMLImageElement): boolean {
  return image.naturalWidth === 0 && !image.dataset.src && image.loading !== 'lazy' && image.src !== '';
}

function mend(image: HTMLImageElement): void {
  if (image.matches('.rpi-thumb')) {
    image.hidden = true;
    return;
  }
  // Another product's own way out comes first; it swaps the address once.
  if (image.hasAttribute('onerror') || image.closest('.rpi-lightbox-media')) return;
  const name = image.closest('.grw-review, .wp-google-review, .grw-header')?.querySelector('.wp-google-name');
  const sign = image.ownerDocument.createElement('span');
  sign.className = 'grw-img grw-initial';
  sign.ariaHidden = 'true';
  sign.textContent = initialOf(name?.textContent ?? '');
  image.replaceWith(sign);
}
