import { expand } from '../page/expand.ts';
import type { ThemePage } from '../page/ThemePage.ts';
import { ACTIVE, CARET, OPEN } from './caretNames.ts';

/** Sets the ARIA attributes of carets: what they open, and whether it is open. */
export function describeCarets({ all }: ThemePage): void {
  all(CARET).forEach((caret, index) => {
    const menu = caret.closest('li')?.querySelector('.sub-menu');
    if (!menu) return;
    menu.id ||= `portico-sub-menu-${index}`;
    caret.setAttribute('aria-controls', menu.id);
    const isActive = !!caret.closest(`.wrap.${ACTIVE}`);
    expand(caret, isActive || caret.matches(`.${OPEN}`));
    if (caret.hasAttribute('aria-pressed')) caret.setAttribute('aria-pressed', `${isActive}`);
  });
}
