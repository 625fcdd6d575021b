import { type ReviewOptions, translate } from '../../wire/public.ts';
import { showTimes, type TimePorts } from '../time/showTimes.ts';

/** Prepares new cards, or all in a widget: relative times, expandable texts, photos as buttons. */
export async function prepareCards(
  cards: Iterable<Element>,
  options: ReviewOptions,
  times: TimePorts,
): Promise<void> {
  const timeElements: Element[] = [];
  const longTexts: Element[] = [];
  for (const card of cards) {
    timeElements.push(...card.querySelectorAll('.wp-google-time[data-time]'));
    if (options.textSize > 0)
      for (const text of card.querySelectorAll('.wp-google-text:not(:has(.wp-more-toggle))'))
        if ((text.textContent ?? '').length > options.textSize) longTexts.push(text);
    for (const thumb of card.querySelectorAll<HTMLImageElement>('img.rpi-thumb')) {
      thumb.role = 'button';
      thumb.tabIndex = 0;
      thumb.alt ||= translate(options, 'Photo from customer review');
    }
  }
  void showTimes(timeElements, options.timeFormat, times);
  // Our own server has already shortened its texts; those of other products are full length.
  if (longTexts.length === 0) return;
  const { cutElement } = await import('../text/cutElement.ts');
  for (const text of longTexts) cutElement(text, options.textSize, translate(options, 'read more'));
}
