import { randomUUID } from 'node:crypto';
import {
  CART_PATH,
  keyOf,
  mostOf,
  ORDER_KEY,
  productPath,
  SHOP_FORMS,
  type ShopServer,
} from '@portico/shop/server';
import { shopPhrasesIn, shopWords } from '@portico/shop/ui';
import type { ThemeServer } from '@portico/theme/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CartPage, type CartPageProps } from '../../../views/shop/CartPage.tsx';
import type { Layout } from '../createLayout.tsx';
import type { Visit } from '../Page.ts';
import { CART_PLACES } from '../places.ts';

/** The cart page differs per visitor: it is rendered for them and never cached. */
export function serveCart(
  app: FastifyInstance,
  shop: ShopServer,
  layout: Layout,
  look: Pick<ThemeServer, 'asksForPreview' | 'preview'>,
): void {
  async function visitOf(request: FastifyRequest): Promise<Visit> {
    const preview = look.asksForPreview(request.query) ? await look.preview(request) : null;
    const visit = await layout.visitTo(CART_PATH);
    return preview ? { ...visit, preview, theme: preview.options } : visit;
  }

  async function show(
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    refused?: CartPageProps['refused'],
  ): Promise<FastifyReply> {
    const visit = await visitOf(request);
    const body = (
      <CartPage
        cart={await shop.cartOf(request)}
        actions={SHOP_FORMS}
        keyOf={keyOf}
        pathOf={productPath}
        mostOf={mostOf}
        orderKey={{ name: ORDER_KEY, value: randomUUID() }}
        shop={shopWords(visit.site.shop, visit.site.language)}
        language={visit.site.language}
        {...(refused && { refused })}
      />
    );
    const words = shopPhrasesIn(visit.site.language).cart;
    const content = {
      title: words.title,
      places: CART_PLACES,
      description: words.about,
      head: { isHidden: true },
      body,
    };
    const page = await layout.renderInLayout(content, visit);
    return reply
      .code(status)
      .headers({ 'cache-control': 'no-store', 'content-security-policy': page.policy })
      .type('text/html; charset=utf-8')
      .send(page.html);
  }

  app.get(CART_PATH, { config: { role: 'visitor' } }, (request, reply) => show(request, reply, 200));
  app.get(CART_PATH.slice(0, -1), { config: { role: 'visitor' } }, async (_request, reply) =>
    reply.redirect(CART_PATH, 308),
  );
  shop.showCartWith(async (request, reply, { error, entered }) => {
    const { language } = (await layout.visitTo(CART_PATH)).site;
    return show(request, reply, error.status, {
      sentence: 'params' in error.details ? shopPhrasesIn(language).refusals.marked : error.message,
      fields: textsIn(error.details.params),
      entered: textsIn(Object.fromEntries(entered)),
    });
  });
}

function textsIn(given: unknown): Record<string, string> {
  if (typeof given !== 'object' || given === null) return {};
  return Object.fromEntries(
    Object.entries(given).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
