import { phrasesIn } from '@portico/blog/ui';
import type { Product } from '@portico/shop/server';
import { formatMoney, type ShopPhrases, shopPhrasesIn } from '@portico/shop/ui';
import { Breadcrumb } from '../Breadcrumb.tsx';
import { AddToCart } from './AddToCart.tsx';
import { ProductPicture } from './ProductPicture.tsx';

export interface ProductPageProps {
  /** BCP 47 language of its text and its amounts. */
  readonly language: string;
  readonly product: Product;
  readonly addAction: string;
  readonly most: number;
  readonly shop: ShopWords;
}

/** The shop's name, and how long things take. */
export interface ShopWords {
  readonly name: string;
  readonly inStock: string;
  readonly madeToOrder: string;
}

export function ProductPage({ product, addAction, most, shop, language }: ProductPageProps) {
  const words = shopPhrasesIn(language);
  return (
    <div className="p-container p-product p-section-end">
      <div className="p-product-trail">
        <Breadcrumb label={phrasesIn(language).youAreHere} trail={[{ label: shop.name, href: '/shop/' }]} />
      </div>
      <ProductPicture product={product} className="p-product-picture" />
      <div className="p-product-words p-stack">
        <p className="p-badge">{product.category}</p>
        <h1>{product.name}</h1>
        <p className="p-product-summary">{product.summary}</p>
        <p className="p-price p-price-large">{formatMoney(product.price, product.currency, language)}</p>
        <p className="p-field-hint">{stockOf(product, shop, words)}</p>
        <AddToCart product={product} action={addAction} most={most} words={words} asksQuantity />
        {product.description.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </div>
  );
}

const FEW = 10;

function stockOf({ stock }: Product, { inStock, madeToOrder }: ShopWords, words: ShopPhrases): string {
  if (stock === null) return madeToOrder;
  if (stock === 0) return words.writeToUs;
  return stock < FEW ? words.left(stock) : inStock;
}
