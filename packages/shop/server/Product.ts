/** Something that can be asked for. Prices are whole numbers of the currency's smallest unit. */
export interface Product {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  /** One sentence for lists. */
  readonly summary: string;
  /** Paragraphs, parted by empty lines. */
  readonly description: string;
  readonly category: string;
  readonly price: number;
  readonly currency: string;
  readonly picture: string;
  readonly pictureAlt: string;
  /** `null` is made to order: as many as anybody wants. */
  readonly stock: number | null;
  readonly isShown: boolean;
}

export type ProductDraft = Omit<Product, 'id'>;

/** What is said of a product that its slug names; what is absent stays as it is. */
export type ProductPart = Pick<ProductDraft, 'slug'> & Partial<ProductDraft>;

export const productPath = (slug: string): string => `/product/${slug}/`;
