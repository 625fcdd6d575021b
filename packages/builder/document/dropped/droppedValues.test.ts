import { expect, test } from 'vitest';
import { createIconDrawings } from '../../server/icons/createIconDrawings.ts';
import { sampleElement } from '../../testing/sampleElements.ts';
import { styleSamples } from '../../testing/styleSamples.ts';
import { widgetTypes } from '../../testing/widgetTypes.ts';
import { droppedInClasses, droppedInKit } from './droppedInLooks.ts';
import { droppedValues } from './droppedValues.ts';

const icons = createIconDrawings();

const widget = (widgetType: string, settings: object, id = 'a000001') => ({
  ...{ id, elType: 'widget', widgetType, settings, elements: [] },
});
const inPage = (...content: readonly object[]) => droppedValues({ content }, icons);
const lines = ({ values }: ReturnType<typeof droppedValues>) =>
  values.map(({ place, setting, value, times }) => [place, setting, value, times]);

test('KT-04 K CSS that would load something or leave its rule is named, and nothing else of it', () => {
  const css = [
    '@import url(https://evil.example/a.css);',
    'selector{color:red;background:url(javascript:alert(1));width:expression(alert(1))}',
    '}body{margin:0}',
    '</style><script>alert(1)</script>{color:red}',
  ].join('\n');
  expect(lines(inPage(widget('heading', { title: 'Quay', custom_css: css })))).toEqual([
    ['Heading', 'custom_css', '@import url(https://evil.example/a.css)', 1],
    ['Heading', 'custom_css', 'background:url(javascript:alert(1))', 1],
    ['Heading', 'custom_css', 'width:expression(alert(1))', 1],
    ['Heading', 'custom_css', '}', 1],
    ['Heading', 'custom_css', '</style><script>alert(1)</script>{color:red}', 1],
  ]);
});

test('KT-04 K values of a wrong type, hostile colours and fonts, addresses that run and icons that do not exist are named', () => {
  const found = inPage(
    widget('heading', {
      ...{
        title: { text: 'Quay' },
        title_color: 'red;}body{display:none',
        link: { url: ' java\tscript:alert(1)' },
      },
      ...{ typography_typography: 'custom', typography_font_family: 'x"};@import url(//evil.example)' },
      ...{ typography_font_size_mobile: { unit: 'px', size: 'huge' }, align: ['left'] },
    }),
    widget('icon', { selected_icon: { value: 'fas fa-nonesuch', library: 'fa-solid' } }, 'a000002'),
    widget('icon-list', { icon_list: 'none' }, 'a000003'),
    {
      id: 'a000004',
      elType: 'container',
      settings: { min_height: 'tall', html_tag: 'script' },
      elements: [],
    },
  );
  expect(lines(found)).toEqual(
    expect.arrayContaining([
      ['Heading', 'title', '{"text":"Quay"}', 1],
      ['Heading', 'title_color', 'red;}body{display:none', 1],
      ['Heading', 'link', 'java script:alert(1)', 1],
      ['Heading', 'typography_font_family', 'x"};@import url(//evil.example)', 1],
      ['Heading', 'typography_font_size_mobile', '{"unit":"px","size":"huge"}', 1],
      ['Heading', 'align', '["left"]', 1],
      ['Icon', 'selected_icon', 'fas fa-nonesuch', 1],
      ['Icon list', 'icon_list', 'none', 1],
      ['Container', 'min_height', 'tall', 1],
    ]),
  );
  expect(found.values.find(({ setting }) => setting === 'title_color')).toMatchObject({
    ...{ element: 'a000001', label: 'Colour' },
  });
});

test('KT-04 K CSS of braces alone ends nothing', () => {
  const css = 'a{'.repeat(50_000);
  const { values } = inPage(
    widget('heading', { custom_css: css }),
    widget('heading', { title_color: css }, 'a000002'),
  );
  expect(values.map(({ setting }) => setting)).toEqual(['custom_css', 'title_color']);
});

test('KT-04 K markup that runs is named wherever it stands, and source code that is only shown is not', () => {
  const found = inPage(
    widget('text-editor', {
      editor: '<p onclick="go()">Hi</p><script>go()</script><a href="javascript:go()">x</a>',
    }),
    widget('code-highlight', { code: '<script>go()</script>' }, 'a000002'),
  );
  expect(lines(found)).toEqual([
    ['Text', 'editor', 'onclick="go()"', 1],
    ['Text', 'editor', '<script>', 1],
    ['Text', 'editor', 'href="javascript:go()"', 1],
  ]);
});

test('KT-04 K the same value is one line, and a page full of others stays a short list', () => {
  const many = Array.from({ length: 500 }, (_, at) =>
    widget('heading', { title_color: `${at % 100}}` }, `b${at}`),
  );
  const { values, more } = inPage(...many);
  expect(values).toHaveLength(40);
  expect(values.every(({ times }) => times === 5)).toBe(true);
  expect(more).toBe(300);
  const [long] = inPage(widget('heading', { title_color: `}${'x'.repeat(100_000)}` })).values;
  expect(long?.value.length).toBeLessThan(100);
});

test('KT-04 K no value that we draw is named', () => {
  for (const type of widgetTypes) expect(lines(inPage(sampleElement(type, 'abc1234'))), type).toEqual([]);
  for (const { type, elements } of styleSamples()) expect(lines(inPage(...elements)), type).toEqual([]);
});

test('KT-04 K the settings, colours, fonts and classes of a kit are looked at as well', () => {
  const kit = droppedInKit(
    {
      ...{
        custom_css: '@import "a.css";a{color:red}',
        body_color: 'url(javascript:alert(1))',
        h1_color: '#123',
      },
      custom_colors: [{ _id: 'c1', title: 'Tide', color: 'red}' }],
      system_typography: [{ _id: 'primary', title: 'Primary', typography_font_family: 'a{b' }],
    },
    icons,
  );
  expect(lines(kit)).toEqual([
    ['', 'custom_css', '@import "a.css"', 1],
    ['', 'body_color', 'url(javascript:alert(1))', 1],
    ['Tide', 'custom_colors', 'red}', 1],
    ['Primary', 'system_typography', 'a{b', 1],
  ]);
  const classes = droppedInClasses({
    items: {
      'g-1': {
        label: 'card',
        variants: [
          {
            ...{ meta: {}, custom_css: { raw: btoa('color:red;width:expression(1)') } },
            props: {
              color: { $$type: 'color', value: 'red}' },
              width: { $$type: 'size', value: { size: 4, unit: 'px' } },
            },
          },
        ],
      },
    },
  });
  expect(lines(classes)).toEqual([
    ['card', 'color', 'red}', 1],
    ['card', 'custom_css', 'width:expression(1)', 1],
  ]);
});

test('K a gap as Elementor stored it before it had two, and one written as CSS, are drawn', () => {
  const container = (settings: object) => ({ id: 'a000001', elType: 'container', settings, elements: [] });
  expect(
    inPage(
      container({ flex_gap: { unit: 'px', size: 17, sizes: [] } }),
      container({ flex_gap: { unit: 'px', size: 0 } }),
      container({ flex_gap: { unit: 'custom', column: '1em', row: 'calc(1em + 2px)', isLinked: false } }),
    ).values,
  ).toEqual([]);
  expect(lines(inPage(container({ flex_gap: { unit: 'px', size: 'wide' } })))).toHaveLength(1);
});
