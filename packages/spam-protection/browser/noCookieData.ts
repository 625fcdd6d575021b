import { encodeNoCookieData } from '../protocol/encodings.ts';
import { FORM_MEMBERS } from '../protocol/keys.ts';
import type { Protection } from './Protection.ts';

/** Everything of ours that the browser has stored. Only what bears our prefixes: the rest is nobody's business. */
function storedSignals({ store: { local, session } }: Protection): Record<string, unknown> {
  const data: Record<string, unknown> = {};
  for (const key of local.keys()) if (isOurs(key)) data[key] = local.get(key);
  for (const key of session.keys()) if (isOurs(key)) data[key] = session.get(key);
  return data;
}

/** The same with what was seen of this page's forms. */
export function formSignals(protection: Protection): Record<string, unknown> {
  const activity = protection.view.document.ctCollectingUserActivityData ?? {};
  return {
    ...storedSignals(protection),
    [FORM_MEMBERS.typing]: protection.typing,
    [FORM_MEMBERS.activity]: Object.keys(activity).length ? activity : [],
  };
}

/** For requests that other scripts make. */
export function noCookieText(protection: Protection): string {
  return encodeNoCookieData(storedSignals(protection));
}

function isOurs(key: string): boolean {
  return /^(ct|apbct)_/.test(key);
}
