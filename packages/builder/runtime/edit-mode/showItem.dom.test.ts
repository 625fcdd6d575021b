import { afterEach, expect, test, vi } from 'vitest';
import { start } from '../../widgets/nested-accordion/nested-accordion.island.ts';
import { showItem } from './showItem.ts';

afterEach(() => document.body.replaceChildren());

test('PB-24 the item that an author turns to opens, and stays open when they turn to it again', () => {
  const item =
    '<details class="e-n-accordion-item"><summary class="e-n-accordion-item-title">T</summary><div></div></details>';
  const widget = widgetOf(`<div class="e-n-accordion">${item.repeat(3)}</div>`);
  const stop = start(widget);
  const states = () => [...widget.querySelectorAll('summary')].map(({ ariaExpanded }) => ariaExpanded);
  for (const index of [1, 1, 9]) showItem(widget, index);
  expect(states()).toEqual(['false', 'true', 'false']);
  showItem(widget, 2);
  expect(states()).toEqual(['false', 'false', 'true']);
  stop();
});

test('PB-24 a carousel slides there, counting without the copies that it makes of its slides', () => {
  const widget = widgetOf('<div class="swiper"></div>');
  const slider = { slideTo: vi.fn(), slideToLoop: vi.fn() };
  Object.assign(widget.querySelector('.swiper') ?? {}, { swiper: slider });
  showItem(widget, 2);
  expect(slider.slideToLoop).toHaveBeenCalledWith(2);
});

function widgetOf(html: string): HTMLElement {
  document.body.innerHTML = `<div class="elementor-element elementor-widget">${html}</div>`;
  return document.body.firstElementChild as HTMLElement;
}
