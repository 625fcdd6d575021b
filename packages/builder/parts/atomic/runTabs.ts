import { direction } from '@portico/kernel/dom';
import type { Stop } from '@portico/kernel/islands';
import { focusTarget } from '../keyboard/focusTarget.ts';
import { announceLayoutChange } from '../motion/announceLayoutChange.ts';

const SELECTED = 'e--selected';

/** Shows the panel of the chosen tab. Arrow keys move the focus; a tab is activated like a button. */
export function runTabs(root: HTMLElement): Stop {
  const listening = new AbortController();
  const { signal } = listening;
  const tabs = partsOf(root, 'e-tabs-menu', 'e-tab');
  const panels = partsOf(root, 'e-tabs-content-area', 'e-tab-content');
  const choose = (chosen: number): void => {
    for (const [index, tab] of tabs.entries()) {
      const isChosen = index === chosen;
      tab.classList.toggle(SELECTED, isChosen);
      tab.ariaSelected = String(isChosen);
      tab.tabIndex = isChosen ? 0 : -1;
    }
    for (const [index, panel] of panels.entries()) {
      panel.classList.toggle(SELECTED, index === chosen);
      panel.hidden = index !== chosen;
      // Elementor hides them this way before its scripts run.
      panel.style.removeProperty('display');
    }
    announceLayoutChange(root);
  };
  for (const [index, tab] of tabs.entries()) {
    tab.addEventListener('click', () => choose(index), { signal });
    tab.addEventListener(
      'keydown',
      (event) => {
        const next = focusTarget(event, index, {
          count: tabs.length,
          axis: 'both',
          direction: direction(root),
        });
        if (next === null) return;
        event.preventDefault();
        tabs[next]?.focus();
      },
      { signal },
    );
  }
  return () => listening.abort();
}

/** Only of these tabs: a panel may contain others. */
function partsOf(root: HTMLElement, area: string, part: string): HTMLElement[] {
  return [
    ...root.querySelectorAll<HTMLElement>(`:scope > [data-e-type="${area}"] > [data-e-type="${part}"]`),
  ];
}
