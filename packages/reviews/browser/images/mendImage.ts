import { initialOf } from '../cards/initialOf.ts';

/** Replaces a broken portrait with the reviewer's initial. A photo stays: its host may still send it in full size. */
export function mendImage(image: HTMLImageElement): void {
  // Another product's own fallback goes first; it swaps the URL once.
  if (image.matches('.rpi-thumb,[onerror],.rpi-lightbox-media *')) return;
  const name = image.closest('.grw-review, .wp-google-review, .grw-header')?.querySelector('.wp-google-name');
  const sign = image.ownerDocument.createElement('span');
  sign.className = 'grw-img grw-initial';
  sign.ariaHidden = 'true';
  sign.textContent = initialOf(name?.textContent ?? '');
  image.replaceWith(sign);
}
