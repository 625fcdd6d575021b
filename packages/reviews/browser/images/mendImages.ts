/** Replaces pictures that fail to load. Returns a function to stop. */
export function mendImages(area: HTMLElement): () => void {
  const mend = (image: HTMLImageElement): void => {
    void import('./mendImage.ts').then(({ mendImage }) => mendImage(image));
  };
  const onError = ({ target }: Event): void => {
    if (target instanceof HTMLImageElement) mend(target);
  };
  // Error events of pictures do not bubble, so listen in the capture phase.
  area.addEventListener('error', onError, true);
  for (const image of area.querySelectorAll('img')) if (image.complete && isBroken(image)) mend(image);
  return () => area.removeEventListener('error', onError, true);
}

function isBroken(image: HTMLImageElement): boolean {
  return image.naturalWidth === 0 && !image.dataset.src && image.loading !== 'lazy' && image.src !== '';
}
