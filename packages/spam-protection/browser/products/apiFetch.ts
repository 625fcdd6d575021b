import { CART_ITEM_PATH, CHECKOUT_PATH, FIELDS, KEYS } from '../../wire/public.ts';
import type { Guard } from '../Guard.ts';

interface ApiFetchOptions {
  path?: string;
  data?: Record<string, unknown> & { requests?: ApiFetchPart[] };
}

interface ApiFetchPart {
  path?: string;
  body?: Record<string, unknown>;
  data?: Record<string, unknown>;
}

type Next = (options: ApiFetchOptions) => unknown;

declare global {
  interface Window {
    wp?: { apiFetch?: { use?(middleware: (options: ApiFetchOptions, next: Next) => unknown): void } };
  }
}

/** WordPress's own REST client accepts middleware, which sees the data before it is serialised. */
export function joinApiFetch(guard: Guard): void {
  guard.protection.view.wp?.apiFetch?.use?.((options, next) => {
    const part = options.data?.requests?.[0];
    const target =
      part?.path === CART_ITEM_PATH ? (part.body ?? part.data) : isCheckout(options) && options.data;
    const found = target && apiEvidence(guard);
    if (target && found && !(found[0] in target)) target[found[0]] = found[1];
    return next(options);
  });
}

function isCheckout({ path }: ApiFetchOptions): boolean {
  return path?.includes(CHECKOUT_PATH) ?? false;
}

/** Our server reads the token in the wrapper that the browser stores it in. */
function apiEvidence({ protection, noCookie }: Guard): readonly [string, string] | undefined {
  const { configuration, eventToken, view } = protection;
  if (configuration.hasBotDetector && eventToken())
    return [FIELDS.eventToken, view.localStorage.getItem(KEYS.storedEventToken) ?? ''];
  return configuration.cookiesType === 'none' ? [FIELDS.noCookie, noCookie.forRequest()] : undefined;
}
