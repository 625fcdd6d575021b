import type { TrustedTypes } from '@portico/kernel/dom';

/** Rich Showcase's element for such rules, one rule for each widget of the page. */
export const STYLE_ID = 'rpi-style';

/**
 * Sets the number of columns for the cards of a row. With our style sheet they inherit it from the row; Rich Showcase's sets it
 * on each card by the row's class, which only a rule of this kind overrides.
 */
export function columnRule(row: HTMLElement): (columns: number | null) => void {
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

/** Our own pages have our style sheet, and allow no other to be added. */
function isOurs({ trustedTypes }: Window & { trustedTypes?: TrustedTypes }): boolean {
  return !!trustedTypes?.defaultPolicy;
}
