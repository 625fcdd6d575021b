import { startIslands } from '@portico/kernel/islands';
import { afterEach, expect, test, vi } from 'vitest';
import { start as startAccordion } from '../../widgets/accordion/accordion.island.ts';
import { start as startNested } from '../../widgets/nested-accordion/nested-accordion.island.ts';
import { openByHash } from './openByHash.ts';
import { openItem } from './openItem.ts';

const stops: (() => void)[] = [];

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  document.body.replaceChildren();
  history.replaceState(null, '', location.pathname + location.search);
});

function listenToHash(): void {
  const listening = new AbortController();
  stops.push(() => listening.abort());
  openByHash(window, async () => ({ openItem }), listening);
}

test('an address opens the item that it names, though its widget is not alive yet', async () => {
  document.body.innerHTML = `<div style="height:3000px"></div><div class="elementor-element"><div class="elementor-accordion">${item(1)}${item(2)}</div></div>`;
  history.replaceState(null, '', '#elementor-tab-title-2742');
  listenToHash();
  const islands = startIslands(
    [
      {
        name: 'accordion',
        selector: '.elementor-element',
        moment: 'visible',
        load: async () => ({ start: startAccordion }),
      },
    ],
    document,
  );
  stops.push(islands.stop);
  await vi.waitFor(() => expect(expanded()).toEqual(['false', 'true']), 8000);
  await vi.waitFor(
    () => expect(Math.abs(title(2).getBoundingClientRect().top)).toBeLessThan(innerHeight),
    3000,
  );
});

test('a link to something inside a closed item opens it, and once more after it was closed', async () => {
  document.body.innerHTML = `<a href="#deep">Deep</a><div class="elementor-element"><div class="e-n-accordion">
    <details id="e-n-accordion-item-2740" class="e-n-accordion-item"><summary class="e-n-accordion-item-title" aria-expanded="false">One</summary><div role="region"><p id="deep">Inside</p></div></details></div></div>`;
  const element = document.querySelector<HTMLElement>('.elementor-element');
  if (element) stops.push(startNested(element));
  listenToHash();
  const summary = document.querySelector('summary');
  for (const _time of [1, 2]) {
    document.querySelector('a')?.click();
    await vi.waitFor(() => expect(summary?.ariaExpanded).toBe('true'), 3000);
    summary?.click();
    expect(summary?.ariaExpanded).toBe('false');
  }
});

test.each(['#', '#1', '#nobody', '#/route', '#"]'])('%j opens nothing', (hash) => {
  document.body.innerHTML = `<div class="elementor-accordion">${item(1)}</div>`;
  history.replaceState(null, '', hash);
  const clicked = vi.fn();
  title(1).addEventListener('click', clicked);
  openItem(document, location.hash, new AbortController().signal);
  expect(clicked).not.toHaveBeenCalled();
});

function item(number: number): string {
  return `<div class="elementor-accordion-item"><div id="elementor-tab-title-274${number}" class="elementor-tab-title" role="button" data-tab="${number}" aria-controls="elementor-tab-content-274${number}" aria-expanded="false"><a class="elementor-accordion-title" tabindex="0">T${number}</a></div>
    <div id="elementor-tab-content-274${number}" class="elementor-tab-content elementor-clearfix" data-tab="${number}" role="region" aria-labelledby="elementor-tab-title-274${number}">C${number}</div></div>`;
}

function title(number: number): Element {
  const found = document.getElementById(`elementor-tab-title-274${number}`);
  if (!found) throw new Error('no such title');
  return found;
}

function expanded(): (string | null)[] {
  return [...document.querySelectorAll('.elementor-tab-title')].map((one) =>
    one.getAttribute('aria-expanded'),
  );
}
