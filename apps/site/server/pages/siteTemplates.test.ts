import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Administrator, signInAdministrator } from '../testing/signInAdministrator.ts';
import { type RunningSite, startSite } from '../testing/startSite.ts';

let site: RunningSite;
let administrator: Administrator;
beforeAll(async () => {
  site = await startSite();
  administrator = await signInAdministrator(site);
});
afterAll(() => site.remove());

describe('headers and footers', () => {
  test('stand around every page once they are published, and the theme’s own come back when they go', async () => {
    const header = await publish('header', 'Own header', [
      widget('theme-site-logo', {}),
      widget('nav-menu', { layout: 'horizontal' }),
      widget('search-form', { skin: 'full_screen' }),
      widget('palette-switch', {}),
      widget('woocommerce-menu-cart', {}),
    ]);
    const footer = await publish('footer', 'Own footer', [
      widget('site-copyright', { text: '© {year} {name}' }),
      widget('site-contact', {}),
      widget('site-profiles', {}),
    ]);
    for (const [path, status] of [
      ['/', 200],
      ['/blog/', 200],
      ['/shop/', 200],
      ['/cart/', 200],
      ['/?s=house', 200],
      ['/no-such-page/', 404],
    ] as const) {
      const page = await read(path);
      expect([path, page.status]).toEqual([path, status]);
      expect(page.html).toContain(`elementor-${header.id} elementor-location-header`);
      expect(page.html).toContain(`elementor-${footer.id} elementor-location-footer`);
      expect(page.html).not.toContain('id="header-grid"');
      expect(page.html.match(/id="site-footer"/g)).toHaveLength(1);
    }
    const { html } = await read('/blog/');
    expect(html).toMatch(
      /<a class="elementor-item elementor-item-active" href="\/blog\/" aria-current="page"/,
    );
    expect(html).toContain('nv-nav-search');
    expect(html).toContain('palette-icon-wrapper');
    expect(html).toContain('data-portico-cart');
    expect(html).toMatch(/© \d{4} /);
    expect(html).toMatch(new RegExp(`/assets/documents/${header.id}-`));

    await call('POST', `/documents/${header.id}/unpublish`, {});
    await call('DELETE', `/documents/${footer.id}`);
    const after = (await read('/blog/')).html;
    expect(after).toContain('id="header-grid"');
    expect(after).toContain('class="site-footer"');
    expect(after).not.toContain('elementor-location');
  });

  test('are chosen by condition: the closest wins, what is excluded has none', async () => {
    const general = await publish('header', 'General', [heading('General header')]);
    const posts = await publish('header', 'For posts', [heading('Header of posts')]);
    await place(posts.id, ['include/singular/post', 'include/archive']);
    await place(general.id, ['include/general', 'exclude/woocommerce']);
    const post = await firstPost();
    expect((await read('/')).html).toContain('General header');
    expect((await read(post)).html).toContain('Header of posts');
    expect((await read('/blog/')).html).toContain('Header of posts');
    expect((await read('/cart/')).html).toContain('id="header-grid"');
    expect((await read('/nowhere/')).html).toContain('General header');

    const rival = await publish('header', 'Rival', [heading('Rival header')]);
    const { templates } = await call('GET', '/theme-templates');
    const of = (id: number) => templates.find((one: { id: number }) => one.id === id);
    expect(of(general.id)).toMatchObject({
      sentence: 'Shown on the whole site, but not on the whole shop.',
      warning:
        '“Rival” is set to show on the whole site, too. Visitors see the other one, because it was made later.',
    });
    expect(of(rival.id).warning).toContain('Visitors see this one');
    expect(of(posts.id)).toMatchObject({ warning: '', sentence: 'Shown on all posts and all lists.' });
    expect((await read('/')).html).toContain('Rival header');
    for (const { id } of [general, posts, rival]) await call('DELETE', `/documents/${id}`);
  });

  test('can be about one page, and say when it went away', async () => {
    const page = await publish('wp-page', 'Only here', [heading('Body')]);
    const header = await publish('header', 'For one', [heading('Header of one page')]);
    const placed = await place(header.id, [`include/singular/page/${page.id}`]);
    expect(placed.sentence).toBe('Shown on the page “Only here”.');
    const { choices } = await call('GET', '/theme-template-targets?target=page&search=only%20here');
    expect(choices).toEqual([{ id: String(page.id), title: 'Only here' }]);
    expect((await read('/only-here/')).html).toContain('Header of one page');
    expect((await read('/')).html).toContain('id="header-grid"');
    await call('DELETE', `/documents/${page.id}`);
    const { templates } = await call('GET', '/theme-templates');
    expect(templates.find((one: { id: number }) => one.id === header.id).sentence).toBe(
      'Shown on the page that is not there any more.',
    );
    await call('DELETE', `/documents/${header.id}`);
  });

  test('may hold codes, which count there and not in what a visitor typed', async () => {
    const footer = await publish('footer', 'With posts', [
      widget('shortcode', { shortcode: '[recent-posts]' }),
    ]);
    const codes = (html: string) => html.match(/\[recent-posts\]/g)?.length ?? 0;
    const { html } = await read('/?s=[recent-posts]');
    expect(html).toContain(`elementor-${footer.id} `);
    expect(codes(html.slice(html.indexOf('</main>')))).toBe(0);
    expect(codes(html.slice(html.indexOf('<main'), html.indexOf('</main>')))).toBeGreaterThan(0);
    await call('DELETE', `/documents/${footer.id}`);
  });
});

describe('pages that a template draws', () => {
  test('a post keeps its title, structured data, text, comments and further posts', async () => {
    const path = await firstPost();
    const before = (await read(path)).html;
    const template = await publish('single-post', 'Post', [
      widget('theme-post-title', {}),
      widget('post-info', { icon_list: [{ type: 'author' }, { type: 'date', date_format: '1' }] }),
      heading('Drawn by a template'),
      widget('theme-post-content', {}),
      widget('author-box', {}),
      widget('post-navigation', {}),
    ]);
    const { html, status } = await read(path);
    expect(status).toBe(200);
    expect(html).toContain(`elementor-${template.id} elementor-location-single`);
    expect(html).not.toContain('nv-single-post-wrap');
    for (const kept of [/<title>[^<]*<\/title>/, /<script type="application\/ld\+json">.*?<\/script>/s])
      expect(kept.exec(html)?.[0]).toBe(kept.exec(before)?.[0]);
    expect(html.match(/entry-content/g)).toHaveLength(1);
    expect(html.match(/nv-comments-wrap/g)).toHaveLength(1);
    expect(html).toContain('nv-related-posts');
    expect(html).toMatch(/<a href="\/author\/[^"]+"><span class="elementor-icon-list-icon">/);
    const [, day] = /<time>([\d-]+)<\/time>/.exec(html) ?? [];
    expect(html).toContain(`<a href="/${day?.replaceAll('-', '/')}/">`);
    expect(html).toMatch(/elementor-author-box__name">[^<]/);
    expect(html).toMatch(/elementor-post-navigation__link"><a href="\/[^"]+\/" rel="(?:prev|next)"/);

    await save(template.id, [widget('post-comments', {}), heading('No text here')]);
    const again = (await read(path)).html;
    expect(again.indexOf('nv-comments-wrap')).toBeLessThan(again.indexOf('No text here'));
    expect(again.match(/nv-comments-wrap/g)).toHaveLength(1);
    expect(again.match(/entry-content/g)).toHaveLength(1);
    await call('DELETE', `/documents/${template.id}`);
    expect((await read(path)).html).toContain('nv-single-post-wrap');
  });

  test('a list keeps its posts and its pages; a category can have its own', async () => {
    const [author, category, day] = await pathsOfPost();
    const template = await publish('archive', 'Lists', [
      widget('theme-archive-title', {}),
      widget('archive-posts', {}),
    ]);
    for (const path of ['/blog/', '/?s=house', author, category, day]) {
      const { html } = await read(path);
      expect(html).toContain(`elementor-${template.id} elementor-location-archive`);
      expect(html).not.toContain('nv-index-posts');
      expect([path, postsIn(html).length]).not.toEqual([path, 0]);
    }
    const { html: first } = await read('/blog/');
    expect(first).toContain('"@type":"');
    expect(first).toContain('<a class="page-numbers" href="/blog/page/2/">');
    const { html: second } = await read('/blog/page/2/');
    expect(second).toContain('<a class="page-numbers" href="/blog/">');
    expect(postsIn(second).length).toBeGreaterThan(0);
    expect(postsIn(second).some((post) => postsIn(first).includes(post))).toBe(false);
    expect(postsIn((await read(category)).html)).not.toEqual(postsIn(first));
    expect((await read('/blog/page/999/')).status).toBe(404);

    await save(template.id, [
      widget('archive-posts', {
        ...{ _skin: 'archive_cards', archive_cards_title_tag: 'h4', pagination_type: 'load_more_on_click' },
        nothing_found_message: 'Nothing of the kind',
      }),
    ]);
    const { html: cards } = await read('/blog/');
    expect(cards).toContain('elementor-posts--skin-cards');
    expect(cards).toContain('<h4 class="elementor-post__title"');
    expect(cards).toMatch(/class="elementor-button-link[^>]*href="\/blog\/page\/2\/#more-/);
    expect((await read('/?s=qqqxyz')).html).toContain('elementor-posts-nothing-found">Nothing of the kind<');

    await save(template.id, [widget('posts', { posts_post_type: 'current_query' })]);
    expect(postsIn((await read(category)).html)).toEqual(postsIn((await read(`${category}?none`)).html));
    expect((await read(category)).html).not.toContain('nv-index-posts');
    await save(template.id, [heading('No list here')]);
    expect((await read('/blog/')).html).toContain('nv-index-posts');
    await call('DELETE', `/documents/${template.id}`);
  });

  test('what is not found stays not found', async () => {
    const template = await publish('error-404', 'Lost', [
      heading('Nothing is here'),
      widget('search-form', {}),
      // Post widgets where there is no post.
      ...['theme-post-content', 'archive-posts', 'post-comments'].map((type) => widget(type, {})),
    ]);
    const { html, status } = await read('/no-such-page/');
    expect(status).toBe(404);
    expect(html).toContain('Nothing is here');
    expect(html).toContain('noindex');
    expect(html).not.toContain('p-message');
    await call('POST', `/documents/${template.id}/unpublish`, {});
    expect((await read('/no-such-page/')).html).toContain('p-message');
    await call('DELETE', `/documents/${template.id}`);
  });
});

describe('what nobody should send', () => {
  test.each([
    ['not a list', { conditions: 'include/general' }, 400],
    ['other things than words', { conditions: [7, null] }, 400],
    ['missing', {}, 400],
    ['no condition', { conditions: ['everywhere'] }, 400],
    ['a place that is none', { conditions: ['include/singular/attachment'] }, 400],
    ['too deep', { conditions: ['include/a/b/c/d'] }, 400],
    ['with markup in it', { conditions: ['include/singular/page/<script>'] }, 400],
    ['too many', { conditions: Array.from({ length: 51 }, () => 'include/general') }, 400],
  ])('conditions that are %s are refused in words, and the others stay', async (_name, body, status) => {
    const header = await publish('header', 'Kept', [heading('Kept')]);
    const answer = await administrator.ask('PUT', `/theme-templates/${header.id}/conditions`, body);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toMatch(/[A-Z“].{8,}/);
    const { templates } = await call('GET', '/theme-templates');
    expect(templates.find((one: { id: number }) => one.id === header.id).conditions).toEqual([
      'include/general',
    ]);
    await call('DELETE', `/documents/${header.id}`);
  });

  test('a page is no template, and neither is what is gone', async () => {
    const page = await publish('wp-page', 'A page', []);
    for (const id of [page.id, 999_999, 'x', 0])
      expect(
        (await administrator.ask('PUT', `/theme-templates/${id}/conditions`, { conditions: [] })).status,
      ).toBeGreaterThan(399);
    expect((await administrator.ask('GET', '/theme-template-targets?target=nobody')).status).toBe(400);
  });
});

const widget = (widgetType: string, settings: unknown) => ({
  ...{
    id: `a${(count++).toString(16).padStart(6, '0')}`,
    elType: 'widget',
    widgetType,
    settings,
    elements: [],
  },
});
let count = 1;
const heading = (title: string) => widget('heading', { title });

async function publish(type: string, title: string, elements: readonly unknown[]): Promise<{ id: number }> {
  const made = await call('POST', '/documents', { title, type, settings: {}, elements });
  await call('PUT', `/documents/${made.id}`, { version: 1, publish: true });
  return made;
}

async function save(id: number, elements: readonly unknown[]): Promise<void> {
  const { version } = await call('GET', `/documents/${id}`);
  await call('PUT', `/documents/${id}`, { version, elements, publish: true });
}

const place = (id: number, conditions: readonly string[]) =>
  call('PUT', `/theme-templates/${id}/conditions`, { conditions });

async function firstPost(): Promise<string> {
  const { html } = await read('/blog/');
  const [, path = ''] = /<h2[^>]*class="[^"]*entry-title[^"]*"[^>]*>\s*<a href="([^"]+)"/.exec(html) ?? [];
  return path;
}

/** Paths of its author's, its category's and its day's posts. */
async function pathsOfPost(): Promise<readonly [string, string, string]> {
  const template = await publish('single-post', 'Facts', [
    widget('post-info', {
      icon_list: [{ type: 'author' }, { type: 'date' }, { type: 'terms', taxonomy: 'category' }],
    }),
  ]);
  const { html } = await read(await firstPost());
  await call('DELETE', `/documents/${template.id}`);
  const found = (start: string): string => new RegExp(`href="(${start}[^"]*)"`).exec(html)?.[1] ?? '';
  return [found('/author/'), found('/category/'), found('/20\\d\\d/')];
}

function postsIn(html: string): readonly string[] {
  return [...html.matchAll(/elementor-grid-item post-(\d+)/g)].map(([, id = '']) => id);
}

async function read(path: string) {
  const answer = await fetch(`${site.address}${path}`);
  return { status: answer.status, html: await answer.text() };
}

async function call(method: string, path: string, body?: unknown) {
  const answer = await administrator.ask(method, path, body);
  expect(answer.ok, `${method} ${path}: ${answer.status}`).toBe(true);
  return answer.status === 204 ? null : answer.json();
}
