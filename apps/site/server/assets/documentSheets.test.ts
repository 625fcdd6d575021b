import { parseDocument, withElementorLook } from '@portico/builder/document';
import { expect, test } from 'vitest';
import { documentSheet, fontSheetAddresses } from './documentSheets.ts';

const heading = {
  ...{ id: 'abc', elType: 'widget', widgetType: 'heading', elements: [] },
  settings: { title: 'A', __globals__: { typography_typography: 'globals/typography?id=secondary' } },
};
const document = parseDocument([heading], { id: 7, cleanHtml: (html) => html });

const fontsOf = (page: typeof document, kitCss = '') =>
  fontSheetAddresses(documentSheet(page, undefined, { kitCss }), kitCss).map(
    (address) => /^\/assets\/documents\/font-(.+)-[\da-f]{12}\.css$/.exec(address)?.[1],
  );

test('PB-01 a page that names Elementor’s fonts brings their files where the site says nothing of its own', () => {
  expect(fontsOf(document)).toEqual(['roboto-slab']);
  expect(
    fontsOf(document, '.elementor{--e-global-typography-secondary-font-family:"Lora",sans-serif}'),
  ).toEqual([]);
});

test('K a font that the kit’s sheet brings is not brought again by pages, nor are Elementor’s own in place of the kit’s', () => {
  const named = {
    ...heading,
    settings: { title: 'A', typography_typography: 'custom', typography_font_family: 'Lora' },
  };
  const page = parseDocument([named], { id: 7, cleanHtml: (html) => html });
  expect(fontsOf(page)).toEqual(['lora']);
  expect(
    fontsOf(page, '@font-face{font-family:"Lora";src:url("/a.woff2")}.elementor{font-family:"Lora"}'),
  ).toEqual([]);
  const elementors = { ...page, settings: withElementorLook({}) };
  expect(fontsOf(elementors)).toEqual(['roboto', 'roboto-slab', 'lora']);
  const variables = ['primary', 'secondary', 'text', 'accent'].map(
    (name) => `--e-global-typography-${name}-font-family:"Karla"`,
  );
  expect(fontsOf(elementors, `.elementor{${variables.join(';')}}`)).toEqual(['lora']);
});

test('K the sheet of a page holds no faces of fonts that pages share', () => {
  expect(documentSheet({ ...document, settings: withElementorLook({}) })).not.toContain('@font-face');
});
