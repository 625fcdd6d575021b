import {
  mostOf,
  productPath,
  SET_ASIDE_PATH,
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
    orderEnd(THANKS_PATH, {
      title: 'Thank you, we have it',
      text: 'Your request lies on the bench. You get a copy by mail in a moment, and an answer with delivery and payment within two days.',
    }),
    orderEnd(SET_ASIDE_PATH, {
      title: 'We look at it first',
      text: `Your request is safe with us, but something about it looked like advertising to our filter. A person reads it before it goes to the bench, and you hear from us then. There is no need to send it again. If it is urgent, call us: ${company.telephone.label}.`,
    }),
  ];
}

function orderEnd(url: string, { title, text }: { readonly title: string; readonly text: string }): Page {
  return {
    url,
    tags: () => [],
    render: () => ({
      title,
      description: 'What becomes of your request.',
      head: { isHidden: true },
      body: (
        <div className="p-page-head">
          <div className="p-container p-stack">
            <h1>{title}</h1>
            <p>{text}</p>
            <p>
              <a className="p-button" href="/shop/">
                Back to the shop
              </a>
            </p>
          </div>
        </div>
      ),
    }),
  };
}
