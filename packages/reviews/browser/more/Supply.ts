import type { ReviewOptions } from '../../wire/public.ts';

/** The reviews of a feed that are not on the page yet. */
export interface Supply {
  count(): number;
  offset(): number;
  /** Appends up to `size` more cards to the row; one request at a time, and a failed one changes nothing. */
  load(size: number): Promise<Element[]>;
}

export interface SupplyPlace {
  /** The element with the cards. */
  readonly holder: HTMLElement;
  /** The element that holds the counts. */
  readonly counted: HTMLElement;
  readonly feedId: string;
  readonly options: Pick<ReviewOptions, 'url'>;
}

export interface SupplyPorts {
  readonly fetch: typeof globalThis.fetch;
  readonly onCards: (cards: Element[]) => void;
}
