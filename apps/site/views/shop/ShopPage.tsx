import type { Product } from '@portico/theme/server';
import { formatMoney } from '@portico/theme/ui';
import { AddToCart } from './AddToCart.tsx';
import { ProductPicture } from './ProductPicture.tsx';

export interface ShopPageProps {
  readonly products: readonly Product[];
  readonly pathOf: (slug: string) => string;
  readonly addAction: string;
  readonly mostOf: (product: Product) => number;
}

/** Everything on the shelves, by what it is for. */
export function ShopPage({ products, pathOf, addAction, mostOf }: ShopPageProps) {
  const categories = [...new Set(products.map(({ category }) => category))];
  return (
    <>
      <div className="p-page-head">
        <div className="p-container">
          <h1>Parts and tools</h1>
          <p>
            What we use ourselves, and what we are asked for across the counter. Put together what you need
            and send us a request; we write back with delivery and payment.
          </p>
        </div>
      </div>
      <div className="p-container p-section-end">
        {products.length === 0 && (
          <div className="p-empty">
            <h2>The shelves are empty</h2>
            <p>Come back soon, or ask us for what you need.</p>
          </div>
        )}
        {categories.map((category) => (
          <section className="p-shelf" key={category} aria-label={category}>
            <h2>{category}</h2>
            <ul className="p-grid p-wares">
              {products
                .filter((product) => product.category === category)
                .map((product) => (
                  <li className="p-card p-ware" key={product.id}>
                    <ProductPicture product={product} isDecoration loading="lazy" />
                    <div className="p-card-body">
                      <h3>
                        <a className="p-card-link" href={pathOf(product.slug)}>
                          {product.name}
                        </a>
                      </h3>
                      <p>{product.summary}</p>
                      <div className="p-ware-foot">
                        <strong className="p-price">{formatMoney(product.price, product.currency)}</strong>
                        <AddToCart product={product} action={addAction} most={mostOf(product)} />
                      </div>
                    </div>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
