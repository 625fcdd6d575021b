import type { Product } from '@portico/shop/server';
import { formatMoney, shopPhrasesIn } from '@portico/shop/ui';
import { AddToCart } from './AddToCart.tsx';
import { ProductPicture } from './ProductPicture.tsx';

export interface ShopPageProps {
  /** BCP 47 language of its text and its amounts. */
  readonly language: string;
  readonly name: string;
  readonly intro: string;
  readonly products: readonly Product[];
  readonly pathOf: (slug: string) => string;
  readonly addAction: string;
  readonly mostOf: (product: Product) => number;
}

/** All products, grouped by purpose. */
export function ShopPage({ name, intro, products, pathOf, addAction, mostOf, language }: ShopPageProps) {
  const words = shopPhrasesIn(language);
  const categories = [...new Set(products.map(({ category }) => category))];
  return (
    <>
      <div className="p-page-head">
        <div className="p-container">
          <h1>{name}</h1>
          {intro && <p>{intro}</p>}
        </div>
      </div>
      <div className="p-container p-section-end">
        {products.length === 0 && (
          <div className="p-empty">
            <h2>{words.nothing}</h2>
            <p>{words.comeBack}</p>
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
                        <strong className="p-price">
                          {formatMoney(product.price, product.currency, language)}
                        </strong>
                        <AddToCart
                          product={product}
                          action={addAction}
                          most={mostOf(product)}
                          words={words}
                        />
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
