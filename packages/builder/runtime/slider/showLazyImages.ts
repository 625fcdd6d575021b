/** How many slides on each side are loaded ahead. */
const AHEAD = 1;

/** Sets the deferred URLs of pictures in visible and adjacent slides. */
export function showLazyImages(
  slides: readonly Element[],
  shown: readonly number[],
  goesRound: boolean,
): void {
  const first = (shown[0] ?? 0) - AHEAD;
  const last = (shown.at(-1) ?? 0) + AHEAD;
  for (let index = first; index <= last; index += 1) {
    const at = goesRound ? (index + slides.length) % slides.length : index;
    for (const image of slides[at]?.querySelectorAll<HTMLImageElement>('img.swiper-lazy[data-src]') ?? [])
      load(image);
  }
}

function load(image: HTMLImageElement): void {
  const { src, srcset } = image.dataset;
  image.classList.add('swiper-lazy-loading');
  const done = (): void => {
    image.classList.remove('swiper-lazy-loading');
    image.classList.add('swiper-lazy-loaded');
    image.closest('.swiper-slide')?.querySelector('.swiper-lazy-preloader')?.remove();
  };
  image.addEventListener('load', done, { once: true });
  image.addEventListener('error', done, { once: true });
  if (srcset) image.srcset = srcset;
  if (src) image.src = src;
  image.removeAttribute('data-src');
  image.removeAttribute('data-srcset');
}
