import type { AdminProduct, ProductDraft } from '../../shopAdminProtocol.ts';

/** A product as the form holds it: numbers are texts while they are being typed. */
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
  return { ...same, price: (price / 100).toFixed(2), stock: stock === null ? '' : String(stock) };
}

/** What cannot be read as a number is sent as it is, for the server to say so beside the field. */
export function draftOf({ price, stock, ...same }: ProductValues): object {
  return {
    ...same,
    price: /^\d+([.,]\d{1,2})?$/.test(price.trim())
      ? Math.round(Number(price.replace(',', '.')) * 100)
      : price,
    stock: stock.trim() === '' ? null : /^\d+$/.test(stock.trim()) ? Number(stock) : stock,
  };
}
