import { encodeNoCookieData } from '../../wire/encodings.ts';
import { FORM_MEMBERS } from '../../wire/keys.ts';
import type { Protection } from '../Protection.ts';

/** What the server is told in place of cookies. */
export interface NoCookieData {
  /** With what was seen of this page's forms. */
  forForm(): Record<string, unknown>;
  /** For requests that other scripts make, as the text that goes into one field. */
  forRequest(): string;
}

export function noCookieData({ view, store, typing }: Protection): NoCookieData {
  /** Everything of ours that the browser has stored. Only what bears our prefixes: the rest is nobody's business. */
  const stored = (): Record<string, unknown> => {
    const data: Record<string, unknown> = {};
    for (const area of [store.local, store.session])
      for (const key of area.keys()) if (/^(ct|apbct)_/.test(key)) data[key] = area.get(key);
    return data;
  };
  return {
    forForm() {
      const activity = view.document.ctCollectingUserActivityData ?? {};
      return {
        ...stored(),
        [FORM_MEMBERS.typing]: typing,
        [FORM_MEMBERS.activity]: Object.keys(activity).length ? activity : [],
      };
    },
    forRequest: () => encodeNoCookieData(stored()),
  };
}
