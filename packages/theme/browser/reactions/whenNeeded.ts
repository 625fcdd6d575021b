import { CART_ICON } from '../cart/cartNames.ts';
import { CARET, NOWHERE } from '../menu/caretNames.ts';
import { SEARCH } from '../search/searchNames.ts';
import type { Reactions, ThemeParts } from './ThemeParts.ts';

/** What the reactions answer to, and what comes right before it. On a page that is only looked at none of it happens. */
const SIGNS = [
  'pointerover',
  'focusin',
  'focusout',
  'keydown',
  'scroll',
  'ftrap-run',
  'ftrap-end',
  'header_builder_panel_changed',
  'customize_control_sidebar',
  'customize_section_opened',
];

/** What a click on these does, only the reactions know. */
const CLICKED = `${CARET},${SEARCH} > :not(.nv-nav-search),${CART_ICON},.palette-icon-wrapper,${NOWHERE}`;

/**
 * Loads the reactions at the first sign of a need. What happens meanwhile is told to them afterwards, in its order; a
 * click is held back and done again. Returns what is to be told of clicks.
 */
export function whenNeeded(parts: ThemeParts): Reactions['onClick'] {
  let reactions: Reactions | undefined;
  let missed: Event[] = [];
  let isRepeating = false;

  async function load(event: Event): Promise<void> {
    if (missed.push(event) > 1) return;
    try {
      const { reactionsOf } = await import('./reactionsOf.ts');
      reactions = reactionsOf(parts);
    } catch {
      // A link is a link then, and the next sign is another try.
    }
    const events = missed;
    missed = [];
    isRepeating = true;
    for (const event of events)
      if (event.type === 'click') event.target?.dispatchEvent(new MouseEvent('click', event));
      else reactions?.onOther(event);
    isRepeating = false;
  }

  for (const type of SIGNS)
    parts.theme.page.addEventListener(type, (event) => {
      if (reactions) reactions.onOther(event);
      else void load(event);
    });

  // A page that is come back to may have been scrolled before this.
  if (parts.theme.view.scrollY > 0) void load(new Event('scroll'));

  return (target, event) => {
    if (reactions) reactions.onClick(target, event);
    else if (!isRepeating && target.closest(CLICKED)) {
      event.preventDefault();
      event.stopPropagation();
      void load(event);
    }
  };
}
