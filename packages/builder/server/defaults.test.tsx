import { cleanHtml } from '@portico/kernel/server/html';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DocumentView } from '../document/index.ts';
import { parseDocument } from '../model/document/parseDocument.ts';
import { clearedSetting, shownSetting } from '../model/fields/fieldValue.ts';
import { sketchForm } from '../model/forms/sketchForm.ts';
import { emptied } from '../model/settings/defaults.ts';
import { IconDrawingsProvider } from '../parts/icon/useIcons.ts';
import { widgets } from '../widgets/index.ts';
import { createIconDrawings } from './icons/createIconDrawings.ts';

const icons = createIconDrawings();
const draw = (widgetType: string, settings: unknown, elements: unknown[] = []): string =>
  renderToString(
    <IconDrawingsProvider value={icons}>
      <DocumentView
        document={parseDocument([{ id: 'abc1234', elType: 'widget', widgetType, settings, elements }], {
          id: 7,
          cleanHtml,
        })}
      />
    </IconDrawingsProvider>,
  );
const defaultsOf = (type: string) => [...widgets.values()].find((one) => one.type === type)?.editor.defaults;

test.each([
  ['heading', 'Add Your Heading Text Here'],
  ['button', 'Click here'],
  ['text-editor', 'Lorem ipsum'],
  ['icon-list', 'List Item #3'],
  ['accordion', 'Accordion #2'],
  ['toggle', 'Toggle #2'],
  ['tabs', 'Tab #2'],
  ['social-icons', 'elementor-social-icon-x-twitter'],
  ['alert', 'This is an Alert'],
  ['counter', 'Cool Number'],
  ['google_maps', 'London Eye'],
  ['icon', 'e-fas-star'],
  ['icon-box', 'This is the heading'],
  ['image-box', '/samples/placeholder.svg'],
  ['image', '/samples/placeholder.svg'],
  ['progress', 'Web Designer'],
  ['testimonial', 'John Doe'],
  ['blockquote', 'elementor-blockquote__tweet-label">Tweet'],
  ['code-highlight', 'Code is Poetry'],
  ['search', 'Type to start searching...'],
  ['login', 'Log In'],
  ['hotspot', '/samples/placeholder.svg'],
  ['video', 'XHOmBV4js_E'],
  ['audio', 'soundcloud.com'],
  ['text-path', 'Add Your Curvy Text Here'],
  ['call-to-action', 'Click Here'],
  ['flip-box', 'This is the heading'],
  ['price-table', 'Enter your title'],
  ['price-list', 'Second item on the list'],
  ['post-info', 'elementor-post-info__item--type-comments'],
  ['post-navigation', 'post-navigation__next--label">Next'],
  ['author-box', 'elementor-author-box__bio'],
  ['slides', 'Slide 3 Heading'],
  ['testimonial-carousel', 'CEO'],
  ['animated-headline', 'Amazing'],
  ['share-buttons', 'elementor-share-btn_linkedin'],
  ['contact-buttons', 'Rob Jones'],
  ['floating-bars-var-1', 'Cool summer tees'],
  ['floating-bars-var-2', 'Item #3'],
  ['floating-bars-var-3', 'NEW10'],
  ['link-in-bio', 'Meal Prep'],
  ['e-heading', 'This is a title</h2>'],
  ['e-paragraph', 'Type your paragraph here'],
  ['e-button', 'Click here'],
  ['e-image', '/samples/placeholder.svg'],
  ['e-svg', '/samples/star.svg'],
  ['e-youtube', 'XHOmBV4js_E'],
  ['e-form-submit-button', 'Submit'],
])(
  'K a %s that stores nothing is drawn as Elementor begins it, and an empty value stays empty',
  (type, words) => {
    expect(draw(type, {})).toContain(words);
    const begins = Object.entries(defaultsOf(type)?.settings ?? {});
    const cleared = Object.fromEntries(begins.map(([name, value]) => [name, emptied(value)]));
    expect(draw(type, cleared)).not.toContain(words);
  },
);

test('K a row that leaves out its words has those that a new row begins with', () => {
  expect(draw('icon-list', { icon_list: [{ _id: 'a' }, { text: '' }] })).toContain('>List Item<');
  expect(draw('tabs', { tabs: [{ _id: 'a' }] })).toContain('Tab Title');
  expect(draw('slides', { slides: [{ heading: 'Own' }] })).toMatch(/Own.*Lorem ipsum.*Click Here/s);
  expect(draw('testimonial-carousel', { slides: [{ content: 'Good' }] })).toContain('John Doe');
  expect(draw('price-table', { features_list: [{}] })).toContain('List Item');
  expect(draw('share-buttons', { share_buttons: [{}] })).toContain('elementor-share-btn_facebook');
  expect(draw('link-in-bio', { cta_link: [{}] })).toContain('CTA link');
  expect(draw('social-icons', { social_icon_list: [{}] })).toContain('elementor-social-icon-wordpress');
});

test('K titles of tabs and accordions that were never changed are those that Elementor begins with', () => {
  const panels = ['a', 'b', 'c'].map((id) => ({ id, elType: 'container', settings: {}, elements: [] }));
  expect(draw('nested-tabs', {}, panels)).toMatch(/Tab #1.*Tab #2.*Tab #3/s);
  expect(draw('nested-accordion', {}, panels)).toMatch(/Item #1.*Item #2.*Item #3/s);
});

test.each([
  ['progress', { percent: { unit: '%', size: '' } }, 'data-max="0"'],
  ['counter', { ending_number: '' }, 'data-to-value="0"'],
  ['star-rating', { rating: '' }, 'Rated 0 out of 5'],
])('K a %s whose number was taken away shows none', (type, settings, drawn) => {
  expect(draw(type, settings)).toContain(drawn);
});

test('K a space without a height, and a carousel without pictures, are not drawn', () => {
  expect(draw('spacer', {})).toContain('elementor-spacer-inner');
  expect(draw('spacer', { space: { unit: 'custom', size: 'calc(1vh + 2px)' } })).toContain('spacer-inner');
  expect(draw('spacer', { space: { unit: 'px', size: '' } })).not.toContain('elementor-spacer-inner');
  expect(draw('image-carousel', { carousel: [] })).not.toContain('carousel-wrapper');
});

test('K what an older document or a dynamic value says counts more than a default', () => {
  expect(draw('icon', { icon: 'fa fa-bell' })).not.toContain('e-fas-star');
  expect(draw('heading', { __dynamic__: { title: '[elementor-tag name="post-title"]' } })).not.toContain(
    'Add Your',
  );
});

test('K nothing is taken for missing, as Elementor does, and our own names count', () => {
  expect(draw('e-heading', { title: null, tag: null })).toContain('This is a title');
  expect(draw('contact-buttons', { top_bar_name: 'We are here' })).not.toContain('Rob Jones');
});

test('K a form that stores no fields asks for name, address and message', () => {
  const { settings } = defaultsOf('form') ?? { settings: {} };
  const { fields, name } = sketchForm(settings);
  expect([name, ...fields.map(({ type, label }) => `${type} ${label}`)]).toEqual([
    'New Form',
    'text Name',
    'email Email',
    'textarea Message',
  ]);
});

test.each([
  7,
  true,
  [],
  'text',
  { $$type: 'string' },
  { $$type: 'html', value: { content: 5 } },
  { value: {} },
])('K a value of another kind, %j, stops no element of version 4', (value) => {
  for (const type of ['e-heading', 'e-paragraph', 'e-button', 'e-image', 'e-svg', 'e-youtube'])
    expect(
      draw(type, {
        ...{ title: value, paragraph: value, text: value, image: value, svg: value, source: value },
        ...{ tag: value, link: { $$type: 'link', value: { destination: 'javascript:alert(1)' } } },
      }),
    ).not.toContain('javascript:');
});

test('PB-24 K the editor shows a default as the value, and what is taken away stays away', () => {
  const heading = defaultsOf('heading');
  expect(shownSetting({}, heading, 'title')).toBe('Add Your Heading Text Here');
  expect(shownSetting({ title: '' }, heading, 'title')).toBe('');
  expect(clearedSetting(defaultsOf('icon'), 'selected_icon')).toEqual({ library: '', value: '' });
  expect(clearedSetting(heading, 'title_color')).toBeUndefined();
});
