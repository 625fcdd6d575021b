import { expect, test } from 'vitest';
import { parseDocument } from '../model/document/parseDocument.ts';
import { documentStyles } from './documentStyles.ts';

const PROPERTIES = ['font-family', 'font-size', 'font-weight', 'font-style', 'line-height', 'letter-spacing'];
/** Elementor's defaults for a site without settings. */
const USUAL: Readonly<Record<string, string>> = {
  'font-family': '"Roboto",sans-serif',
  'font-weight': '400',
};
const font = (id: string, usual = USUAL): string =>
  [...PROPERTIES, 'text-transform', 'text-decoration']
    .map(
      (property) =>
        `${property}:var(--e-global-typography-${id}-${property}, ${usual[property] ?? 'revert-layer'})`,
    )
    .join(';');
const FONT = font('text');
const TEXT = 'globals/typography?id=text';

test.each<[string, object, string]>([
  [
    'a colour wins over the one that was entered',
    { title_color: '#123456', __globals__: { title_color: 'globals/colors?id=primary' } },
    '{color:var(--e-global-color-primary, #6ec1e4)}',
  ],
  [
    'a font wins over what was entered, for every device',
    {
      typography_typography: 'custom',
      typography_font_family: 'Arial',
      typography_font_size: { unit: 'px', size: 20 },
      typography_font_size_mobile: { unit: 'px', size: 12 },
      __globals__: { typography_typography: TEXT },
    },
    `{${FONT}}`,
  ],
  [
    'a font of the site’s own has nothing to fall back on',
    { __globals__: { typography_typography: 'globals/typography?id=aa11bb2' } },
    `{${font('aa11bb2', {})}}`,
  ],
  [
    'both stand side by side',
    { __globals__: { title_color: 'globals/colors?id=aa11bb2', typography_typography: TEXT } },
    `{color:var(--e-global-color-aa11bb2, revert-layer);${FONT}}`,
  ],
  [
    'a reference that was taken back counts for nothing',
    { title_color: '#123456', __globals__: { title_color: '', typography_typography: '' } },
    '{color:#123456}',
  ],
  [
    'a reference to the wrong kind of thing counts for nothing',
    {
      title_color: '#123456',
      __globals__: { title_color: TEXT, typography_typography: 'globals/colors?id=primary' },
    },
    '{color:#123456}',
  ],
  [
    'a reference that would leave its place counts for nothing',
    { title_color: '#123456', __globals__: { title_color: 'globals/colors?id=x);}body{color:red' } },
    '{color:#123456}',
  ],
])('PB-01 of the site’s colours and fonts: %s', (_, settings, rule) => {
  expect(sheetOf(settings)).toBe(
    `.elementor-42 .elementor-element.elementor-element-abc .elementor-heading-title${rule}`,
  );
});

test('PB-01 the box of a widget takes the site’s colours, too', () => {
  const name = '_background_color';
  const settings = { _background_background: 'classic', [name]: '#fff' };
  expect(sheetOf({ ...settings, __globals__: { [name]: 'globals/colors?id=accent' } })).toBe(
    '.elementor-42 .elementor-element.elementor-element-abc{background-color:var(--e-global-color-accent, #61ce70)}',
  );
});

function sheetOf(settings: object): string {
  const heading = { id: 'abc', elType: 'widget', widgetType: 'heading', settings, elements: [] };
  return documentStyles(parseDocument([heading], { id: 42, cleanHtml: (html) => html }));
}
