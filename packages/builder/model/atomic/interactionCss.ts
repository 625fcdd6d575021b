import type { StyleRule } from '../styles/StyleRule.ts';
import { ruleCss } from '../styles/sheetCss.ts';
import { type Interaction, interactionOf } from './interactions.ts';

/** Class of an element that has been scrolled into view. */
export const SCROLLED_TO = 'portico-scrolled-to';

/** An element's animation on a device, for its sheet; empty if it is the same as on wider screens. */
export function interactionCss(selector: string, stored: unknown, device: string, isWidest: boolean): string {
  const interaction = stored === undefined ? null : interactionOf(stored);
  if (!interaction) return '';
  const { excluded, trigger } = interaction;
  const isStill = excluded.includes(device);
  const own = trigger === 'scrollIn' ? `.${SCROLLED_TO}` : '';
  if (isWidest) return calm(ruleCss(selector, { part: own, declarations: moving(interaction, isStill) }));
  if (excluded.length === 0) return '';
  return calm(
    ruleCss(selector, {
      part: own,
      declarations: { 'animation-name': isStill ? 'none' : NAMES(interaction) },
    }),
  );
}

/** No animation if the visitor prefers reduced motion. */
function calm(rule: string): string {
  return `@media not (prefers-reduced-motion:reduce){${rule}}`;
}

const NAMES = ({ isOut }: Interaction): string => (isOut ? 'portico-go-out' : 'portico-come-in');

function moving(interaction: Interaction, isStill: boolean): StyleRule['declarations'] {
  const { effect, direction, durationMs, delayMs, easing, times } = interaction;
  const x = direction.includes('left') ? '-100px' : direction.includes('right') ? '100px' : '0px';
  const y = direction.includes('top') ? '-100px' : direction.includes('bottom') ? '100px' : '0px';
  return {
    '--p-far-opacity': effect === 'fade' ? '0' : null,
    '--p-far-scale': effect === 'scale' ? '0' : null,
    '--p-far-place': direction.length > 0 ? `${x} ${y}` : null,
    animation: `${isStill ? 'none' : NAMES(interaction)} ${durationMs}ms ${easing} ${delayMs}ms ${times} both`,
  };
}
