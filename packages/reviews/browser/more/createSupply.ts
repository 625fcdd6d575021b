import { countOf, type ReviewOptions } from '../../protocol.ts';

/** The reviews of a feed that are not on the page yet. */
export interface Supply {
  count(): number;
  offset(): number;
  /** Brings up to `size` more cards to the end of the row; one request at a time, and a failed one changes nothing. */
  load(size: number): Promise<Element[]>;
}

export interface SupplyPlace {
  /** The element with the cards. */
  readonly holder: HTMLElement;
  /** The element that says how many there are. */
  readonly counted: HTMLElement;
  readonly feedId: string;
  readonly options: Pick<ReviewOptions, 'url'>;
}

export interface SupplyPorts {
  readonly fetch: typeof globalThis.fetch;
  readonly onCards: (cards: Element[]) => void;
}

export function createSupply(place: SupplyPlace, ports: SupplyPorts): Supply {
  const { holder, counted } = place;
  let coming: Promise<Element[]> | null = null;
  const here = (): number => holder.querySelectorAll('.grw-review, .wp-google-review').length;
  const count = (): number => Math.max(countOf(counted.dataset.count), here());
  const offset = (): number =>
    counted.dataset.offset === undefined ? here() : countOf(counted.dataset.offset);

  return {
    count,
    offset,
    load(size) {
      coming ??= import('./moreCode.ts')
        .then(({ loadMore }) => loadMore(place, { offset: offset(), size }, ports))
        .finally(() => {
          coming = null;
        });
      return coming;
    },
  };
}
