import { initialOf } from '../cards/initialOf.ts';

/** Removes a broken photo, and replaces a broken portrait with the reviewer's initial. */
export function mendImage(image: HTMLImageElement): void {
  if (image.matches('.rpi-thumb')) {
    image.hidden = true;
    return;
  }
  // Another product's own fallback goes first; it swaps the URL once.
  if (image.hasAttribute('onerror') || image.closest('.rpi-lightbox-media')) return;
  const name = image.closest('.grw-review, .wp-google-review, .grw-header')?.querySelector('.wp-google-name');
  const sign = image.ownerDocument.createElement('span');
  sign.className = 'grw-img grw-initial';
  sign.ariaHidden = 'true';
  sign.textContent = initialOf(name?.textContent ?? '');
  image.replaceWith(sign);
}
