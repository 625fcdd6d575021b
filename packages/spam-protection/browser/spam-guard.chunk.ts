import {
  COMMENT_AREA,
  ENCODED,
  ENCODED_FORM,
  hasForeignNames,
  hasForeignTags,
  KEYS,
  OWN_COMMENT_FORM,
  OWN_SERVER,
  SEARCH_FORM,
} from '../wire/public.ts';
import { watchAnswers } from './block/watchAnswers.ts';
import { noCookieData } from './forms/noCookieData.ts';
import { watchForms } from './forms/watchForms.ts';
import type { Calls, CallsModule, Guard, GuardPart, RefusalsModule } from './Guard.ts';
import { createModal } from './modal.ts';
import type { Protection } from './Protection.ts';
import { routeSets } from './routeSets.ts';
import { waitForEmailFields } from './waitForEmailFields.ts';

/** The admin pages use the same modal. */
export { createModal };

/** One page view in this many records errors: enough to learn of a fault, too few to fill anybody's storage. */
const ERRORS_ONE_IN = 100;

/** Composes everything that acts on a page's forms and requests. */
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
    typed: [],
  };

  routeSets(
    guard,
    watchForms(protection, noCookie, () => loaded?.sessions.flush()),
  );
  waitForEmailFields(guard);
  for (const field of page.querySelectorAll<HTMLInputElement>('[name^=ct_checkjs]'))
    field.value = String(store.get(KEYS.scriptKey) ?? 0);

  // Parts that only some pages need are loaded only there.
  const joined = new Set<string>();
  const add = (part: string, isNeeded: unknown): void => {
    if (!isNeeded || joined.has(part) || view.porticoLeaves?.[`spam-${part}`]) return;
    joined.add(part);
    // A part that failed to load is requested again when it is next needed.
    void load<GuardPart>(`spam-${part}`).then(
      ({ join }) => join(guard),
      () => joined.delete(part),
    );
  };
  const isElsewhere = (): boolean => 'jQuery' in view || 'wp' in view || hasForeignTags(page);
  // Our own server's pages have no forms that post to a WordPress product, whatever their names.
  const lookForProducts = (): void =>
    add('products', isElsewhere() || (!flag(OWN_SERVER) && hasForeignNames(page)));
  if (page.readyState === 'complete') lookForProducts();
  else {
    add('products', isElsewhere());
    // Names in the page are checked once, when all of them are there.
    view.addEventListener('load', lookForProducts);
  }
  const area = page.querySelector(COMMENT_AREA);
  if (area && protection.gathers && configuration.isKeyOk) {
    area.addEventListener('input', (event) => guard.typed?.push(event));
    whenNear(area, () => add('typing', area));
  }
  // An encoded address added later loads the decoder when the visitor reaches for it.
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

/** Nobody writes a comment that is out of view; a returning commenter's URL has a fragment, which starts it at once. */
function whenNear(element: Element | null, act: () => void): void {
  if (!element) return;
  const page = element.ownerDocument;
  if (page.location.hash) act();
  else
    new IntersectionObserver(
      (entries, observer) => {
        if (!entries.at(-1)?.isIntersecting) return;
        observer.disconnect();
        act();
      },
      // Inside a frame the margin applies only if the frame's own document is the root.
      { root: page, rootMargin: '100%' },
    ).observe(element);
}

function wantsPixel({ configuration }: Protection): number | boolean {
  const setting = configuration.text('pixel__setting');
  return Number(setting) && !(setting === '3' && configuration.hasBotDetector);
}

/** A failed load is retried by the next caller. */
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
