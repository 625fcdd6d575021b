import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { drawnElement, drawnWidget, px } from '../testing/drawnWidget.tsx';
import buttons from '../widgets/button/button.base.css?inline';
import counters from '../widgets/counter/counter.css?inline';
import iconList from '../widgets/icon-list/icon-list.base.css?inline';
import nestedAccordion from '../widgets/nested-accordion/nested-accordion.css?inline';
import nestedTabs from '../widgets/nested-tabs/nested-tabs.css?inline';
import progress from '../widgets/progress/progress.css?inline';
import rating from '../widgets/rating/rating.sheet.css?inline';
import structure from './structure.css?inline';

/** Compared with pages of Elementor 4.2 in WordPress, with its makers' plain theme. */

const SHEETS = `${structure}${buttons}${counters}${iconList}${nestedAccordion}${nestedTabs}${progress}${rating}`;
const drawn = (widgetType: string, settings: object, elements?: readonly object[]) =>
  drawnWidget(SHEETS, widgetType, settings, elements);
const ICON = { value: 'fas fa-star', library: 'fa-solid' };
const RED = 'rgb(170, 17, 17)';
const SHADOW = { horizontal: 3, vertical: 3, blur: 5, color: '#aa1111' };

test('K figures keep the gap to a suffix that is empty', () => {
  const { box } = drawn('counter', { ending_number: '7', prefix: '$', number_gap: px(27) });
  expect(box('.elementor-counter-number-suffix').left - box('.elementor-counter-number').right).toBeCloseTo(
    27,
    0,
  );
});

test('K the line between items of a list without a gap stands right between them', () => {
  const rows = [1, 2].map((count) => ({ text: `Item ${count}`, selected_icon: ICON }));
  const { box, style } = drawn('icon-list', { divider: 'yes', icon_list: rows });
  expect(style('.elementor-icon-list-item', '::after').bottom).toBe('0px');
  expect(box('.elementor-icon-list-item').height).toBeGreaterThan(0);
});

test('K words on a progress bar have their font, whether or not they are Elementor’s own', () => {
  const font = { bar_inline_color: '#aa1111', bar_inner_typography_typography: 'custom' };
  const size = { bar_inner_typography_font_size: px(27) };
  expect(drawn('progress', { ...font, ...size }).style('.elementor-progress-bar')).toMatchObject({
    ...{ color: RED, fontSize: '27px' },
  });
  const alone = drawn('progress', { ...font, ...size, inner_text: '' });
  expect(alone.style('.elementor-progress-percentage').fontSize).toBe('11px');
});

test('K a heading above a progress bar keeps the room of headings', () => {
  expect(drawn('progress', { title: 'Skill', title_tag: 'h3' }).style('.elementor-title')).toMatchObject({
    ...{ marginTop: '8px', marginBottom: '16px' },
  });
  expect(drawn('progress', { title: 'Skill' }).style('.elementor-title').marginBottom).toBe('0px');
});

test('K small words above a progress bar stand on a line of the text around them', () => {
  const small = { typography_typography: 'custom', typography_font_size: px(8) };
  const { box } = drawn('progress', { title: 'Skill', ...small });
  const [row, bar] = [box('.elementor-widget-container'), box('.elementor-progress-wrapper')];
  expect(bar.top - row.top).toBeGreaterThan(16);
});

test('K columns of a text are as far apart as what is beside it', () => {
  const text = { id: 'c0ffee3', elType: 'widget', widgetType: 'text-editor', elements: [] };
  const gapOf = (settings: object) =>
    drawnElement(SHEETS, {
      ...{ elType: 'container', settings },
      elements: [{ ...text, settings: { editor: '<p>Words</p>', text_columns: '2' } }],
    }).style('.elementor-widget-text-editor').columnGap;
  expect(gapOf({})).toBe('20px');
  expect(gapOf({ flex_gap: { column: '35', row: '5', unit: 'px' } })).toBe('35px');
});

test('K icons of a rating are as wide as they were drawn', () => {
  const { found, style } = drawn('rating', { rating_icon: ICON });
  const icon = found('.e-icon-wrapper svg');
  icon.setAttribute('viewBox', '0 0 576 512');
  expect(style('.e-icon-wrapper svg')).toMatchObject({ width: '18px', height: '16px' });
});

test('K titles of an accordion with any content keep their shadow on hover, and headings their lines', () => {
  const { style } = drawn(
    'nested-accordion',
    {
      ...{ items: [{ item_title: 'One' }], default_state: 'all_collapsed', title_tag: 'h2' },
      ...{ title_normal_text_shadow_text_shadow_type: 'yes', title_normal_text_shadow_text_shadow: SHADOW },
    },
    [{ id: 'c0ffee1', elType: 'container', settings: {}, elements: [] }],
  );
  const title = style('.e-n-accordion-item-title-text');
  expect(title.textShadow).toContain(RED);
  expect(Number.parseFloat(title.lineHeight) / Number.parseFloat(title.fontSize)).toBeCloseTo(1.2, 1);
  const rules = document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules]);
  const own = rules.find(({ cssText }) => cssText.includes('text-shadow') && cssText.includes('abc1234'));
  expect(own?.cssText).not.toContain(':hover');
});

test('K the open tab has Elementor’s gradient until its colours are chosen', () => {
  const { style } = drawn(
    'nested-tabs',
    { tabs: [{ tab_title: 'One' }], tabs_title_background_color_active_background: 'gradient' },
    [{ id: 'c0ffee1', elType: 'container', settings: {}, elements: [] }],
  );
  expect(style('.e-n-tab-title').backgroundImage).toBe(
    'linear-gradient(rgb(97, 206, 112) 0%, rgb(242, 41, 91) 100%)',
  );
});

test('K what wraps in a boxed container is spread within the box, which stays in the middle', async () => {
  await page.viewport(1200, 700);
  const { box } = drawnElement(SHEETS, {
    ...{ elType: 'container', elements: [] },
    settings: { flex_wrap: 'wrap', flex_align_content: 'flex-start', boxed_width: px(200) },
  });
  const [outer, inner] = [box('.e-con'), box('.e-con-inner')];
  expect(inner.left - outer.left).toBeCloseTo(outer.right - inner.right, 0);
  expect(inner.left - outer.left).toBeGreaterThan(10);
});

test('K columns whose gap is their author’s have none until it is set', () => {
  const widget = { id: 'c0ffee2', elType: 'widget', widgetType: 'spacer', settings: {}, elements: [] };
  const column = { id: 'c0ffee1', elType: 'column', settings: { _column_size: 100 }, elements: [widget] };
  const paddingOf = (settings: object) =>
    drawnElement(SHEETS, { elType: 'section', settings, elements: [column] }).style('.elementor-widget-wrap')
      .padding;
  expect(paddingOf({ gap: 'custom' })).toBe('0px');
  expect(paddingOf({})).toBe('10px');
});
