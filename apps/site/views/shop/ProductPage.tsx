import type { Product } from '@portico/theme/server';
import { formatMoney } from '@portico/theme/ui';
import { Breadcrumb } from '../Breadcrumb.tsx';
import { AddToCart } from './AddToCart.tsx';
import { ProductPicture } from './ProductPicture.tsx';

export interface ProductPageProps {
  readonly product: Product;
  readonly addAction: string;
  readonly most: number;
}

export function ProductPage({ product, addAction, most }: ProductPageProps) {
  return (
    <div className="p-container p-product p-section-end">
      <div className="p-product-trail">
        <Breadcrumb label="You are in" trail={[{ label: 'Parts and tools', href: '/shop/' }]} />
      </div>
      <ProductPicture product={product} className="p-product-picture" />
      <div className="p-product-words p-stack">
        <p className="p-badge">{product.category}</p>
        <h1>{product.name}</h1>
        <p className="p-product-summary">{product.summary}</p>
        <p className="p-price p-price-large">{formatMoney(product.price, product.currency)}</p>
        <p className="p-field-hint">{inStock(product)}</p>
        <AddToCart product={product} action={addAction} most={most} asksQuantity />
        {product.description.split(/\n{2,}/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </div>
  );
}

function inStock({ stock }: Product): string {
  if (stock === null) return 'Made to order, in about six weeks.';
  if (stock === 0) return 'Out of stock. Write to us and we tell you when there are more.';
  return stock < 10 ? `${stock} left on the shelf.` : 'On the shelf, sent within three days.';
}
