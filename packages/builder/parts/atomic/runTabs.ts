import type { Stop } from '@portico/kernel/islands';
import { focusTarget } from '../keyboard/focusTarget.ts';
import { announceLayoutChange } from '../motion/announceLayoutChange.ts';

const SELECTED = 'e--selected';

/** Shows the panel of the tab that is chosen. Arrows move the focus; a tab is chosen as a button is pressed. */
export function runTabs(root: HTMLElement): Stop {
  const listening = new AbortController();
  const { signal } = listening;
  const tabs = partsOf(root, 'e-tabs-menu', 'e-tab');
  const panels = partsOf(root, 'e-tabs-content-area', 'e-tab-content');
  const choose = (chosen: number): void => {
    for (const [index, tab] of tabs.entries()) {
      const isChosen = index === chosen;
      tab.classList.toggle(SELECTED, isChosen);
      tab.setAttribute('aria-selected', String(isChosen));
      tab.tabIndex = isChosen ? 0 : -1;
    }
    for (const [index, panel] of panels.entries()) {
      panel.classList.toggle(SELECTED, index === chosen);
      panel.hidden = index !== chosen;
      // Elementor hides them so before its scripts come.
      panel.style.removeProperty('display');
    }
    announceLayoutChange(root);
  };
  for (const [index, tab] of tabs.entries()) {
    tab.addEventListener('click', () => choose(index), { signal });
    tab.addEventListener(
      'keydown',
      (event) => {
        const direction = getComputedStyle(root).direction === 'rtl' ? 'rtl' : 'ltr';
        const next = focusTarget(event, index, { count: tabs.length, axis: 'both', direction });
        if (next === null) return;
        event.preventDefault();
        tabs[next]?.focus();
      },
      { signal },
    );
  }
  return () => listening.abort();
}

/** Of these tabs alone: a panel may hold others. */
function partsOf(root: HTMLElement, area: string, part: string): HTMLElement[] {
  return [
    ...root.querySelectorAll<HTMLElement>(`:scope > [data-e-type="${area}"] > [data-e-type="${part}"]`),
  ];
}
