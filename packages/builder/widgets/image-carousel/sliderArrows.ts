import type { SliderEngine } from '../../runtime/slider/engine/SliderEngine.ts';
import type { CarouselLabels } from './carouselLabels.ts';
import type { Presses } from './hearPresses.ts';

interface Arrows {
  readonly previous: HTMLElement;
  readonly next: HTMLElement;
  /** The row of slides that they move. */
  readonly row: HTMLElement;
}

/** Lets two elements move a slider, by pointer and keyboard. Returns a function that updates their disabled state. */
export function sliderArrows(
  engine: SliderEngine,
  { previous, next, row }: Arrows,
  { labels, say, presses }: { labels: CarouselLabels; say: (text: string) => void; presses: Presses },
): () => void {
  const ways = [
    {
      arrow: previous,
      way: 'Prev',
      label: labels.previous,
      end: labels.first,
      isOver: () => engine.isBeginning,
    },
    { arrow: next, way: 'Next', label: labels.next, end: labels.last, isOver: () => engine.isEnd },
  ] as const;
  for (const { arrow, way, label, end, isOver } of ways) {
    arrow.role = 'button';
    arrow.ariaLabel = label;
    arrow.setAttribute('aria-controls', row.id);
    presses(arrow, (_, byKey) => {
      if (!isOver()) {
        engine[`slide${way}`]();
        engine.emit(`navigation${way}`, engine);
      }
      if (byKey) say(isOver() ? end : label);
    });
  }

  return () => {
    for (const { arrow, isOver } of ways) {
      const isOff = isOver();
      arrow.classList.toggle('swiper-button-disabled', isOff);
      arrow.classList.toggle('swiper-button-lock', engine.isLocked);
      arrow.ariaDisabled = isOff ? 'true' : null;
      // A focused one keeps the focus: a visitor who reaches the end is not thrown to the top of the page.
      arrow.tabIndex = isOff && arrow.ownerDocument.activeElement !== arrow ? -1 : 0;
    }
  };
}
