import type { TrustedTypes } from '@portico/kernel/dom';

/** The element that Rich Showcase keeps such rules in, one for each widget of the page. */
export const STYLE_ID = 'rpi-style';

/**
 * Tells the cards of a row how many columns there are. Under our own sheet they hear it from the row; Rich Showcase's gives
 * each card a number by the row's class, which only a rule of its kind overrules.
 */
export function tellCards(row: HTMLElement): (columns: number | null) => void {
  const page = row.ownerDocument;
  const id = row.closest<HTMLElement>('[data-id]')?.dataset.id?.replace(/["\\]/g, '\\$&') ?? '';
  const rule = page.createTextNode('');
  return (columns) => {
    rule.data = '';
    if (columns === null || isOurs(window)) return;
    const style =
      page.getElementById(STYLE_ID) ??
      page.head.appendChild(Object.assign(page.createElement('style'), { id: STYLE_ID }));
    style.append(rule);
    rule.data = `[data-id="${id}"] .grw-review{--col:${columns}!important;--gap:${columns - 1}!important}`;
  };
}

/** Our own pages have our sheet, and let nobody write another into them. */
function isOurs({ trustedTypes }: Window & { trustedTypes?: TrustedTypes }): boolean {
  return !!trustedTypes?.defaultPolicy;
}
