import { CART_ICON } from '../cart/cartNames.ts';
import { CARET, NOWHERE } from '../menu/caretNames.ts';
import { SEARCH } from '../search/searchNames.ts';
import type { Reactions, ThemeParts } from './ThemeParts.ts';

/** The events that the reactions handle, and those just before them. None of them occurs on a page that is only viewed. */
const NEEDED_FOR = [
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

/** Only the reactions know what a click on these does. */
const CLICKED = `${CARET},${SEARCH} > :not(.nv-nav-search),${CART_ICON},.palette-icon-wrapper,${NOWHERE}`;

/**
 * Loads the reactions at the first sign of need. Events in the meantime are replayed in order; a click is held and repeated.
 * Returns the click handler.
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
      // A link then behaves as a link, and the next event tries again.
    }
    const events = missed;
    missed = [];
    isRepeating = true;
    for (const event of events)
      if (event.type === 'click') event.target?.dispatchEvent(new MouseEvent('click', event));
      else reactions?.onOther(event);
    isRepeating = false;
  }

  for (const type of NEEDED_FOR)
    parts.theme.page.addEventListener(type, (event) => {
      if (reactions) reactions.onOther(event);
      else void load(event);
    });

  // A restored page may already be scrolled.
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
