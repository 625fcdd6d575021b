import { countOf, type ReviewOptions } from '../../protocol.ts';

/** The reviews of a feed that are not on the page yet. */
export interface Supply {
  count(): number;
  offset(): number;
  /** Brings up to `size` more cards to the end of the row; one request at a time, and a failed one changes nothing. */
  load(size: number): Promise<Element[]>;
}

interface SupplyPorts {
  readonly fetch: typeof globalThis.fetch;
  readonly onCards: (cards: Element[]) => void;
}

/** `holder` is the element with the cards, which also says how many there are. */
export function createSupply(
  holder: HTMLElement,
  counted: HTMLElement,
  feedId: string,
  options: Pick<ReviewOptions, 'url'>,
  { fetch, onCards }: SupplyPorts,
): Supply {
  let coming: Promise<Element[]> | null = null;
  const here = (): number => holder.querySelectorAll('.grw-review, .wp-google-review').length;
  const count = (): number => Math.max(countOf(counted.dataset.count), here());
  const offset = (): number =>
    counted.dataset.offset === undefined ? here() : countOf(counted.dataset.offset);

  async function request(size: number): Promise<Element[]> {
    const { fetchMore } = await import('./fetchMore.ts');
    const answer = await fetchMore(fetch, options.url, { id: feedId, offset: offset(), size });
    if (!answer) return [];
    const cards = cardsIn(answer.html, holder.ownerDocument);
    holder.append(...cards);
    counted.dataset.count = String(answer.count);
    counted.dataset.offset = String(Math.max(answer.offset, offset()));
    // A server that has nothing to add must not be asked for ever.
    if (cards.length === 0) counted.dataset.count = counted.dataset.offset;
    onCards(cards);
    return cards;
  }

  return {
    count,
    offset,
    load(size) {
      coming ??= request(size).finally(() => {
        coming = null;
      });
      return coming;
    },
  };
}

function cardsIn(html: string, page: Document): Element[] {
  const template = page.createElement('template');
  template.innerHTML = html;
  return [...template.content.children].filter((element) =>
    element.matches('.grw-review, .wp-google-review'),
  );
}
