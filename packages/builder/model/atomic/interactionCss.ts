import type { StyleRule } from '../styles/StyleRule.ts';
import { ruleCss } from '../styles/sheetCss.ts';
import { ACTS_ON, SCROLLED_TO } from './interactionClasses.ts';
import { type Interaction, interactionsOf } from './interactions.ts';

/** An element's animations on a device, for its sheet; empty if they are the same as on wider screens. */
export function interactionCss(
  selector: string,
  { id, interactions }: { readonly id: string; readonly interactions?: unknown },
  device: string,
  isWidest: boolean,
): string {
  const all = interactionsOf(interactions);
  return all
    .map((one) => {
      const isStill = one.excluded.includes(device);
      const name = isStill ? 'none' : nameOf(one, id);
      const rule = (declarations: StyleRule['declarations']): string =>
        ruleCss(selector, { part: partOf(one), declarations });
      if (isWidest) return calm(own(one, id) + following(one, rule(moving(one, name, all.length === 1))));
      return one.excluded.length === 0 ? '' : calm(rule({ 'animation-name': name }));
    })
    .join('');
}

/** No animation if the visitor prefers reduced motion. */
function calm(rule: string): string {
  return `@media not (prefers-reduced-motion:reduce){${rule}}`;
}

/** Where browsers cannot follow scrolling, nothing moves. */
function following({ trigger }: Interaction, rule: string): string {
  return trigger === 'scrollOn' ? `@supports (animation-timeline:view()){${rule}}` : rule;
}

function partOf({ trigger }: Interaction): string {
  if (trigger === 'load' || trigger === 'scrollOn') return '';
  return trigger === 'scrollIn' ? `.${SCROLLED_TO}` : `.${ACTS_ON}${trigger}`;
}

function own({ trigger, effect, keyframes }: Interaction, id: string): string {
  return effect === 'custom' ? `@keyframes portico-${trigger}-${id}{${keyframes}}` : '';
}

function nameOf({ trigger, effect, isOut }: Interaction, id: string): string {
  if (effect === 'custom') return `portico-${trigger}-${id}`;
  return isOut ? 'portico-go-out' : 'portico-come-in';
}

function moving(interaction: Interaction, name: string, isOnly: boolean): StyleRule['declarations'] {
  const { trigger, effect, durationMs, delayMs, easing, times, stretch, isOfPage } = interaction;
  const direction = effect === 'custom' ? [] : interaction.direction;
  const x = direction.includes('left') ? '-100px' : direction.includes('right') ? '100px' : '0px';
  const y = direction.includes('top') ? '-100px' : direction.includes('bottom') ? '100px' : '0px';
  const far = {
    '--p-far-opacity': effect === 'fade' ? '0' : isOnly ? null : '1',
    '--p-far-scale': effect === 'scale' ? '0' : isOnly ? null : '1',
    '--p-far-place': direction.length > 0 ? `${x} ${y}` : isOnly ? null : '0 0',
  };
  if (trigger !== 'scrollOn')
    return { ...far, animation: `${name} ${durationMs}ms ${easing} ${delayMs}ms ${times} both` };
  const [start, end] = stretch;
  return {
    ...far,
    animation: `${name} ${easing} both`,
    'animation-timeline': isOfPage ? 'scroll(root)' : `view(${end}% ${100 - start}%)`,
  };
}
