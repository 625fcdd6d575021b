import { CART_LINK, EVENT_TOKEN_LENGTH, FIELDS, KEYS, OWN_CALLS, OWN_SERVER } from '../../wire/public.ts';
import type { GuardPart } from '../Guard.ts';
import type { Protection } from '../Protection.ts';

declare global {
  interface Window {
    /** Defined by the bot detector's script. */
    setEventTokenField?: (token: string) => void;
  }
}

const TOKEN_EVENT = 'botDetectorEventTokenUpdated';
const EXISTS_LIFETIME_S = 3_600;
const RENEW_AFTER_MS = 1_000;
const LATE_FORMS = '.latepoint-form,.mec-booking-form-container,#login-form-popup';
const POST_FORMS = 'form:not([method=get i])';

/** Puts the bot detector's token wherever it is needed, as soon as there is one. */
export const join: GuardPart['join'] = ({ protection }) => {
  followEventToken(protection);
  void serveTokens(protection);
};

function followEventToken(protection: Protection): void {
  const { view, configuration, store, eventToken } = protection;
  view.addEventListener(
    TOKEN_EVENT,
    (event) => {
      const { eventToken: token } = ((event as CustomEvent).detail ?? {}) as { eventToken?: unknown };
      if (typeof token === 'string') store.set({ [KEYS.eventToken]: token });
    },
    { once: true },
  );
  setInterval(() => {
    const token = eventToken();
    if (token.length === EVENT_TOKEN_LENGTH && view.document.querySelector(LATE_FORMS))
      view.setEventTokenField?.(token);
  }, 2_000);

  if (configuration.flag('settings__sfw__anti_crawler')) {
    const waiting = setInterval(() => {
      if (!eventToken()) return;
      clearInterval(waiting);
      store.set({ [KEYS.eventTokenExists]: '1' }, EXISTS_LIFETIME_S);
    }, 500);
  }
  followFrontendLog(protection);
  if (!configuration.flag('wc_ajax_add_to_cart'))
    view.document.addEventListener('click', addToCartLink(eventToken), true);
}

/**
 * Our own service instead of a third party's script: requests a token from this site and announces it as that script would.
 * Only on our own pages.
 */
async function serveTokens({ view, configuration, eventToken, fetch }: Protection): Promise<void> {
  if (!configuration.flag(OWN_SERVER)) return;
  const { document: page } = view;
  const fill = (token: string): void => {
    for (const form of page.querySelectorAll<HTMLFormElement>(POST_FORMS)) fillForm(form, token);
  };
  const renew = async (): Promise<void> => {
    const token = String(await askForToken(fetch));
    if (token.length !== EVENT_TOKEN_LENGTH) return;
    try {
      const entry = { value: token, timestamp: Math.floor(Date.now() / 1000) };
      view.localStorage.setItem(KEYS.storedEventToken, JSON.stringify(entry));
    } catch {
      // Storage may be blocked: the fields of this page get the token anyway.
    }
    fill(token);
    view.dispatchEvent(new CustomEvent(TOKEN_EVENT, { detail: { eventToken: token } }));
  };
  view.setEventTokenField ??= fill;
  // A form that was added later gets it when the visitor reaches for it.
  page.addEventListener('focusin', ({ target }) => {
    const form = (target as Element).closest<HTMLFormElement>(POST_FORMS);
    if (form) fillForm(form, eventToken());
  });
  // A token is valid for one submission. A form that stays on the page afterwards needs the next one.
  page.addEventListener('submit', () => setTimeout(renew, RENEW_AFTER_MS));
  await renew();
}

/** Every page of ours requests one, so this is self-contained: shared modules would have to be loaded with it. */
async function askForToken(fetch: Protection['fetch']): Promise<unknown> {
  try {
    return (await (await fetch(OWN_CALLS.eventToken, { method: 'POST' })).json())?.token;
  } catch {
    return undefined;
  }
}

let fieldsMade = 0;

function fillForm(form: HTMLFormElement, token: string): void {
  // From the prototype: a field may have the name of the form's own function.
  const own = Element.prototype;
  let input = own.querySelector.call<Element, [string], HTMLInputElement | null>(
    form,
    `input[name=${FIELDS.eventToken}]`,
  );
  // Every field of it that the visitor reaches brings the same token.
  if (!token || input?.value === token) return;
  if (!input) {
    input = Object.assign(document.createElement('input'), {
      type: 'hidden',
      name: FIELDS.eventToken,
      id: `${FIELDS.eventToken}_${fieldsMade++}`,
    });
    own.append.call(form, input);
  }
  input.value = token;
}

/** The detector writes its log to the browser's storage; changes there are forwarded like every signal. */
function followFrontendLog({ configuration, store }: Protection): void {
  if (!configuration.flag('data__frontend_data_log_enabled')) return;
  let seen: unknown = false;
  setInterval(() => {
    const log = store.local.get(KEYS.frontendLog);
    if (log === seen || typeof log !== 'string') return;
    seen = log;
    if (configuration.cookiesType === 'alternative') store.set({ [KEYS.frontendLog]: log });
  }, 1_000);
}

/** A link that adds to the cart has no body for the token: it goes into the URL. */
function addToCartLink(eventToken: () => string): (event: Event) => void {
  return ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(CART_LINK);
    const token = eventToken();
    if (!link || !token || link.href.includes(FIELDS.eventToken)) return;
    link.href += `${link.href.includes('?') ? '&' : '?'}${FIELDS.eventToken}=${encodeURIComponent(token)}`;
  };
}
