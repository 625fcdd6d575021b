import type { FrontendConfig } from '../../runtime/frontend/frontendConfig.ts';

export interface CarouselLabels {
  readonly previous: string;
  readonly next: string;
  readonly first: string;
  readonly last: string;
  bullet(number: number): string;
}

/** The page's own labels, if any. */
export function carouselLabels({ label }: FrontendConfig): CarouselLabels {
  const bullet = label('a11yCarouselPaginationBulletMessage') ?? 'Go to slide';
  return {
    previous: label('a11yCarouselPrevSlideMessage') ?? 'Previous slide',
    next: label('a11yCarouselNextSlideMessage') ?? 'Next slide',
    first: label('a11yCarouselFirstSlideMessage') ?? 'This is the first slide',
    last: label('a11yCarouselLastSlideMessage') ?? 'This is the last slide',
    bullet: (number) => `${bullet} ${number}`,
  };
}
