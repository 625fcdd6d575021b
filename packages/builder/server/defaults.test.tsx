import { cleanHtml } from '@portico/kernel/server/html';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DocumentView } from '../document/index.ts';
import { parseDocument } from '../model/document/parseDocument.ts';
import { clearedSetting, shownSetting } from '../model/edits/fieldValue.ts';
import { emptied } from '../model/settings/defaults.ts';
import { IconDrawingsProvider } from '../parts/icon/useIcons.ts';
import { widgets } from '../widgets/index.ts';
import { createIconDrawings } from './icons/createIconDrawings.ts';

const icons = createIconDrawings();
const draw = (widgetType: string, settings: unknown): string =>
  renderToString(
    <IconDrawingsProvider value={icons}>
      <DocumentView
        document={parseDocument([{ id: 'abc1234', elType: 'widget', widgetType, settings, elements: [] }], {
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
  ['progress', 'My Skill'],
  ['testimonial', 'John Doe'],
  ['video', 'XHOmBV4js_E'],
  ['audio', 'soundcloud.com'],
  ['text-path', 'Add Your Curvy Text Here'],
  ['call-to-action', 'Click Here'],
  ['flip-box', 'This is the heading'],
  ['price-table', 'Enter your title'],
  ['price-list', 'Second item on the list'],
  ['slides', 'Slide 3 Heading'],
  ['testimonial-carousel', 'CEO'],
  ['animated-headline', 'Amazing'],
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
  expect(draw('social-icons', { social_icon_list: [{}] })).toContain('elementor-social-icon-wordpress');
});

test('K what an older document or a dynamic value says counts more than a default', () => {
  expect(draw('icon', { icon: 'fa fa-bell' })).not.toContain('e-fas-star');
  expect(draw('heading', { __dynamic__: { title: '[elementor-tag name="post-title"]' } })).not.toContain(
    'Add Your',
  );
});

test('PB-24 K the editor shows a default as the value, and what is taken away stays away', () => {
  const heading = defaultsOf('heading');
  expect(shownSetting({}, heading, 'title')).toBe('Add Your Heading Text Here');
  expect(shownSetting({ title: '' }, heading, 'title')).toBe('');
  expect(clearedSetting(defaultsOf('icon'), 'selected_icon')).toEqual({ library: '', value: '' });
  expect(clearedSetting(heading, 'title_color')).toBeUndefined();
});
