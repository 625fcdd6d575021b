import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ownSheets } from '../testing/ownSheets.ts';
import { addDropCap } from '../widgets/text-editor/addDropCap.ts';
import { text as beside } from './beside-elementor.chunk.ts';

const wear = ownSheets();

test('PB-01 beside Elementor’s sheet the first item of an accordion is open before code is here, and closes', () => {
  wearElementors('.elementor-accordion .elementor-tab-content { display: none }');
  const item = '<div class="elementor-accordion-item"><div class="elementor-tab-content">Words</div></div>';
  document.body.innerHTML = `<div class="elementor-accordion">${item}${item}</div>`;
  const panels = [...document.querySelectorAll<HTMLElement>('.elementor-tab-content')];
  const areShown = (): boolean[] => panels.map((panel) => panel.checkVisibility());
  expect(areShown()).toEqual([true, false]);
  for (const [index, panel] of panels.entries()) panel.style.display = index ? 'block' : 'none';
  expect(areShown()).toEqual([false, true]);
});

test('PB-09 beside Elementor’s sheet a large first letter takes its room before code is here', () => {
  wearElementors(
    '.elementor-drop-cap { float: inline-start; font-size: 50px; line-height: 1 } .elementor-drop-cap-letter { display: inline-block }',
  );
  document.body.innerHTML = `<div class="elementor-drop-cap-yes" style="width: 300px"><p>${'Bread and butter. '.repeat(12)}</p></div>`;
  const widget = document.querySelector<HTMLElement>('.elementor-drop-cap-yes');
  if (!widget) throw new Error('No widget.');
  const places = (): number[] => {
    const range = document.createRange();
    const words = widget.querySelector('p')?.lastChild;
    range.setStart(words ?? widget, 3);
    range.setEndAfter(words ?? widget);
    const { bottom, right } = range.getBoundingClientRect();
    return [bottom, right, widget.offsetHeight];
  };
  const before = places();
  addDropCap(widget);
  expect(widget.querySelector('.elementor-drop-cap')).not.toBeNull();
  expect(places()).toEqual(before);
});

test('PB-05 beside Elementor’s sheet a carousel is as high on a phone before code is here as after', async () => {
  await page.viewport(390, 844);
  wearElementors(
    '.swiper-wrapper { display: flex } .elementor-image-carousel-wrapper:not(.swiper-initialized) .swiper-slide { max-width: calc(100% / var(--e-image-carousel-slides-to-show, 3)) }',
  );
  const slide = '<div class="swiper-slide" style="flex-shrink: 0; width: 100%"></div>';
  const rows: [{ slides_to_show?: string; slides_to_show_mobile?: string }, number, number][] = [
    [{ slides_to_show: '3' }, 4, 1],
    [{ slides_to_show: '1' }, 4, 1],
    [{ slides_to_show: '4', slides_to_show_mobile: '2' }, 4, 2],
    [{}, 1, 3],
  ];
  for (const [settings, slides, shown] of rows) {
    document.body.innerHTML = `<div data-widget_type="image-carousel.default" data-settings='${JSON.stringify(settings)}' style="--e-image-carousel-slides-to-show: ${settings.slides_to_show_mobile ?? settings.slides_to_show ?? 3}"><div class="elementor-image-carousel-wrapper"><div class="swiper-wrapper">${slide.repeat(slides)}</div></div></div>`;
    const row = document.querySelector<HTMLElement>('.swiper-wrapper');
    const first = row?.firstElementChild;
    expect(Math.round((row?.offsetWidth ?? 0) / (first?.getBoundingClientRect().width ?? 1))).toBe(shown);
  }
});

/** Elementor's rules are unlayered. */
function wearElementors(rules: string): void {
  wear(sheetOf(rules), sheetOf(beside));
}

function sheetOf(rules: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  return sheet;
}

test('PB-05 beside Elementor’s sheet carousels of a row share its width before code is here as after', () => {
  wearElementors(
    '.e-con { display: flex } .e-con > .elementor-widget { min-width: 0 } .e-con .elementor-widget.e-widget-swiper { width: 100% } .swiper { overflow: hidden } .swiper-wrapper { display: flex } .swiper-slide { flex-shrink: 0; width: 100% }',
  );
  const slide = '<div class="swiper-slide"><span style="display: block; width: 90px">1</span></div>';
  const carousel = (slides: number): string =>
    `<div class="elementor-widget elementor-widget-image-carousel"><div class="elementor-image-carousel-wrapper swiper"><div class="swiper-wrapper">${slide.repeat(slides)}</div></div></div>`;
  document.body.innerHTML = `<div class="e-con" style="width: 900px">${carousel(2)}${carousel(6)}<div class="elementor-widget">Words</div></div>`;
  const widgets = [...document.querySelectorAll<HTMLElement>('.elementor-widget')];
  const places = (): number[] => widgets.map(({ offsetLeft }) => offsetLeft);
  const before = places();
  for (const widget of widgets.slice(0, 2)) widget.classList.add('e-widget-swiper');
  expect(places()).toEqual(before);
  document.body.innerHTML = `<div class="e-con" style="width: 900px">${carousel(1)}</div>`;
  expect(document.querySelector<HTMLElement>('.elementor-widget')?.offsetWidth).toBeLessThan(900);
});
