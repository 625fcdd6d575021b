import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { parseDocument } from '../model/document/parseDocument.ts';
import { toElements, toItems } from '../model/edits/convert.ts';
import { DocumentView } from './DocumentView.tsx';
import { documentStyles } from './documentStyles.ts';

const parsed = (element: object) =>
  parseDocument([{ id: 'abc1234', settings: {}, elements: [], ...element }], {
    id: 7,
    cleanHtml: (html) => html,
  });
const drawn = (element: object): string => renderToStaticMarkup(<DocumentView document={parsed(element)} />);
const widget = (widgetType: string, settings: object) => ({ elType: 'widget', widgetType, settings });

test.each([
  ['call-to-action', { description: 'Words' }, 'elementor-cta__description', 'div'],
  ['flip-box', { description_text_b: 'Words' }, 'elementor-flip-box__layer__description', 'div'],
  ['price-list', { price_list: [{ item_description: 'Words' }] }, 'elementor-price-list-description', 'p'],
])('K the words of %s are what its author says that they are', (type, settings, className, usual) => {
  const tagOf = (told: object) =>
    new RegExp(`<(\\w+) class="${className}[^>]*>Words`).exec(
      drawn(widget(type, { ...settings, ...told })),
    )?.[1];
  expect(tagOf({})).toBe(usual);
  expect(tagOf({ description_tag: 'h5' })).toBe('h5');
  expect(tagOf({ description_tag: 'script' })).toBe(usual);
});

describe('where a list of contents is folded at first', () => {
  const folds = (settings: object): string[] =>
    (drawn(widget('table-of-contents', settings)).match(/<details[^>]*>/g) ?? []).map((tag) =>
      tag.replace(/<details class="elementor-toc ?|"|=|>/g, ''),
    );
  test.each([
    [undefined, ['portico-toc-above-tablet open', 'portico-toc-on-tablet']],
    ['mobile', ['portico-toc-above-mobile open', 'portico-toc-on-mobile']],
    ['desktop', ['']],
    ['', [' open']],
  ])('K minimized on %s', (minimized_on, wanted) => {
    expect(folds({ ...(minimized_on !== undefined && { minimized_on }) })).toEqual(wanted);
  });
});

test('K the search over the page has the background that was chosen', () => {
  const css = (skin: string) =>
    documentStyles(parsed(widget('search-form', { skin, overlay_background_color: '#112233' })));
  expect(css('full_screen')).toContain('.nv-nav-search{background-color:#112233}');
  expect(css('classic')).not.toContain('#112233');
});

describe('a widget of the newest kind that is written as a type of element', () => {
  const heading = {
    ...{ id: 'abc1234', elType: 'e-heading', elements: [] },
    settings: { title: { $$type: 'string', value: 'Hello' }, tag: { $$type: 'string', value: 'h3' } },
  };

  test('K is drawn, and stays as it was written in the editor', () => {
    expect(drawn(heading)).toMatch(/<h3[^>]*>Hello<\/h3>/);
    const items = toItems([heading], () => 'plain');
    expect(items[0]?.type).toBe('e-heading');
    expect(toElements(items)).toEqual([heading]);
  });

  test('K is a widget that nobody knows where there is none', () => {
    expect(parsed({ elType: 'e-from-an-add-on' }).elements).toMatchObject([
      { elType: 'widget', widgetType: 'e-from-an-add-on' },
    ]);
    expect(parsed({ elType: 'e-"><script>' }).elements).toEqual([]);
  });
});

test('K pictures of a gallery lead to the address that was chosen, and words over them move only when they are told to', () => {
  const gallery = { gallery: [{ url: '/a.jpg', title: 'A' }], overlay_title: 'title' };
  const custom = drawn(widget('gallery', { ...gallery, link_to: 'custom', url: { url: '/there' } }));
  expect(custom).toMatch(/<a class="e-gallery-item[^>]*href="\/there"/);
  expect(custom).toContain('portico-gallery-words-move');
  expect(drawn(widget('gallery', { ...gallery, content_hover_animation: '' }))).not.toContain('words-move');
  expect(drawn(widget('gallery', { ...gallery, content_sequenced_animation: 'yes' }))).toContain(
    'elementor-gallery--sequenced-animation',
  );
});
