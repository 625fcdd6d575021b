/** A product that can be requested. Prices are in the currency's minor unit. */
export interface Product {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  /** One sentence for lists. */
  readonly summary: string;
  /** Paragraphs, separated by blank lines. */
  readonly description: string;
  readonly category: string;
  readonly price: number;
  readonly currency: string;
  readonly picture: string;
  readonly pictureAlt: string;
  /** `null` means made to order: any quantity. */
  readonly stock: number | null;
  readonly isShown: boolean;
}

export type ProductDraft = Omit<Product, 'id'>;

/** A change to the product with this slug; omitted values stay as they are. */
export type ProductPart = Pick<ProductDraft, 'slug'> & Partial<ProductDraft>;

export const productPath = (slug: string): string => `/product/${slug}/`;
