import { encodeNoCookieData, FORM_MEMBERS } from '../../wire/public.ts';
import type { Protection } from '../Protection.ts';

/** What the server receives instead of cookies. */
export interface NoCookieData {
  /** Including what was observed in this page's forms. */
  forForm(): Record<string, unknown>;
  /** For other scripts' requests, as the text of one field. */
  forRequest(): string;
}

export function noCookieData({ view, store, typing }: Protection): NoCookieData {
  /** Everything of ours in the browser's storage. Only keys with our prefixes. */
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
