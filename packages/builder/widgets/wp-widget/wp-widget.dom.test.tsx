import { expect, test } from 'vitest';
import { drawnWidget } from '../../testing/drawnWidget.tsx';
import wpWidgets from './wp-widget.sheet.css?inline';

test('K lists of WordPress’s widgets are indented as browsers do', () => {
  const drawn = drawnWidget(wpWidgets, 'wp-widget-text', { wp: { text: '<ul><li>One</li></ul>' } });
  expect(drawn.style('ul').paddingInlineStart).toBe('40px');
  expect(drawn.style('li').marginTop).toBe('0px');
});

test.each([
  ['One\n\nTwo\nlines', { filter: 'on' }, '<p>One</p><p>Two<br>lines</p>'],
  ['<p>One</p>\n\n<p>Two</p>', { visual: 'on' }, '<p>One</p>\n\n<p>Two</p>'],
  ['One\n\nTwo', {}, 'One\n\nTwo'],
])('K a text widget of WordPress has the paragraphs of %j with %j', (text, options, html) => {
  const drawn = drawnWidget(wpWidgets, 'wp-widget-text', { wp: { text, ...options } });
  expect(drawn.found('.textwidget').innerHTML).toBe(html);
});

test('K lists of WordPress without a title of their own have WordPress’s', () => {
  const title = (wp: object) =>
    drawnWidget(wpWidgets, 'wp-widget-recent-posts', { wp }).found('h5').textContent;
  expect(title({ title: '' })).toBe('Recent Posts');
  expect(title({ title: 'News' })).toBe('News');
  drawnWidget(wpWidgets, 'wp-widget-custom_html', { wp: { title: '', content: 'Words' } });
  expect(document.querySelector('h5')).toBeNull();
});
