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

test('K a menu without a button to open it stands open, as lists of links in footers do', () => {
  const menu = (settings: object) => drawn(widget('nav-menu', { layout: 'dropdown', ...settings }));
  expect(menu({})).toContain('popover="auto"');
  expect(menu({ toggle: '' })).not.toContain('popover');
  expect(menu({ toggle: '' })).not.toContain('<button type="button" class="elementor-menu-toggle"');
  expect(menu({ toggle: '' })).toContain('elementor-nav-menu--dropdown elementor-nav-menu__container');
});

test('K a line of a list of prices has its dots without a price, and none where they were switched off', () => {
  const list = (settings: object) =>
    drawn(widget('price-list', { price_list: [{ title: 'Soup' }], ...settings }));
  expect(list({})).toContain('elementor-price-list-separator');
  expect(list({ separator_style: 'none' })).not.toContain('elementor-price-list-separator');
  expect(
    list({ price_list: [{ title: 'Soup' }, { title: '', price: '', item_description: '' }] }).match(/<li/g),
  ).toHaveLength(1);
});

test('K buttons for sharing say their words to whoever does not see them, and know every network of Elementor Pro’s but the printer', () => {
  const share = (settings: object) =>
    drawn(widget('share-buttons', { share_buttons: [{ button: 'xing' }], ...settings }));
  expect(share({})).toContain('<span class="elementor-share-btn__title">XING</span>');
  expect(share({ show_label: '' })).toContain('<span class="elementor-screen-only">Share on XING</span>');
  expect(share({ view: 'text', show_label: '' })).toContain('elementor-share-btn__title');
  const all =
    'facebook twitter x-twitter threads linkedin pinterest reddit vk odnoklassniki tumblr digg skype stumbleupon mix telegram pocket xing whatsapp email'.split(
      ' ',
    );
  const shown = share({ share_buttons: all.map((button) => ({ button })) });
  expect(shown.match(/elementor-share-btn_(?!_)/g)).toHaveLength(all.length);
});

test('K who said something stands beside the picture of a bubble, wherever the picture is', () => {
  const said = (skin: string) =>
    drawn(
      widget('testimonial-carousel', {
        skin,
        layout: 'image_left',
        slides: [{ content: 'Good', name: 'Ada' }],
      }),
    );
  expect(said('default')).toMatch(/__text">Good<\/div><cite/);
  expect(said('bubble')).toMatch(
    /__text">Good<\/div><\/div><div class="elementor-testimonial__footer">.*<cite/,
  );
});

test('K the labels of a countdown are its author’s, also where they are empty', () => {
  const own = { due_date: '2030-01-01 00:00', custom_labels: 'yes', label_days: '', label_hours: 'Std' };
  const shown = drawn(widget('countdown', own));
  expect(shown).toContain('<span class="elementor-countdown-label"></span>');
  expect(shown).toContain('>Std</span>');
  expect(shown).toContain('>Minutes</span>');
});

test('K the sign before the price of before stands where that of the price does', () => {
  const offer = (currency_position: string) =>
    drawn(
      widget('price-table', {
        currency_symbol: 'euro',
        price: '9',
        sale: 'yes',
        original_price: 12,
        currency_position,
      }),
    );
  expect(offer('after')).toMatch(/<\/span>12<span class="elementor-price-table__currency">€/);
  expect(offer('before')).toMatch(/__currency">€<\/span>12<\/s>/);
});

test.each([
  ['link-in-bio', 'identity bio icons ctas'],
  ['link-in-bio-var-2', 'identity bio ctas icons'],
  ['link-in-bio-var-3', 'identity bio icons ctas'],
  ['link-in-bio-var-4', 'identity bio ctas icons'],
  ['link-in-bio-var-5', 'identity bio icons ctas'],
  ['link-in-bio-var-6', 'identity bio icons image-links'],
  ['link-in-bio-var-7', 'identity bio icons ctas bio'],
])('K the parts of %s stand in the order of Elementor’s', (type, wanted) => {
  const parts =
    drawn(widget(type, {})).match(/class="e-link-in-bio__(?:identity|bio|icons|ctas|image-links)[ "]/g) ?? [];
  expect(parts.map((part) => part.replace(/class="e-link-in-bio__|[ "]$/g, '')).join(' ')).toBe(wanted);
});

test('K one with a single link takes it from its own settings, and says who it is at the end', () => {
  const own = {
    cta_section_button_text: 'Resume',
    cta_link_file: { url: '/a.pdf' },
    bio_about: 'About',
    bio_description: 'Words',
  };
  const shown = drawn(widget('link-in-bio-var-7', own));
  expect(shown).toMatch(/<a [^>]*href="\/a.pdf" download="[^>]*>/);
  expect(shown.indexOf('About')).toBeGreaterThan(shown.indexOf('Resume'));
});

test('K links of a person are as tall as the screen on the devices that were chosen, where they are as wide', () => {
  const tall = { advanced_layout_full_width_custom: 'yes', advanced_layout_full_screen_height: 'yes' };
  const classes = (settings: object) =>
    drawn(widget('link-in-bio', { bio_heading: 'Ada', ...settings })).match(/is-full-height-\w+/g) ?? [];
  expect(classes(tall)).toEqual(['is-full-height-desktop', 'is-full-height-tablet', 'is-full-height-mobile']);
  expect(classes({ ...tall, advanced_layout_full_screen_height_controls: ['mobile'] })).toEqual([
    'is-full-height-mobile',
  ]);
  expect(classes({ advanced_layout_full_screen_height: 'yes' })).toEqual([]);
});
