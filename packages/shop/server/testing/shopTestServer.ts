import { type Actor, answerErrors, openRest, protectRoutes } from '@portico/kernel/server/http';
import { silentLogger, type TestEngine, testPorts, testServer } from '@portico/kernel/server/testing';
import type { LightMyRequestResponse } from 'fastify';
import { onTestFinished } from 'vitest';
import { STORE_API } from '../../wire/public.ts';
import type { Cart } from '../Cart.ts';
import { createShop } from '../createShop.ts';
import { shopMigrations } from '../migrations.ts';
import type { OrderJudge } from '../OrderJudge.ts';
import type { ProductDraft } from '../Product.ts';

export const DRAFTS: readonly ProductDraft[] = [
  draft('putty', 'Putty', 1450, null),
  draft('panes', 'Panes', 6200, 3),
  draft('gloves', 'Gloves', 3200, 0),
];

function draft(slug: string, name: string, price: number, stock: number | null): ProductDraft {
  return {
    ...{ slug, name, price, stock },
    summary: '',
    description: '',
    category: 'Glazing',
    currency: 'GBP',
    picture: '/pictures/a.svg',
    pictureAlt: '',
    isShown: true,
  };
}

const PAGE = '/the-cart-page/';

const ADMINISTRATOR: Actor = {
  userId: 'u1',
  name: 'eve',
  displayName: 'Eve',
  role: 'administrator',
  sessionId: 's1',
};

/** A shop with three products: made to order, three in stock, out of stock. */
export async function runningShop(engine: TestEngine | null, judge?: OrderJudge) {
  const url = engine ? (await engine.freshPlace()).url : undefined;
  const ports = await testPorts({ migrations: shopMigrations, url });
  const server = createShop(ports, {
    site: async () => ({
      title: 'The shop',
      sender: 'bench@shop.example',
      ordersEmail: 'bench@shop.example',
    }),
    ...(judge && { judge }),
  });
  const app = testServer();
  onTestFinished(() => app.close());
  answerErrors(app, silentLogger);
  protectRoutes(app, {
    identify: async () => ADMINISTRATOR,
    nonces: { issue: async () => '', verify: async () => 'fresh' },
  });
  await openRest(app);
  await app.register(server.connect);
  app.get(PAGE, { config: { role: 'visitor' } }, (request) => server.cartOf(request));
  for (const draft of DRAFTS) await server.products.add(draft);

  /** A browser that keeps its cookies. */
  function visitor() {
    let cookie = '';
    const send = async (
      path: string,
      payload: unknown,
      headers: Readonly<Record<string, string>> = {},
    ): Promise<LightMyRequestResponse> => {
      const answer = await app.inject({
        method: 'POST',
        url: path,
        headers: { cookie, 'content-type': 'application/json', ...headers },
        payload: JSON.stringify(payload),
      });
      const [given] = cookies(answer);
      if (given) cookie = given.split(';')[0] ?? '';
      return answer;
    };
    return {
      send,
      post: (call: string, payload: unknown) => send(`${STORE_API}/cart/${call}`, payload),
      async cart() {
        const answer = await app.inject({ url: `${STORE_API}/cart`, headers: { cookie } });
        return answer.json<{ items_count: number; items: { key: string; quantity: number }[] }>();
      },
      /** What the cart page shows. */
      async seen(): Promise<Cart> {
        return (await app.inject({ url: PAGE, headers: { cookie } })).json();
      },
    };
  }
  return { app, ports, server, visitor };
}

export function cookies(answer: LightMyRequestResponse): string[] {
  return [answer.headers['set-cookie'] ?? []].flat();
}

export function codeOf(answer: LightMyRequestResponse): [number, string] {
  return [answer.statusCode, answer.json().code];
}
