import { initialOf } from '../cards/initialOf.ts';

/** Takes a broken photo away, and puts the reviewer's initial in the place of a broken portrait. */
export function mendImage(image: HTMLImageElement): void {
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
