import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { DocumentView } from '../../document/DocumentView.tsx';
import { documentStyles } from '../../document/documentStyles.ts';
import { parseDocument } from '../../model/document/parseDocument.ts';
import { all, one, onPage } from '../../testing/page.ts';
import sheet from './table-of-contents.sheet.css?inline';

const before = [...document.adoptedStyleSheets];
afterEach(() => {
  document.body.replaceChildren();
  document.adoptedStyleSheets = before;
  window.scrollTo(0, 0);
});

function shown(settings: object): HTMLElement {
  const own = { elType: 'widget', elements: [] };
  const heading = (id: string, title: string, size: string) => ({
    ...{ ...own, id, widgetType: 'heading', settings: { title, header_size: size } },
  });
  const page = parseDocument(
    [
      { ...own, id: 'abc1234', widgetType: 'table-of-contents', settings },
      heading('abc1235', 'First', 'h2'),
      heading('abc1236', 'Below it', 'h3'),
      heading('abc1237', 'Second', 'h2'),
      heading('abc1238', 'Below that', 'h3'),
    ],
    { id: 7, cleanHtml: (words) => words },
  );
  const wearing = new CSSStyleSheet();
  wearing.replaceSync(`${sheet}${documentStyles(page)}.elementor-widget-heading{block-size:2000px}`);
  document.adoptedStyleSheets = [...before, wearing];
  return one(
    onPage(renderToStaticMarkup(<DocumentView document={page} />)),
    '.elementor-widget-table-of-contents',
  );
}

const active = (element: Element): string[] =>
  all(element, ':target-current').map(({ textContent }) => textContent ?? '');

test('K a list of contents marks the heading that its visitor has come to', async () => {
  const element = shown({
    minimized_on: 'none',
    item_text_color_active: '#112233',
    item_text_underline_active: 'yes',
  });
  one(document.body, '.elementor-element-abc1237').scrollIntoView();
  await vi.waitFor(() => expect(active(element)).toEqual(['Second']));
  expect(getComputedStyle(one(element, ':target-current'))).toMatchObject({
    ...{ color: 'rgb(17, 34, 51)', textDecorationLine: 'underline' },
  });
  one(document.body, '.elementor-element-abc1236').scrollIntoView();
  await vi.waitFor(() => expect(active(element)).toEqual(['Below it']));
});

test('K smaller headings of a list of contents show only below the one that its visitor has come to', async () => {
  const element = shown({ minimized_on: 'none', collapse_subitems: 'yes' });
  const seen = () =>
    all(element, 'a')
      .filter((link) => link.checkVisibility())
      .map(({ textContent }) => textContent);
  one(document.body, '.elementor-element-abc1237').scrollIntoView();
  await vi.waitFor(() => expect(seen()).toEqual(['First', 'Second', 'Below that']));
});

test('K a list of contents without headings says what its author wants it to say', () => {
  const tree = [
    {
      id: 'a',
      elType: 'widget',
      widgetType: 'table-of-contents',
      settings: { no_headings_message: 'Soon' },
      elements: [],
    },
  ];
  const page = parseDocument(tree, { id: 7, cleanHtml: (words) => words });
  expect(renderToStaticMarkup(<DocumentView document={page} />)).toContain('<p>Soon</p>');
});

test.each([
  ['tablet', [true, false]],
  ['laptop', [true, false]],
  ['mobile_extra', [true, false]],
  ['desktop', [false]],
  ['', [true]],
])('K a list of contents that is folded on “%s” is open at first: %j', (told, open) => {
  expect(all(shown({ minimized_on: told }), 'details').map((one) => one.hasAttribute('open'))).toEqual(open);
});

test.each([
  [{ exclude_headings_by_selector: '.plain' }, ['Outside', 'Inside']],
  [{ exclude_headings_by_selector: 'h3, #none' }, ['Outside', 'Not me']],
  [{ container: '.article' }, ['Inside', 'Not me']],
  [{ container: '#story .elementor-widget', exclude_headings_by_selector: '.article > .plain' }, ['Inside']],
  [{ container: '.around-the-page' }, ['Outside', 'Inside', 'Not me']],
  [{ exclude_headings_by_selector: 'h2:hover, [x], {' }, ['Outside', 'Inside', 'Not me']],
])('K a list of contents told %j has %j', (settings, texts) => {
  const widget = (id: string, widgetType: string, own: object) => ({
    ...{ id, elType: 'widget', widgetType, elements: [], settings: own },
  });
  const page = parseDocument(
    [
      widget('abc1234', 'table-of-contents', { minimized_on: '', ...settings }),
      widget('abc1235', 'heading', { title: 'Outside' }),
      {
        ...{ id: 'abc1236', elType: 'container', settings: { css_classes: 'article', _element_id: 'story' } },
        elements: [
          widget('abc1237', 'heading', { title: 'Inside', header_size: 'h3' }),
          widget('abc1238', 'heading', { title: 'Not me', _css_classes: 'plain' }),
        ],
      },
    ],
    { id: 7, cleanHtml: (words) => words },
  );
  const drawn = onPage(renderToStaticMarkup(<DocumentView document={page} />));
  expect(all(drawn, '.elementor-toc__list-item-text').map(({ textContent }) => textContent)).toEqual(texts);
});

test('K a list of contents counts smaller headings within larger ones', () => {
  const element = shown({ minimized_on: '', marker_size: { size: 30, unit: 'px' } });
  const mark = getComputedStyle(one(element, '.elementor-toc__list-item-text-wrapper'), '::before');
  expect([mark.content, mark.fontSize]).toEqual(['counters(item, ".") ". "', '30px']);
});

test('K a list of contents leads to headings that stand in a text', () => {
  const own = { elType: 'widget', elements: [] };
  const editor = '<h2>Salt &amp; <em>pepper</em></h2><p>Words</p><h3 id="own">Mill</h3><h2></h2><h4>Last';
  const page = parseDocument(
    [
      { ...own, id: 'abc1234', widgetType: 'table-of-contents', settings: { minimized_on: 'none' } },
      { ...own, id: 'abc1235', widgetType: 'text-editor', settings: { editor } },
    ],
    { id: 7, cleanHtml: (words) => words },
  );
  const drawn = onPage(renderToStaticMarkup(<DocumentView document={page} />));
  const links = all(drawn, '.elementor-toc__list-item-text');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Salt & pepper', 'Mill']);
  const targets = links.map((link) => one(drawn, link.getAttribute('href') ?? '').tagName);
  expect(targets).toEqual(['H2', 'H3']);
});
