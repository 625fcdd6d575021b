import { fetchMore } from './fetchMore.ts';
import type { SupplyPlace, SupplyPorts } from './Supply.ts';

/** Fetches further cards and appends them to the existing ones. */
export async function loadMore(
  { holder, counted, feedId, options }: SupplyPlace,
  { offset, size }: { offset: number; size: number },
  { fetch, onCards }: SupplyPorts,
): Promise<Element[]> {
  const answer = await fetchMore(fetch, options.url, { id: feedId, offset, size });
  if (!answer) return [];
  const cards = cardsIn(answer.html, holder.ownerDocument);
  appendInPlace(holder, cards);
  counted.dataset.offset = String(Math.max(answer.offset, offset));
  // A server with nothing to add must not be asked for ever.
  counted.dataset.count = cards.length === 0 ? counted.dataset.offset : String(answer.count);
  onCards(cards);
  return cards;
}

/**
 * At the end of a slider the browser has snapped to a card that it could not align at the start; with more room it would now do
 * so. Snapping is switched off until the new cards are in place, and then finds the nearest again.
 */
function appendInPlace(holder: HTMLElement, cards: Element[]): void {
  holder.style.setProperty('scroll-snap-type', 'none', 'important');
  holder.append(...cards);
  requestAnimationFrame(() => requestAnimationFrame(() => holder.style.removeProperty('scroll-snap-type')));
}

function cardsIn(html: string, page: Document): Element[] {
  const template = page.createElement('template');
  template.innerHTML = html;
  return [...template.content.children].filter((element) =>
    element.matches('.grw-review, .wp-google-review'),
  );
}
