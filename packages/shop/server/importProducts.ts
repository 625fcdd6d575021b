import { type Database, parseCsv, slugOf } from '@portico/kernel/server';
import { badRequest } from '@portico/kernel/server/http';
import Type from 'typebox';
import { Check } from 'typebox/value';
import { ProductDraft, type ProductImport } from '../wire/admin.ts';
import type { Products } from './createProducts.ts';
import type { ProductPart } from './Product.ts';

const MOST_PRODUCTS = 5_000;
const MOST_COMPLAINTS = 50;
const LONGEST_SLUG = 100;

/**
 * Imports products from a CSV table with a header line, under the column names of common shop exports. A product is identified
 * by its slug and keeps what the table has no column for. An unusable row is skipped with a reason; the others are imported
 * together.
 */
export async function importProducts(
  products: Products,
  table: string,
  database: Database,
): Promise<ProductImport> {
  const rows = parseCsv(table);
  if (rows.length === 0) throw badRequest('shop_import', 'There is no product in this file.');
  if (rows.length > MOST_PRODUCTS)
    throw badRequest(
      'shop_import',
      `A file may hold up to ${MOST_PRODUCTS} products. Please split this one.`,
    );
  const parts = rows.map(partOf);
  return database.transaction(async (transaction) => {
    const slugs = parts.flatMap((part) => (typeof part === 'string' ? [] : part.slug));
    const known = await products.known(transaction, slugs);
    const seen = new Set<string>();
    const added: ProductDraft[] = [];
    const changed: ProductPart[] = [];
    const skipped: string[] = [];
    for (const [index, part] of parts.entries()) {
      const problem = take(part);
      if (problem !== null && skipped.length < MOST_COMPLAINTS) skipped.push(`Row ${index + 2}: ${problem}`);
    }
    await products.put(transaction, added, changed);
    return { added: added.length, changed: changed.length, skipped };

    function take(part: ProductPart | string): string | null {
      if (typeof part === 'string') return part;
      if (seen.has(part.slug)) return `Another row has the slug "${part.slug}" already.`;
      const draft = { ...BLANK, ...part };
      if (known.has(part.slug)) changed.push(part);
      else if (Check(ProductDraft, draft)) added.push(draft);
      else return problemOf(draft);
      seen.add(part.slug);
      return null;
    }
  });
}

const NAMES = {
  name: ['name', 'title', 'product'],
  slug: ['slug', 'handle'],
  summary: ['summary', 'short description'],
  description: ['description', 'body'],
  category: ['category', 'categories', 'type'],
  price: ['price', 'regular price'],
  currency: ['currency'],
  stock: ['stock', 'inventory'],
  picture: ['picture', 'image', 'images'],
  pictureAlt: ['picture_alt', 'image alt text'],
  isShown: ['shown', 'published'],
} as const;

type Field = keyof typeof NAMES;
const FIELDS = Object.keys(NAMES) as Field[];

const VALUES: Readonly<Partial<Record<Field, (text: string) => unknown>>> = {
  price: (text) => (/^\d+([.,]\d{1,2})?$/.test(text) ? Math.round(Number(text.replace(',', '.')) * 100) : -1),
  currency: (text) => text.toUpperCase(),
  stock: (text) => (text === '' ? null : Number(text)),
  isShown: (text) => !['0', 'no', 'false'].includes(text.toLowerCase()),
};

/** The defaults of a new product for missing columns. Name, price and currency are required. */
const BLANK = {
  ...{ name: '', summary: '', description: '', category: '', price: -1, currency: '' },
  ...{ picture: '', pictureAlt: '', stock: null, isShown: true },
};

const PART = Type.Object({
  ...Type.Partial(ProductDraft).properties,
  slug: ProductDraft.properties.slug,
});

/** A row's product data, or the reason why it cannot be used. */
function partOf(row: Readonly<Record<string, string>>): ProductPart | string {
  const byName = new Map(
    Object.entries(row).map(([name, value]) => [name.trim().toLowerCase(), value.trim()]),
  );
  const given = FIELDS.flatMap((field): [Field, string][] => {
    const name = NAMES[field].find((one) => byName.has(one));
    return name === undefined ? [] : [[field, byName.get(name) ?? '']];
  });
  const { name = '', slug } = Object.fromEntries(given);
  const part = {
    ...Object.fromEntries(given.map(([field, text]) => [field, VALUES[field] ? VALUES[field](text) : text])),
    slug: slug || slugOf(name, 'latin', LONGEST_SLUG),
  };
  return Check(PART, part) ? part : problemOf(part);
}

function problemOf(part: Readonly<Record<string, unknown>>): string {
  const field =
    FIELDS.find((one) => one in part && !Check(ProductDraft.properties[one], part[one])) ?? 'name';
  return PROBLEMS[field] ?? `The column "${field}" is too long.`;
}

const PROBLEMS: Readonly<Partial<Record<Field, string>>> = {
  name: 'The name is missing, or longer than 200 characters.',
  slug: 'The slug may contain lowercase letters, digits and hyphens.',
  price: 'The price is not an amount such as 14.50.',
  currency: 'The currency is not a code such as EUR.',
  picture: 'The picture is not an address on this site, such as /media/chair.jpg.',
  stock: 'The stock is not a whole number. Leave it empty for products that are made to order.',
};
