import { type ReviewOptions, translate } from '../../protocol.ts';
import { cutElement } from '../text/cutElement.ts';
import { showTimes, type TimePorts } from '../time/showTimes.ts';

/** Does for new cards what every card gets: its time in words, its text at length, its photos as buttons. */
export function enlivenCards(cards: Iterable<Element>, options: ReviewOptions, times: TimePorts): void {
  const timeElements: Element[] = [];
  for (const card of cards) {
    timeElements.push(...card.querySelectorAll('.wp-google-time[data-time]'));
    for (const text of card.querySelectorAll('.wp-google-text'))
      cutElement(text, options.textSize, translate(options, 'read more'));
    for (const thumb of card.querySelectorAll<HTMLImageElement>('img.rpi-thumb')) {
      thumb.role = 'button';
      thumb.tabIndex = 0;
      thumb.alt ||= translate(options, 'Photo from customer review');
    }
  }
  void showTimes(timeElements, options.timeFormat, times);
}
