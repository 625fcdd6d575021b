import { COMMENT_AREA } from '../wire/commentArea.ts';
import { ENCODED_FORM } from '../wire/encodedForm.ts';
import { ENCODED } from '../wire/encodedMarkup.ts';
import { KEYS } from '../wire/keys.ts';
import { hasForeignNames, hasForeignTags } from '../wire/otherProducts.ts';
import { OWN_COMMENT_FORM, OWN_SERVER } from '../wire/ownServer.ts';
import { SEARCH_FORM } from '../wire/searchForm.ts';
import { watchAnswers } from './block/watchAnswers.ts';
import { noCookieData } from './forms/noCookieData.ts';
import { watchForms } from './forms/watchForms.ts';
import type { Calls, CallsModule, Guard, GuardPart, RefusalsModule } from './Guard.ts';
import { createModal } from './modal.ts';
import type { Protection } from './Protection.ts';
import { routeSets } from './routeSets.ts';
import { waitForEmailFields } from './waitForEmailFields.ts';

/** The administrator's pages have the same modal. */
export { createModal };

/** One page view in so many keeps errors: enough to hear of a fault, too few to fill anybody's storage. */
const ERRORS_ONE_IN = 100;

/** All that acts on a page's forms and requests, composed. */
export function startGuard(protection: Protection): void {
  const { view, configuration, load, store } = protection;
  const { flag } = configuration;
  const { document: page } = view;

  let loaded: Calls | undefined;
  const calls = once(async () => {
    const { createCalls } = await load<CallsModule>('spam-calls');
    loaded = createCalls(protection);
    return loaded;
  });
  const noCookie = noCookieData(protection);
  const guard: Guard = {
    protection,
    noCookie,
    calls,
    modal: createModal(view, load, async (action) =>
      (await calls()).transport.ajax(action, {}, { isText: true }),
    ),
    refusals: once(async () => (await load<RefusalsModule>('spam-refusals')).createRefusals(guard)),
    products: {},
  };

  routeSets(
    guard,
    watchForms(protection, noCookie, () => loaded?.sessions.flush()),
  );
  waitForEmailFields(guard);
  for (const field of page.querySelectorAll<HTMLInputElement>('[name^="ct_checkjs"]'))
    field.value = String(store.get(KEYS.scriptKey) ?? 0);

  // What only some pages need comes only to them.
  const joined = new Set<string>();
  const add = (part: string, isNeeded: unknown): void => {
    if (!isNeeded || joined.has(part) || view.porticoLeaves?.[`spam-${part}`]) return;
    joined.add(part);
    // What did not come is asked for again by whoever needs it next.
    void load<GuardPart>(`spam-${part}`).then(
      ({ join }) => join(guard),
      () => joined.delete(part),
    );
  };
  const isElsewhere = (): boolean => 'jQuery' in view || 'wp' in view || hasForeignTags(page);
  // Pages of our own server have no forms that post to a product of WordPress, whatever they are called.
  const lookForProducts = (): void =>
    add('products', isElsewhere() || (!flag(OWN_SERVER) && hasForeignNames(page)));
  if (page.readyState === 'complete') lookForProducts();
  else {
    add('products', isElsewhere());
    // Every name in the page is looked at once, when all of them are here.
    view.addEventListener('load', lookForProducts);
  }
  whenNear(page.querySelector(COMMENT_AREA), () =>
    add('typing', protection.gathers && configuration.isKeyOk),
  );
  // One that comes to the page later brings what decodes it when it is reached for.
  protection.held.answer = () => add('addresses', true);
  add('addresses', page.querySelector(ENCODED));
  add('search', flag('settings__forms__search_test') && page.querySelector(SEARCH_FORM));
  whenNear(page.querySelector(OWN_COMMENT_FORM), () => add('comments', flag(OWN_SERVER)));
  add('external', flag('settings__forms__check_external'));
  add('internal', flag('settings__forms__check_internal'));
  add('encoded-forms', page.querySelector(ENCODED_FORM));
  add('token', configuration.hasBotDetector);
  add('pixel', protection.gathers && wantsPixel(protection));
  add('errors', Math.random() * ERRORS_ONE_IN < 1);
  try {
    watchAnswers(guard);
  } catch {
    // A page that has locked its own functions works as before.
  }
}

/** Nobody writes a comment that is out of sight; who comes back to one of their own finds it by the address. */
function whenNear(element: Element | null, act: () => void): void {
  if (!element) return;
  const page = element.ownerDocument;
  if (page.location.hash) {
    act();
    return;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act();
    },
    // Inside a frame the margin counts only when the frame's own document is named as the root.
    { root: page, rootMargin: '100%' },
  );
  observer.observe(element);
}

function wantsPixel({ configuration }: Protection): boolean {
  const setting = configuration.text('pixel__setting');
  return !!Number(setting) && !(setting === '3' && configuration.hasBotDetector);
}

/** What failed to load is tried again by whoever asks next. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make().catch((cause) => {
      made = undefined;
      throw cause;
    });
    return made;
  };
}
