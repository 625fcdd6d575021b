import { createHash, randomBytes } from 'node:crypto';
import { type Database, jsonColumn, type Ports } from '@portico/kernel/server';
import { badRequest, conflict } from '@portico/kernel/server/http';
import Type from 'typebox';
import { type ShopPhrases, shopPhrasesIn } from '../ui/words/index.ts';
import { MOST_LINES, MOST_OF_ONE } from '../wire/public.ts';
import { type Cart, cartOf } from './Cart.ts';
import type { Products } from './createProducts.ts';
import type { ShopFacts } from './orderMails.ts';
import type { Product } from './Product.ts';
import type { ShopTables } from './tables.ts';

/** Each takes the value of the visitor's cookie and returns the cart and the cookie's new value. */
export interface Carts {
  read(token: string | undefined): Promise<Cart>;
  add(token: string | undefined, productId: number, quantity: number): Promise<HeldCart>;
  /** A quantity of 0 removes it. */
  set(token: string | undefined, productId: number, quantity: number): Promise<HeldCart>;
  /** Returns the cart and empties it, in the caller's transaction. */
  take(transaction: Database, token: string | undefined): Promise<Cart>;
}

export interface HeldCart {
  readonly token: string;
  readonly cart: Cart;
}

type Refusals = ShopPhrases['refusals'];
type Line = readonly [productId: number, quantity: number];

/** A cart untouched for this long expires. */
export const CART_LIFE_MS = 30 * 24 * 60 * 60 * 1000;

const storedLines = jsonColumn(
  'shop_carts.lines',
  Type.Array(Type.Tuple([Type.Integer(), Type.Integer()])),
  [],
);

export function createCarts(
  { database, clock }: Pick<Ports, 'database' | 'clock'>,
  products: Pick<Products, 'find'>,
  /** The currency of an empty cart, and the language of error messages. */
  facts: () => Promise<Pick<ShopFacts, 'currency' | 'language'>>,
): Carts {
  const idOf = (token: string): string => createHash('sha256').update(token).digest('hex');

  async function linesOf(source: Database, token: string | undefined): Promise<readonly Line[]> {
    if (!token || !TOKEN.test(token)) return [];
    const row = await source
      .tables<ShopTables>()
      .selectFrom('shop_carts')
      .select('lines')
      .where('id', '=', idOf(token))
      .where('updated_at', '>', clock.now() - CART_LIFE_MS)
      .executeTakeFirst();
    return row ? storedLines(row.lines) : [];
  }

  /** Products that have been removed or run short since are not silently sold. */
  async function filled(source: Database, lines: readonly Line[], usual?: string): Promise<Cart> {
    const known = await products.find(
      source,
      lines.map(([id]) => id),
    );
    const priced = lines.flatMap(([id]) => known.get(id)?.currency ?? [])[0];
    const asked = lines.map(([id, quantity]) => {
      const product = known.get(id) ?? null;
      const isOfOtherCurrency = product !== null && product.currency !== priced;
      const left = product && !isOfOtherCurrency ? Math.min(quantity, mostOf(product)) : 0;
      return { productId: id, product, quantity, left, ...(isOfOtherCurrency && { isOfOtherCurrency }) };
    });
    return cartOf(
      asked.flatMap(({ product, left }) => (product && left > 0 ? [{ product, quantity: left }] : [])),
      asked.filter(({ quantity, left }) => left < quantity),
      usual,
    );
  }

  async function store(transaction: Database, token: string, lines: readonly Line[]): Promise<void> {
    const values = { lines: JSON.stringify(lines), updated_at: clock.now() };
    const tables = transaction.tables<ShopTables>();
    await tables
      .insertInto('shop_carts')
      .values({ id: idOf(token), ...values })
      .onConflict((is) => is.column('id').doUpdateSet(values))
      .execute();
    await tables
      .deleteFrom('shop_carts')
      .where('updated_at', '<', clock.now() - CART_LIFE_MS)
      .execute();
  }

  async function change(
    given: string | undefined,
    productId: number,
    quantityAfter: (before: number) => number,
  ): Promise<HeldCart> {
    // Read before the transaction: it comes from the settings, and inside a transaction nothing else may be read.
    const { currency: usual, language } = await facts();
    const words = shopPhrasesIn(language).refusals;
    return database.transaction(async (transaction) => {
      const token = given && TOKEN.test(given) ? given : randomBytes(24).toString('base64url');
      // By changing the cart, the visitor has seen the changes to the rest.
      const cart = await filled(transaction, await linesOf(transaction, token), usual);
      const lines = linesIn(cart);
      const before = lines.find(([id]) => id === productId)?.[1] ?? 0;
      const after = quantityAfter(before);
      const others = lines.filter(([id]) => id !== productId);
      if (after > 0) {
        const product = await inTheShop(transaction, productId, words);
        if (others.length > 0) refuseOtherCurrency(product, cart.currency, words);
        refuseTooMuch(product, after, others.length, words);
      }
      // It keeps its position in the list.
      const next: readonly Line[] =
        before > 0 && after > 0
          ? lines.map((line) => (line[0] === productId ? [productId, after] : line))
          : [...others, ...(after > 0 ? [[productId, after] as const] : [])];
      await store(transaction, token, next);
      return { token, cart: await filled(transaction, next, usual) };
    });
  }

  async function inTheShop(transaction: Database, productId: number, words: Refusals): Promise<Product> {
    const product = (await products.find(transaction, [productId])).get(productId);
    if (product) return product;
    throw badRequest('woocommerce_rest_cart_invalid_product', words.notInShop);
  }

  function refuseOtherCurrency({ name, currency }: Product, ofCart: string, words: Refusals): void {
    if (currency === ofCart) return;
    throw conflict('woocommerce_rest_cart_other_currency', words.otherCurrency(name, currency, ofCart));
  }

  function refuseTooMuch(product: Product, quantity: number, others: number, words: Refusals): void {
    if (others >= MOST_LINES) throw conflict('woocommerce_rest_cart_full', words.full(MOST_LINES));
    const most = mostOf(product);
    if (most === 0) throw conflict('woocommerce_rest_product_out_of_stock', words.outOfStock(product.name));
    if (quantity > most)
      throw conflict('woocommerce_rest_product_partially_out_of_stock', words.atMost(product.name, most));
  }

  return {
    read: async (token) => filled(database, await linesOf(database, token), (await facts()).currency),
    add: (token, productId, quantity) => change(token, productId, (before) => before + quantity),
    set: (token, productId, quantity) => change(token, productId, () => quantity),
    async take(transaction, token) {
      const cart = await filled(transaction, await linesOf(transaction, token));
      if (token && cart.count > 0) await store(transaction, token, []);
      return cart;
    },
  };
}

function linesIn(cart: Cart): readonly Line[] {
  return cart.lines.map(({ product, quantity }) => [product.id, quantity]);
}

const TOKEN = /^[\w-]{32}$/;

export function mostOf({ stock }: Product): number {
  return Math.min(MOST_OF_ONE, stock ?? MOST_OF_ONE);
}
