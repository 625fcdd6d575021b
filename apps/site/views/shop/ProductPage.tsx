import type { Product } from '@portico/shop/server';
import { formatMoney } from '@portico/shop/ui';
import { Breadcrumb } from '../Breadcrumb.tsx';
import { AddToCart } from './AddToCart.tsx';
import { ProductPicture } from './ProductPicture.tsx';

export interface ProductPageProps {
  /** BCP 47: how amounts are written. */
  readonly language: string;
  readonly product: Product;
  readonly addAction: string;
  readonly most: number;
  readonly shop: ShopWords;
}

/** What the shop is called, and how long things take. */
export interface ShopWords {
  readonly name: string;
  readonly inStock: string;
  readonly madeToOrder: string;
}

export function ProductPage({ product, addAction, most, shop, language }: ProductPageProps) {
  return (
    <div className="p-container p-product p-section-end">
      <div className="p-product-trail">
        <Breadcrumb label="You are in" trail={[{ label: shop.name, href: '/shop/' }]} />
      </div>
      <ProductPicture product={product} className="p-product-picture" />
      <div className="p-product-words p-stack">
        <p className="p-badge">{product.category}</p>
        <h1>{product.name}</h1>
        <p className="p-product-summary">{product.summary}</p>
        <p className="p-price p-price-large">{formatMoney(product.price, product.currency, language)}</p>
        <p className="p-field-hint">{stockOf(product, shop)}</p>
        <AddToCart product={product} action={addAction} most={most} asksQuantity />
        {product.description.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </div>
  );
}

const FEW = 10;

function stockOf({ stock }: Product, { inStock, madeToOrder }: ShopWords): string {
  if (stock === null) return madeToOrder;
  if (stock === 0) return 'Out of stock. Write to us and we will tell you when it is back.';
  return stock < FEW ? `${stock} left in stock.` : inStock;
}
