import { BREAKPOINTS } from '@portico/kernel/dom';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parseDocument } from '../model/document/parseDocument.ts';
import { parseFrontendConfig } from '../runtime/frontend/frontendConfig.ts';
import { DocumentView } from './DocumentView.tsx';
import { documentScripts } from './documentScripts.ts';
import { documentStyles } from './documentStyles.ts';

const parse = (element: object) =>
  parseDocument([{ id: 'abc1234', elements: [], ...element }], { id: 7, cleanHtml: (html) => html });
const widget = (widgetType: string, settings: object) => parse({ elType: 'widget', widgetType, settings });
const sheetOf = (document: ReturnType<typeof parse>) =>
  documentStyles(document, BREAKPOINTS).replaceAll(
    '.elementor-7 .elementor-element.elementor-element-abc1234',
    '&',
  );

test('K the icon of a box stands on every device of the site where it was put there', () => {
  const css = sheetOf(
    widget('icon-box', {
      title_text: 'A',
      position: 'inline-start',
      position_laptop: 'block-end',
      position_widescreen: 'inline-end',
      position_mobile_extra: 'left',
      text_align: 'center',
    }),
  );
  expect(css).toContain('&{--p-box-direction:row;--p-box-align:start;--p-box-across:var(--p-box-place)}');
  expect(css).toContain(
    '@media (max-width:1366px){&{--p-box-direction:column-reverse;--p-box-align:center;--p-box-across:normal}}',
  );
  expect(css).not.toContain('767px');
  expect(css).toContain('@media (min-width:2400px){&{--p-box-direction:row-reverse;--p-box-align:end;');
  expect(css).toContain('& .elementor-icon-box-wrapper{text-align:center}');
});

test('K a button that fills its row on wide screens may be narrow on small ones', () => {
  const css = sheetOf(widget('button', { text: 'Go', align: 'justify', align_tablet: 'center' }));
  expect(css).toContain('& .elementor-button{inline-size:var(--p-button);text-align:center}');
  expect(css).toContain('&{--p-button:100%');
  expect(css).toContain('@media (max-width:1024px){&{--p-button:auto;text-align:center}}');
});

test('K social icons without columns have none on narrower devices either, and those with some may lose them', () => {
  const icons = { social_icon_list: [{ social_icon: { value: 'fab fa-x', library: 'fa-brands' } }] };
  const document = widget('social-icons', { ...icons, columns_mobile: '2' });
  expect(sheetOf(document)).toContain('@media (max-width:767px){&:not(.elementor-grid-0) ');
  expect(renderToStaticMarkup(<DocumentView document={document} />)).toContain('elementor-grid-0');
  const rows = widget('social-icons', { ...icons, columns: '3', columns_laptop: '0' });
  expect(renderToStaticMarkup(<DocumentView document={rows} />)).toContain('elementor-grid-3');
  expect(sheetOf(rows)).toMatch(/@media \(max-width:1366px\)\{&[^{]+\{display:flex\}\}/);
});

test('K a divider of a section may be wider than the section', () => {
  const css = sheetOf(
    parse({
      elType: 'section',
      settings: { shape_divider_top: 'waves', shape_divider_top_width_laptop: { unit: '%', size: 150 } },
    }),
  );
  expect(css).toContain('max-inline-size:none');
  expect(css).toContain('inline-size:calc(150% + 1.3px)');
});

test('K a page of a site with further devices tells the browser of them, and any other says nothing', () => {
  const document = widget('heading', { title: 'A' });
  expect(documentScripts(document)).toEqual([]);
  const [script = ''] = documentScripts({ ...document, devices: BREAKPOINTS });
  const run = new Function('window', `${script} return elementorFrontendConfig;`);
  expect(parseFrontendConfig(run({})).breakpoints).toEqual(BREAKPOINTS);
  expect(run({ elementorFrontendConfig: { urls: { assets: '/a/' } } })).toMatchObject({
    ...{ isPorticos: true, urls: { assets: '/a/' } },
  });
});
