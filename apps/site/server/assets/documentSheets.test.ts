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
