import { useApi } from '@portico/kernel/admin';
import { useCallback, useRef } from 'react';
import { fontCall } from '../../wire/admin.ts';
import { fontNamesIn } from './fontNamesIn.ts';

/** The limit of one request; a page with more fonts gets the rest with its next change. */
const MOST_NAMES = 60;

/**
 * Loads fonts when the canvas's sheet first uses them. There are over a thousand rules for all available fonts, which a browser
 * would process before it paints anything.
 */
export function useCanvasFonts(page: Document | null): (css: string) => void {
  const api = useApi();
  const asked = useRef<{ page: Document | null; names: Set<string> }>({ page: null, names: new Set() });
  return useCallback(
    (css) => {
      const view = page?.defaultView;
      if (!page || !view) return;
      if (asked.current.page !== page) asked.current = { page, names: new Set() };
      const { names: known } = asked.current;
      const names = [...fontNamesIn(css)].filter((name) => !known.has(name)).slice(0, MOST_NAMES);
      if (names.length === 0) return;
      for (const name of names) known.add(name);
      void api.call(fontCall, { query: { names: names.join(',') } }).then((result) => {
        // What failed now is requested again with the next change.
        if (!result.ok) for (const name of names) known.delete(name);
        else if (result.value.css !== '') {
          const sheet = new view.CSSStyleSheet();
          sheet.replaceSync(result.value.css);
          page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
        }
      });
    },
    [api, page],
  );
}
