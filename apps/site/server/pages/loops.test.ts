import { expect, test } from 'vitest';
import { documentsSite } from '../testing/documentsSite.ts';

const { call, widget, container, publish, read } = documentsSite();
const tag = (name: string): string => `[elementor-tag id="1a2b3c" name="${name}" settings="%7B%7D"]`;

function found(html: string, what: RegExp): string[] {
  return [...html.matchAll(what)].map(([, one = '']) => one);
}

const ITEM = /e-loop-item e-loop-item-(\d+)/g;

test('K a loop draws a template of the site’s for each of its posts, with the sheet of that once', async () => {
  const other = await publish('loop-item', 'Another', [widget('heading', { title: 'Drawn otherwise' })]);
  const item = await publish('loop-item', 'A card', [
    container(
      { background_background: 'classic', __dynamic__: { background_image: tag('post-featured-image') } },
      widget('theme-post-title', { header_size: 'h3', __dynamic__: { link: tag('post-url') } }),
      widget('heading', { header_size: 'h6', __dynamic__: { title: tag('post-date') } }),
      widget('post-info', { icon_list: [{ type: 'author' }] }),
      widget('theme-post-excerpt', { title_color: '#123456' }),
      // Nested loops would never end.
      widget('loop-grid', { template_id: other }),
    ),
  ]);
  await publish('wp-page', 'Loops', [
    container(
      {},
      widget('loop-grid', {
        ...{ template_id: String(item), posts_per_page: 3, columns: 2, equal_height: 'yes' },
        ...{ pagination_type: 'numbers_and_prev_next', alternate_template: 'yes' },
        alternate_templates: [{ template_id: other, repeat_template: 2, column_span: '2' }],
      }),
      widget('loop-carousel', { template_id: item, posts_per_page: 4, post_query_avoid_duplicates: 'yes' }),
    ),
  ]);
  const html = await read('/loops/');
  const [grid = '', row = ''] = html.split('data-widget_type="loop-').slice(1);
  const inGrid = found(grid, ITEM);
  const inRow = found(row, ITEM);
  expect([inGrid.length, inRow.length]).toEqual([3, 4]);
  expect(new Set([...inGrid, ...inRow]).size).toBe(7);
  expect(html.split(`/assets/documents/${item}-`)).toHaveLength(2);
  expect(grid).toContain('Drawn otherwise');
  expect(grid).toContain('e-loop-row-1');
  const blog = await read('/blog/');
  const paths = found(grid, /elementor-heading-title[^"]*"><a href="([^"]+)"/g);
  expect(paths).toHaveLength(2);
  for (const path of paths) expect(blog).toContain(`href="${path}"`);
  expect(grid).toMatch(/<h6[^>]*>[A-Z][a-z]+ \d+, \d{4}<\/h6>/);
  expect(grid).toMatch(/<a href="\/author\/[^"]+">/);
  expect(row).toContain('swiper-slide');
  expect(found(html, /(data-elementor-type="loop-item")/g)).toHaveLength(7);

  const [, next = ''] = /href="(\?e-page-[^"]+)"/.exec(grid) ?? [];
  const [second = ''] = (await read(`/loops/${next}`)).split('data-widget_type="loop-').slice(1);
  expect(found(second, ITEM).some((id) => inGrid.includes(id))).toBe(false);

  await call('POST', `/documents/${item}/unpublish`, {});
  expect(found(await read('/loops/'), ITEM)).toEqual([]);
});

test('K an item of a loop has the whole text of its post where its template has a place for it', async () => {
  const item = await publish('loop-item', 'Whole', [widget('theme-post-content', {})]);
  await publish('wp-page', 'Whole texts', [widget('loop-grid', { template_id: item, posts_per_page: 2 })]);
  const texts = found(await read('/whole-texts/'), /nv-content-wrap entry-content">(<\w+)/g);
  expect(texts).toHaveLength(2);
});

test('K a loop in a template for lists shows the list, and says so where there is none', async () => {
  const item = await publish('loop-item', 'A line', [widget('theme-post-title', {})]);
  const list = await publish('archive', 'Lists', [
    widget('loop-grid', {
      ...{ template_id: item, post_query_post_type: 'current_query', pagination_type: 'numbers' },
      ...{ enable_nothing_found_message: 'yes', nothing_found_message_text: 'Nobody wrote of it' },
    }),
  ]);
  const html = await read('/blog/');
  expect(html).not.toContain('nv-index-posts');
  expect(found(html, ITEM).length).toBeGreaterThan(3);
  expect(html).toContain('href="/blog/page/2/"');
  const nothing = await read('/?s=qqqxyz');
  expect(nothing).toContain('e-loop-nothing-found-message__text">Nobody wrote of it<');
  await call('DELETE', `/documents/${list}`);
});

test('K items of loops are among the templates, and can be chosen in the editor', async () => {
  const item = await publish('loop-item', 'To choose', [widget('theme-post-title', {})]);
  const { templates } = await call('GET', '/theme-templates');
  expect(templates.find(({ id }: { id: number }) => id === item)).toMatchObject({
    ...{ type: 'loop-item', sentence: 'Shown in the loops that use it.', warning: '' },
  });
  const { items } = await call('GET', '/editor-lists/loop-items');
  expect(items).toContainEqual({ value: String(item), label: 'To choose' });
  const { answers } = await call('POST', '/editor-site-parts', {
    requests: [{ kind: 'template', id: item }],
  });
  expect(answers[0].template.document).toMatchObject({ type: 'loop-item' });
  expect(answers[0].template.document.elements[0].widgetType).toBe('theme-post-title');
});
