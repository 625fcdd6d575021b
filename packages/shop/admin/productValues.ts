import { slugOf } from '@portico/kernel/slugs';
import { minorUnitOf } from '../ui/formatMoney.ts';
import type { AdminProduct, ProductDraft } from '../wire/admin.ts';

/** A product as the form holds it: numbers are texts while being typed. */
export interface ProductValues extends Omit<ProductDraft, 'price' | 'stock'> {
  readonly price: string;
  readonly stock: string;
}

export const emptyProduct: ProductValues = {
  name: '',
  slug: '',
  summary: '',
  description: '',
  category: '',
  price: '',
  currency: 'GBP',
  picture: '',
  pictureAlt: '',
  stock: '',
  isShown: true,
};

export function valuesOf({ id: _id, price, stock, ...same }: AdminProduct): ProductValues {
  const decimals = decimalsOf(same.currency);
  return {
    ...same,
    price: (price / 10 ** decimals).toFixed(decimals),
    stock: stock === null ? '' : String(stock),
  };
}

/** Text that is not a number is sent as it is; the server reports it beside the field. */
export function draftOf({ price, stock, slug, ...same }: ProductValues): ProductDraft {
  const draft: { [Name in keyof ProductDraft]: unknown } = {
    ...same,
    slug: slug.trim() || slugOf(same.name),
    price: minorOf(price.trim(), decimalsOf(same.currency)) ?? price,
    stock: stock.trim() === '' ? null : /^\d+$/.test(stock.trim()) ? Number(stock) : stock,
  };
  // Text that is not a number is sent as typed: the server has the message for the field.
  return draft as ProductDraft;
}

function minorOf(price: string, decimals: number): number | null {
  const [whole = '', part = ''] = price.replace(',', '.').split('.');
  if (!/^\d+([.,]\d+)?$/.test(price) || part.length > decimals) return null;
  return Number(whole + part.padEnd(decimals, '0'));
}

/** An incomplete currency code is not a currency yet. */
function decimalsOf(currency: string): number {
  return /^[A-Z]{3}$/.test(currency) ? minorUnitOf(currency) : 2;
}
