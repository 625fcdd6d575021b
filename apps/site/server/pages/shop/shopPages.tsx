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
import { type ShopPhrases, shopPhrasesIn, shopWords } from '@portico/shop/ui';
import { ProductPage } from '../../../views/shop/ProductPage.tsx';
import { ShopPage } from '../../../views/shop/ShopPage.tsx';
import type { Page } from '../Page.ts';
import { productPlaces, SHOP_PLACES } from '../places.ts';

/** Shop pages that are the same for everybody. */
export function shopPages({ products }: ShopServer): readonly Page[] {
  return [
    {
      url: '/shop/',
      tags: () => [SHOP_TAG],
      async render(_, { site }) {
        const { name, language } = site;
        const shop = shopWords(site.shop, language);
        return {
          title: shop.name,
          places: SHOP_PLACES,
          description: shop.about || shopPhrasesIn(language).of(shop.name, name),
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
        };
      },
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
              shop={shopWords(shop, language)}
              language={language}
            />
          ),
        };
      },
    },
    orderEnd(THANKS_PATH, 'thanks', ({ shop, language }) => shopWords(shop, language).thanks),
    orderEnd(SET_ASIDE_PATH, 'setAside', ({ telephone }, { setAsideText, urgent }) =>
      [setAsideText, ...(telephone ? [urgent(telephone)] : [])].join(' '),
    ),
  ];
}

type OrderPhrases = ShopPhrases['order'];

function orderEnd(
  url: string,
  title: 'thanks' | 'setAside',
  textOf: (site: SiteSettings, words: OrderPhrases) => string,
): Page {
  return {
    url,
    tags: () => [],
    render(_, { site }) {
      const words = shopPhrasesIn(site.language).order;
      return {
        title: words[title],
        description: words.about,
        head: { isHidden: true },
        body: (
          <div className="p-page-head">
            <div className="p-container p-stack">
              <h1>{words[title]}</h1>
              <p>{textOf(site, words)}</p>
              <p>
                <a className="p-button" href="/shop/">
                  {words.back}
                </a>
              </p>
            </div>
          </div>
        ),
      };
    },
  };
}
