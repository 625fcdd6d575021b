import { parseDocument } from '@portico/builder/document';
import { expect, test } from 'vitest';
import { documentSheet } from './documentSheets.ts';

const heading = {
  ...{ id: 'abc', elType: 'widget', widgetType: 'heading', elements: [] },
  settings: { title: 'A', __globals__: { typography_typography: 'globals/typography?id=secondary' } },
};
const document = parseDocument([heading], { id: 7, cleanHtml: (html) => html });

test('PB-01 a page that names Elementor’s fonts brings their files where the site says nothing of its own', () => {
  const css = documentSheet(document);
  expect(css).toContain(
    '@font-face{font-family:"Roboto Slab";src:url("/fonts/shelf/roboto-slab-latin.woff2")',
  );
  expect(css).not.toContain('font-family:"Roboto";');
  const kitCss = '.elementor{--e-global-typography-secondary-font-family:"Lora",sans-serif}';
  expect(documentSheet(document, undefined, { kitCss })).not.toContain('@font-face');
});

test('K a font that the kit’s sheet brings is not brought again by the sheets of pages', () => {
  const named = {
    ...heading,
    settings: { title: 'A', typography_typography: 'custom', typography_font_family: 'Lora' },
  };
  const page = parseDocument([named], { id: 7, cleanHtml: (html) => html });
  expect(documentSheet(page)).toContain('@font-face{font-family:"Lora"');
  const kitCss = '@font-face{font-family:"Lora";src:url("/a.woff2")}.elementor{font-family:"Lora"}';
  expect(documentSheet(page, undefined, { kitCss })).not.toContain('@font-face');
});
