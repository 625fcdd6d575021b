import { fetchMore } from './fetchMore.ts';
import type { SupplyPlace, SupplyPorts } from './Supply.ts';

/** Fetches further cards and puts them at the end of those that are there. */
export async function loadMore(
  { holder, counted, feedId, options }: SupplyPlace,
  { offset, size }: { offset: number; size: number },
  { fetch, onCards }: SupplyPorts,
): Promise<Element[]> {
  const answer = await fetchMore(fetch, options.url, { id: feedId, offset, size });
  if (!answer) return [];
  const cards = cardsIn(answer.html, holder.ownerDocument);
  holder.append(...cards);
  counted.dataset.offset = String(Math.max(answer.offset, offset));
  // A server that has nothing to add must not be asked for ever.
  counted.dataset.count = cards.length === 0 ? counted.dataset.offset : String(answer.count);
  onCards(cards);
  return cards;
}

function cardsIn(html: string, page: Document): Element[] {
  const template = page.createElement('template');
  template.innerHTML = html;
  return [...template.content.children].filter((element) =>
    element.matches('.grw-review, .wp-google-review'),
  );
}
