import type { PanelWords } from './panelWords.ts';

/** The texts of the shop's pages, errors and mails. Amounts and the owner's own texts are passed in. */
export interface ShopPhrases {
  /** The defaults for texts that owners can change. */
  readonly usual: Readonly<Record<'name' | 'inStock' | 'madeToOrder' | 'answer' | 'thanks', string>>;
  readonly addToCart: string;
  readonly quantity: string;
  readonly outOfStock: string;
  readonly writeToUs: string;
  readonly left: (count: number) => string;
  readonly nothing: string;
  readonly comeBack: string;
  readonly of: (shop: string, site: string) => string;
  readonly cart: CartPhrases;
  readonly order: OrderPhrases;
  readonly refusals: RefusalPhrases;
  readonly mail: MailPhrases;
  /** Texts that scripts show in the header and beside buttons. */
  readonly panel: PanelWords;
}

interface CartPhrases {
  readonly title: string;
  readonly about: string;
  readonly lines: string;
  readonly empty: string;
  readonly toShop: string;
  readonly each: (price: string) => string;
  readonly quantityOf: (name: string) => string;
  readonly change: string;
  /** Follows `change`, for those who cannot see which line it is in. */
  readonly changeOf: (name: string) => string;
  readonly remove: string;
  readonly removed: (name: string) => string;
  readonly total: string;
  readonly gone: string;
  readonly otherCurrency: (name: string, currency: string) => string;
  readonly soldOut: (name: string) => string;
  readonly fewer: (name: string, left: number) => string;
}

interface OrderPhrases {
  readonly title: string;
  readonly nothingPaid: string;
  readonly name: string;
  readonly email: string;
  readonly note: string;
  readonly send: string;
  readonly back: string;
  readonly about: string;
  readonly thanks: string;
  readonly setAside: string;
  readonly setAsideText: string;
  readonly urgent: (telephone: string) => string;
}

interface RefusalPhrases {
  readonly marked: string;
  readonly name: string;
  readonly email: string;
  readonly tooLong: (most: number) => string;
  readonly empty: string;
  readonly notInShop: string;
  readonly otherCurrency: (name: string, currency: string, ofCart: string) => string;
  readonly full: (most: number) => string;
  readonly outOfStock: (name: string) => string;
  readonly atMost: (name: string, most: number) => string;
  readonly tooManyOrders: string;
  readonly tooManyChanges: string;
}

interface MailPhrases {
  readonly total: string;
  readonly ownerSubject: (id: number, name: string) => string;
  readonly asks: (name: string, email: string) => string;
  readonly noNote: string;
  readonly subject: (id: number) => string;
  readonly greeting: (name: string) => string;
  readonly thanks: string;
  readonly next: string;
}
