/** Puts something better in the place of pictures that cannot be shown. Returns how to stop. */
export function mendImages(area: HTMLElement): () => void {
  const mend = (image: HTMLImageElement): void => {
    void import('./mendImage.ts').then(({ mendImage }) => mendImage(image));
  };
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
