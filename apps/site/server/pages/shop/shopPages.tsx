import {
  mostOf,
  productPath,
  SHOP_FORMS,
  SHOP_TAG,
  type ShopServer,
  THANKS_PATH,
} from '@portico/theme/server';
import { company } from '../../../demo/company.ts';
import { ProductPage } from '../../../views/shop/ProductPage.tsx';
import { ShopPage } from '../../../views/shop/ShopPage.tsx';
import type { Page } from '../Page.ts';

/** The pages of the shop that are the same for everybody. */
export function shopPages({ products }: ShopServer): readonly Page[] {
  return [
    {
      url: '/shop/',
      tags: () => [SHOP_TAG],
      render: async () => ({
        title: 'Parts and tools',
        description: `Putty, panes, fittings and tools from the workshop of ${company.name}.`,
        body: (
          <ShopPage
            products={await products.listShown()}
            pathOf={productPath}
            addAction={SHOP_FORMS.add}
            mostOf={mostOf}
          />
        ),
      }),
    },
    {
      url: '/product/:slug/',
      tags: () => [SHOP_TAG],
      async render({ slug }) {
        const product = slug ? await products.readShown(slug) : null;
        if (!product) return null;
        return {
          title: product.name,
          description: product.summary,
          body: <ProductPage product={product} addAction={SHOP_FORMS.add} most={mostOf(product)} />,
        };
      },
    },
    {
      url: THANKS_PATH,
      tags: () => [],
      render: () => ({
        title: 'Thank you',
        description: 'We have your request.',
        head: { isHidden: true },
        body: (
          <div className="p-page-head">
            <div className="p-container p-stack">
              <h1>Thank you, we have it</h1>
              <p>
                Your request lies on the bench. You get a copy by mail in a moment, and an answer with
                delivery and payment within two days.
              </p>
              <p>
                <a className="p-button" href="/shop/">
                  Back to the shop
                </a>
              </p>
            </div>
          </div>
        ),
      }),
    },
  ];
}
