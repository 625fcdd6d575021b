import type { SiteSettings } from '@portico/admin/wire/admin';
import {
  mostOf,
  productPath,
  SET_ASIDE_PATH,
  SHOP_FORMS,
  SHOP_TAG,
  type ShopServer,
  THANKS_PATH,
} from '@portico/shop/server';
import { ProductPage } from '../../../views/shop/ProductPage.tsx';
import { ShopPage } from '../../../views/shop/ShopPage.tsx';
import type { Page } from '../Page.ts';
import { productPlaces, SHOP_PLACES } from '../places.ts';

/** The pages of the shop that are the same for everybody. */
export function shopPages({ products }: ShopServer): readonly Page[] {
  return [
    {
      url: '/shop/',
      tags: () => [SHOP_TAG],
      render: async (_, { site: { name, shop, language } }) => ({
        title: shop.name,
        places: SHOP_PLACES,
        description: shop.about || `${shop.name} of ${name}`,
        body: (
          <ShopPage
            name={shop.name}
            intro={shop.intro}
            products={await products.listShown()}
            pathOf={productPath}
            addAction={SHOP_FORMS.add}
            mostOf={mostOf}
            language={language}
          />
        ),
      }),
    },
    {
      url: '/product/:slug/',
      tags: () => [SHOP_TAG],
      async render({ slug }, { site: { shop, language } }) {
        const product = slug ? await products.readShown(slug) : null;
        if (!product) return null;
        return {
          title: product.name,
          places: productPlaces(product.id),
          description: product.summary,
          body: (
            <ProductPage
              product={product}
              addAction={SHOP_FORMS.add}
              most={mostOf(product)}
              shop={shop}
              language={language}
            />
          ),
        };
      },
    },
    orderEnd(THANKS_PATH, 'Thank you, we have it', ({ shop }) => shop.thanks),
    orderEnd(SET_ASIDE_PATH, 'We will check it first', ({ telephone }) =>
      [
        'Your request is safe with us, but something about it looked like advertising to our filter.',
        'A person reads it, and you hear from us then. There is no need to send it again.',
        ...(telephone ? [`If it is urgent, call us: ${telephone}.`] : []),
      ].join(' '),
    ),
  ];
}

function orderEnd(url: string, title: string, textOf: (site: SiteSettings) => string): Page {
  return {
    url,
    tags: () => [],
    render: (_, { site }) => ({
      title,
      description: 'What happens to your request.',
      head: { isHidden: true },
      body: (
        <div className="p-page-head">
          <div className="p-container p-stack">
            <h1>{title}</h1>
            <p>{textOf(site)}</p>
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
