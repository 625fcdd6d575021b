import { expect, test } from 'vitest';
import { documentStyles } from '../../document/documentStyles.ts';
import look from '../../document/elementor-look.sheet.css?inline';
import structure from '../../document/structure.css?inline';
import { parseDocument } from '../../model/document/parseDocument.ts';
import { ownSheets } from '../../testing/ownSheets.ts';
import { CANVAS_STYLE, canvasSheet } from './canvasStyle.ts';

const wear = ownSheets();
const px = (size: number) => ({ unit: 'px', size });
const widgets = (first: string, second: string) =>
  `<div class="elementor-element elementor-element-${first} elementor-widget" style="height:30px"></div><div class="elementor-element elementor-element-${second} elementor-widget" style="height:20px"></div>`;

/** Positions of everything with a name, on the page and on the canvas. */
function places(elements: readonly object[], markup: (zone: (inside: string) => string) => string) {
  const css = documentStyles(parseDocument(elements, { id: 7, cleanHtml: (html) => html }));
  const drawn = (sheet: string, zone: (inside: string) => string) => {
    const own = new CSSStyleSheet();
    own.replaceSync(`@layer base, portico, elementor;${structure}${look}${sheet}`);
    wear(own);
    document.body.innerHTML = `<div class="elementor elementor-7 portico-elementor-look" style="width:800px">${markup(zone)}</div>`;
    return [...document.querySelectorAll('.elementor-element')].map((node) => {
      const { top, left, width, height } = node.getBoundingClientRect();
      return [node.className.match(/element-(\w{7})/)?.[1], top, left, width, height].join(' ');
    });
  };
  return {
    page: drawn(css, (inside) => inside),
    canvas: drawn(
      `${CANVAS_STYLE}${canvasSheet(css)}`,
      (inside) => `<div class="portico-zone">${inside}</div>`,
    ),
  };
}

test.each([
  ['a row of columns', {}, {}],
  ['narrow distances', { gap: 'narrow' }, {}],
  ['distances of its own', { gap: 'custom', gap_columns_custom: px(35) }, {}],
  ['content in the middle', { content_position: 'middle', height: 'min-height', custom_height: px(300) }, {}],
  ['a widget with a margin', {}, { _margin: { unit: 'px', top: '5', right: '0', bottom: '40', left: '0' } }],
])('K the canvas spaces columns as the page does: %s', (_what, section, widget) => {
  const ofWidget = (id: string) => ({
    id,
    elType: 'widget',
    widgetType: 'heading',
    settings: widget,
    elements: [],
  });
  const column = (id: string, first: string, second: string) => ({
    id,
    elType: 'column',
    settings: { _column_size: 50 },
    elements: [ofWidget(first), ofWidget(second)],
  });
  const elements = [
    {
      id: 'aaa0001',
      elType: 'section',
      settings: section,
      elements: [column('bbb0001', 'ccc0001', 'ccc0002'), column('bbb0002', 'ccc0003', 'ccc0004')],
    },
  ];
  const { gap = 'default' } = section as { gap?: string };
  const { page, canvas } = places(elements, (zone) => {
    const drawn = (id: string, first: string, second: string) =>
      `<div class="elementor-element elementor-element-${id} elementor-column"><div class="elementor-widget-wrap elementor-element-populated">${zone(widgets(first, second))}</div></div>`;
    return `<section class="elementor-element elementor-element-aaa0001 elementor-section elementor-section-boxed"><div class="elementor-container elementor-column-gap-${gap}">${zone(
      drawn('bbb0001', 'ccc0001', 'ccc0002') + drawn('bbb0002', 'ccc0003', 'ccc0004'),
    )}</div></section>`;
  });
  expect(page).toHaveLength(7);
  expect(canvas).toEqual(page);
});

test('K a divider fills a box whose content is in the middle, and takes what a row has left', () => {
  const settings = [{ flex_align_items: 'center' }, { flex_direction: 'row', flex_wrap: 'nowrap' }];
  const elements = settings.map((own, at) => ({
    id: `aaa000${at}`,
    elType: 'container',
    settings: own,
    elements: [],
  }));
  const { page, canvas } = places(elements, (zone) =>
    settings
      .map(
        (_, at) =>
          `<div class="elementor-element elementor-element-aaa000${at} e-con e-flex e-con-full">${zone(
            `<div class="elementor-element elementor-element-bbb000${at} elementor-widget" style="flex:none;width:100px;height:9px"></div><div class="elementor-element elementor-element-ccc000${at} elementor-widget elementor-widget-divider" style="height:9px"></div>`,
          )}</div>`,
      )
      .join(''),
  );
  const wide = (id: string) => Number(page.find((one) => one.startsWith(id))?.split(' ')[3]);
  expect(wide('ccc0000')).toBe(wide('aaa0000') - 20);
  expect(wide('ccc0001')).toBe(wide('aaa0001') - 20 - 100 - 20);
  expect(canvas).toEqual(page);
});
