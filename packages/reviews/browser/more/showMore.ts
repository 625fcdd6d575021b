import { hiddenCards, revealNext } from './revealNext.ts';
import type { Supply } from './Supply.ts';

const USUAL_BATCH = 10;

/** Shows the next reviews of a list or grid: first those hidden on the page, then more from the server. */
export async function showMore(
  button: HTMLElement,
  holder: HTMLElement,
  supply: Supply,
  pagination: number,
): Promise<void> {
  if (button.ariaBusy === 'true') return;
  const batch = pagination || USUAL_BATCH;
  const name = holder.querySelector('.grw-review') ? 'grw' : 'wp-google';
  const shown = revealNext(holder, name, batch);
  if (shown.length < batch && supply.count() > supply.offset()) {
    button.ariaBusy = 'true';
    shown.push(...(await supply.load(batch - shown.length)));
    button.ariaBusy = null;
  }
  const [first] = shown;
  if (first instanceof HTMLElement) {
    // The visitor asked for these: keyboard and screen reader users continue from here.
    first.tabIndex = -1;
    first.focus({ preventScroll: true });
  }
  if (hiddenCards(holder, name).length === 0 && supply.count() <= supply.offset()) button.remove();
}
