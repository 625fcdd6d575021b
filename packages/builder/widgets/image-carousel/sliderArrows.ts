import type Swiper from 'swiper';
import type { CarouselLabels } from './carouselLabels.ts';

interface Arrows {
  readonly previous: HTMLElement;
  readonly next: HTMLElement;
  /** The row of slides that they move. */
  readonly row: HTMLElement;
}

/** Lets two elements move a slider, by pointer and by key. An arrow that leads nowhere says so. */
export function sliderArrows(
  swiper: Swiper,
  { previous, next, row }: Arrows,
  { labels, say, signal }: { labels: CarouselLabels; say: (text: string) => void; signal: AbortSignal },
): void {
  const goesOn = swiper.params.loop === true;
  const ways = [
    { arrow: previous, label: labels.previous, end: labels.first, isOver: () => swiper.isBeginning },
    { arrow: next, label: labels.next, end: labels.last, isOver: () => swiper.isEnd },
  ];
  const move = (arrow: HTMLElement): void => {
    if (arrow === next) swiper.slideNext();
    else swiper.slidePrev();
    swiper.emit(arrow === next ? 'navigationNext' : 'navigationPrev', swiper);
  };
  for (const { arrow, label, end, isOver } of ways) {
    arrow.role = 'button';
    arrow.ariaLabel = label;
    arrow.setAttribute('aria-controls', row.id);
    const isUsable = (): boolean => goesOn || !isOver();
    arrow.addEventListener('click', () => isUsable() && move(arrow), { signal });
    arrow.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        if (isUsable()) move(arrow);
        say(isOver() && !goesOn ? end : label);
      },
      { signal },
    );
  }

  const settle = (): void => {
    for (const { arrow, isOver } of ways) {
      const isOff = !goesOn && isOver();
      arrow.classList.toggle('swiper-button-disabled', isOff);
      arrow.classList.toggle('swiper-button-lock', swiper.isLocked);
      arrow.ariaDisabled = isOff ? 'true' : null;
      // One that has the focus keeps it: a visitor who comes to the end is not thrown to the top of the page.
      arrow.tabIndex = isOff && arrow.ownerDocument.activeElement !== arrow ? -1 : 0;
    }
  };
  swiper.on('init slideChange toEdge fromEdge lock unlock', settle);
}
