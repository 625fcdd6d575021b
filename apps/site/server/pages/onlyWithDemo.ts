import type { DemoState } from '../start/demo/createDemoState.ts';
import { STARTED } from '../start/Start.ts';
import type { Page } from './Page.ts';

/** A page that only exists with the demo. Once the owner has left the demo, its URL is like any other. */
export function onlyWithDemo(page: Page, own: Page, state: Pick<DemoState, 'isDemo'>): Page {
  const slug = IS_ONE_NAME.exec(page.url)?.[1];
  return {
    url: page.url,
    query: [...(page.query ?? []), ...(own.query ?? [])],
    tags: (params) => [STARTED, ...page.tags(params), ...(slug ? own.tags({ slug }) : [])],
    async render(params, visit) {
      if (await state.isDemo()) return page.render(params, visit);
      return slug ? own.render({ slug }, visit) : null;
    },
    async movedTo(params, visit) {
      if (await state.isDemo()) return (await page.movedTo?.(params, visit)) ?? null;
      return (slug && (await own.movedTo?.({ slug }, visit))) || null;
    },
  };
}

const IS_ONE_NAME = /^\/([^/:*]+)\/$/;
