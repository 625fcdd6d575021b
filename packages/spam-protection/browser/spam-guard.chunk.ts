import { KEYS } from '../protocol/keys.ts';
import { ENCODED } from '../wire/encodedMarkup.ts';
import { OWN_COMMENT_FORM, OWN_SERVER } from '../wire/ownServer.ts';
import { SEARCH_FORM } from '../wire/searchForm.ts';
import { showBlocked } from './block/showBlocked.ts';
import { watchForms } from './forms/watchForms.ts';
import type { Calls, CallsModule, Guard, GuardPart, ProductHooks } from './Guard.ts';
import { createModal } from './modal.ts';
import type { Protection } from './Protection.ts';
import { routeSets } from './routeSets.ts';
import { waitForEmailFields } from './waitForEmailFields.ts';
import { watchRequests } from './watchRequests.ts';

/** One page view in so many keeps errors: enough to hear of a fault, too few to fill anybody's storage. */
const ERRORS_ONE_IN = 100;

/** A page that WordPress put together, with other products on it: their tags bear such ids and addresses. */
const FOREIGN_PAGE = 'script[id$="-js"],link[id$="-css"],[src*="/wp-content/"]';

/** All that acts on a page's forms and requests, composed. */
export function startGuard(protection: Protection): void {
  const { view, configuration, load, store } = protection;
  const { document: page } = view;

  let loading: Promise<Calls> | undefined;
  let loaded: Calls | undefined;
  const calls = (): Promise<Calls> => {
    loading ??= load<CallsModule>('spam-calls').then(({ createCalls }) => {
      loaded = createCalls(protection);
      return loaded;
    });
    return loading;
  };
  const products: ProductHooks = {};
  const modal = createModal(view, load, async (action) =>
    (await calls()).transport.ajax(action, {}, { isText: true }),
  );
  const guard: Guard = { protection, calls, products, showBlocked: showBlocked(view, modal, products) };

  routeSets(
    guard,
    watchForms(protection, () => loaded?.sessions.flush()),
  );
  watchRequests(guard);
  waitForEmailFields(guard);
  for (const field of page.querySelectorAll<HTMLInputElement>('[name^="ct_checkjs"]'))
    field.value = String(store.get(KEYS.scriptKey) ?? 0);

  // What only some pages need comes only to them.
  const joined = new Set<string>();
  const add = (part: string, isNeeded: unknown): void => {
    if (!isNeeded || joined.has(part)) return;
    joined.add(part);
    void load<GuardPart>(`spam-${part}`).then(({ join }) => join(guard));
  };
  const addForProducts = (): void =>
    add('products', 'jQuery' in view || 'wp' in view || page.querySelector(FOREIGN_PAGE));
  addForProducts();
  view.addEventListener('load', addForProducts);
  add('addresses', page.querySelector(ENCODED));
  add('search', configuration.flag('settings__forms__search_test') && page.querySelector(SEARCH_FORM));
  add('comments', configuration.flag(OWN_SERVER) && page.querySelector(OWN_COMMENT_FORM));
  add('token', configuration.hasBotDetector);
  add('pixel', protection.gathers && wantsPixel(protection));
  add('errors', Math.random() * ERRORS_ONE_IN < 1);
}

function wantsPixel({ configuration }: Protection): boolean {
  const setting = configuration.text('pixel__setting');
  return !!Number(setting) && !(setting === '3' && configuration.hasBotDetector);
}
