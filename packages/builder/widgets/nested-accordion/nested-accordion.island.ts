import './nested-accordion.css';
import { prefersReducedMotion } from '@portico/kernel/dom';
import type { Stop } from '@portico/kernel/islands';
import { numberOf, recordOf, type Settings } from '../../model/settings/read.ts';
import { focusTarget } from '../../parts/keyboard/focusTarget.ts';
import { announceLayoutChange } from '../../parts/motion/announceLayoutChange.ts';
import { elementSettings } from '../../runtime/frontend/elementSettings.ts';
import { writingDirection } from '../../runtime/frontend/writingDirection.ts';
import { SLIDE_MS } from '../../wire/public.ts';
import { accordionItems, summaryOf } from './accordionItems.ts';
import { slideDetails } from './slideDetails.ts';

/**
 * An accordion of native `details`, which also works without this code. Adds the animation, keyboard support, and, if the
 * author wants it, that only one item is open at a time.
 */
export function start(element: HTMLElement): Stop {
  const items = accordionItems(element);
  const settings = elementSettings(element);
  const view = element.ownerDocument.defaultView ?? window;
  const leaving = new AbortController();
  const { signal } = leaving;

  const move = (item: HTMLDetailsElement, open: boolean): void => {
    const duration = prefersReducedMotion(view) ? 0 : durationOf(settings);
    void slideDetails(item, open, duration).then(() => announceLayoutChange(item));
  };

  const toggle = (item: HTMLDetailsElement): void => {
    const opens = !isOpen(item);
    if (opens && settings.max_items_expended !== 'multiple')
      for (const other of items) if (other !== item && isOpen(other)) move(other, false);
    move(item, opens);
  };

  items.forEach((item, index) => {
    const summary = summaryOf(item);
    if (!summary) return;
    // Each title is a tab stop, as in any accordion; Elementor leaves out all but the first.
    summary.setAttribute('tabindex', '0');
    summary.ariaExpanded = String(item.open);
    summary.addEventListener(
      'click',
      (event) => {
        event.preventDefault();
        toggle(item);
      },
      { signal },
    );
    summary.addEventListener(
      'keydown',
      (event) => {
        const target = focusTarget(event, index, {
          count: items.length,
          axis: 'both',
          direction: writingDirection(element),
        });
        const next = target === null ? undefined : items[target];
        if (!next) return;
        event.preventDefault();
        event.stopPropagation();
        summaryOf(next)?.focus();
      },
      { signal },
    );
    item.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || !isOpen(item)) return;
        event.stopPropagation();
        summary.focus();
        move(item, false);
      },
      { signal },
    );
  });
  return () => leaving.abort();
}

/** From the title's state: while an item is closing, its `open` is still set. */
function isOpen(item: HTMLDetailsElement): boolean {
  return summaryOf(item)?.ariaExpanded === 'true';
}

function durationOf(settings: Settings): number {
  const { size, unit } = recordOf(settings.n_accordion_animation_duration);
  const duration = numberOf(size);
  if (duration === null || duration < 0) return SLIDE_MS;
  return unit === 's' ? duration * 1000 : duration;
}
