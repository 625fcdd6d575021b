import fc from 'fast-check';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { BlogLook } from '../wire/public.ts';
import { datePath, listPagePath, postPath, searchPath } from './addresses.ts';
import { coverSizes } from './coverSizes.ts';
import { MOST_LISTED, withHeadings } from './headings.ts';
import { PagesNav, shownNumbers } from './PagesNav.tsx';
import { PostArticle } from './PostArticle.tsx';
import { PostsIndex } from './PostsIndex.tsx';
import { PostView } from './PostView.tsx';
import { readable } from './readable.ts';
import type { ShownPost } from './ShownPost.ts';
import { withTableFrames } from './withTableFrames.ts';

const html = (element: ReactElement): string => renderToStaticMarkup(element);
const columns = { desktop: 3, tablet: 2, mobile: 1 };
const LAYOUTS = ['grid', 'covers', 'default', 'alternative'] as const;
const PAGINATIONS = ['infinite', 'number', 'jump-to'] as const;
const defaultLook: BlogLook = {
  layout: 'grid',
  isMasonry: true,
  columns,
  pagination: 'infinite',
  sidebar: 'none',
};

const post: ShownPost = {
  id: 12,
  type: 'post',
  slug: 'a-post',
  title: 'A post',
  excerpt: 'What it says.',
  author: { slug: 'ada', name: 'Ada' },
  categories: [{ slug: 'news', name: 'News' }],
  tags: [{ slug: 'oak', name: 'Oak' }],
  publishedAt: Date.UTC(2026, 0, 2),
  modifiedAt: Date.UTC(2026, 0, 2),
  cover: {
    alt: 'An oak',
    width: 1280,
    height: 800,
    colour: '#aabbcc',
    sources: [
      { url: '/m/oak-480.webp', width: 480, type: 'image/webp' },
      { url: '/m/oak-800.webp', width: 800, type: 'image/webp' },
    ],
  },
  readingMinutes: 3,
  commentCount: 2,
  isSticky: false,
  language: 'en',
};

describe('a post in a list', () => {
  test('TH-05 has the theme’s parts, straight in the content of a grid', () => {
    const article = html(<PostArticle post={post} layout="grid" columns={columns} />);
    expect(article).toMatch(/^<article id="post-12" class="post-12 post type-post [^"]*layout-grid"/);
    expect(article).toMatch(
      /<div class="article-content-col"><div class="content"><div class="nv-post-thumbnail-wrap img-wrap"><a [^>]*><img/,
    );
    expect(article).toMatch(
      /<h2 class="blog-entry-title entry-title"><a href="\/a-post\/"[^>]*>A post<\/a><\/h2>/,
    );
    for (const name of ['author', 'date', 'category', 'comments'])
      expect(article).toMatch(new RegExp(`<li class="meta ${name}[ "]`));
    expect(article).toContain('<div class="excerpt-wrap');
  });

  test('TH-05 lies under its words as a cover, and beside them in a list', () => {
    expect(html(<PostArticle post={post} layout="covers" columns={columns} />)).toMatch(
      /<div class="cover-post nv-ft-wrap"><div class="cover-overlay"><\/div><div class="nv-post-thumbnail-wrap img-wrap">.*<div class="inner">/,
    );
    for (const layout of ['default', 'alternative'] as const)
      expect(html(<PostArticle post={post} layout={layout} columns={columns} />)).toMatch(
        new RegExp(
          `layout-${layout} col-12 nv-non-grid-article".*<div class="${layout}-post nv-ft-wrap"><div class="nv-post-thumbnail-wrap img-wrap">.*<div class="non-grid-content">`,
        ),
      );
  });

  test('keeps the place of its picture free and lets the browser choose the size', () => {
    const article = html(<PostArticle post={post} layout="grid" columns={columns} />);
    expect(article).toContain('srcSet="/m/oak-480.webp 480w, /m/oak-800.webp 800w"');
    expect(article).toContain('width="1280" height="800"');
    expect(article).toContain('data-colour="#aabbcc"');
    expect(coverSizes('grid', columns)).toBe(
      '(min-width: 84rem) 26rem, (min-width: 60rem) 34vw, (min-width: 36rem) 50vw, 100vw',
    );
  });

  test('names every category that it is in', () => {
    const categories = [...post.categories, { slug: 'craft', name: 'Craft' }];
    const article = html(<PostArticle post={{ ...post, categories }} layout="grid" columns={columns} />);
    expect(article).toContain('>News</a>, <a href="/category/craft/" rel="category tag">Craft</a></li>');
  });

  test('does without whatever it does not have', () => {
    const bare = { ...post, author: null, categories: [], tags: [], cover: null, commentCount: 0 };
    for (const layout of LAYOUTS) {
      const article = html(<PostArticle post={bare} layout={layout} columns={columns} />);
      expect(article).not.toMatch(/<img|meta author|meta category|meta comments/);
    }
  });

  test('shows hostile names as the text that they are', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(
          '<script>alert(1)</script>',
          '"><img src=x onerror=alert(1)>',
          "' onclick='x",
          '</article>',
        ),
        fc.constantFrom(...LAYOUTS),
        (hostile, layout) => {
          const name = { slug: hostile, name: hostile };
          const article = html(
            <PostArticle
              post={{
                ...post,
                slug: hostile,
                title: hostile,
                excerpt: hostile,
                author: name,
                categories: [name],
                tags: [name],
              }}
              layout={layout}
              columns={columns}
            />,
          );
          expect(article).not.toMatch(/<script|<img src=x|\son\w+=['"]/);
          expect(article.match(/<\/article>/g)).toHaveLength(1);
          expect(article.match(/<article/g)).toHaveLength(1);
        },
      ),
    );
  });
});

describe('a list of posts', () => {
  const list = (theme = defaultLook, pages = 3) => (
    <PostsIndex
      theme={theme}
      head={null}
      posts={[post]}
      path="/blog/"
      page={1}
      pages={pages}
      whenEmpty="nothing"
    />
  );

  test('TH-06 hides its numbers behind the trigger of further posts', () => {
    expect(html(list())).toMatch(
      /<div hidden=""><nav aria-label="Pages"><ul class="page-numbers">.*<\/div><div class="load-more-posts"><span class="nv-loader" hidden=""><\/span><span class="infinite-scroll-trigger"><\/span><\/div>/,
    );
  });

  test('TH-06 has neither with a single page', () => {
    for (const pagination of PAGINATIONS)
      expect(html(list({ ...defaultLook, pagination }, 1))).not.toMatch(/page-numbers|load-more-posts/);
  });

  test('jumps to a page with a form that works without a script', () => {
    const form = html(<PagesNav pagination="jump-to" path="/blog/" page={2} pages={9} />);
    expect(form).toMatch(/<form class="nv-page-nav-form" action="\/blog\/" method="get">.*name="paged"/);
  });

  test('has no style in its markup, which the policy of the site would refuse', () => {
    expect(html(list())).not.toMatch(/\sstyle=/);
  });

  test('shows the first, the last and the near numbers, and no gap that hides a single one', () => {
    expect(shownNumbers(1, 5)).toEqual([1, 2, 3, 4, 5]);
    expect(shownNumbers(1, 6)).toEqual([1, 2, 3, null, 6]);
    expect(shownNumbers(10, 20)).toEqual([1, null, 8, 9, 10, 11, 12, null, 20]);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 }), (one, other) => {
        const [page, pages] = [Math.min(one, other), Math.max(one, other)];
        const shown = shownNumbers(page, pages);
        const numbers = shown.filter((number) => number !== null);
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        expect(numbers).toEqual(expect.arrayContaining([1, page, pages]));
        for (const [index, number] of shown.entries())
          if (number === null) expect((shown[index + 1] ?? 0) - (shown[index - 1] ?? 0)).toBeGreaterThan(2);
      }),
    );
  });
});

describe('one post', () => {
  const view = (over: Partial<ShownPost> = {}) =>
    html(
      <PostView
        post={{ ...post, ...over }}
        {...withHeadings('<h2>One &amp; only</h2><p>x</p><h2 id="kept">Two</h2><h2>One &amp; only</h2>')}
        about="Writes."
        trail={[{ label: 'Home', path: '/' }]}
        translations={[{ language: 'de', slug: 'ein-beitrag' }]}
        older={null}
        newer={null}
      />,
    );

  test('lists its headings, each with an address of its own', () => {
    expect(view()).toContain('<a href="#one-only">One &amp; only</a>');
    expect(view()).toContain('<a href="#kept">Two</a>');
    expect(view()).toContain('<h2 id="one-only-2">');
  });

  test('is marked with its language and says where it is in another', () => {
    expect(view({ language: 'ar' })).toMatch(/<article [^>]*lang="ar" dir="rtl"/);
    expect(view()).toContain('<a href="/ein-beitrag/" hrefLang="de" lang="de" dir="ltr">Deutsch</a>');
  });
});

test('addresses carry names of any script', () => {
  expect(postPath('الليمون')).toBe('/%D8%A7%D9%84%D9%84%D9%8A%D9%85%D9%88%D9%86/');
  expect(datePath(2026, 3)).toBe('/2026/03/');
  expect(datePath(2026, 3, 7)).toBe('/2026/03/07/');
  expect(listPagePath('/blog/', 1)).toBe('/blog/');
  expect(listPagePath('/blog/', 4)).toBe('/blog/page/4/');
  expect(listPagePath(searchPath('a&b'), 2)).toBe('/page/2/?s=a%26b');
});

test('TH-10 a table scrolls in a frame of its own, one inside another too', () => {
  const frame = '<div class="p-table-frame" role="region" tabindex="0" aria-label="Table">';
  expect(withTableFrames('<p>a</p><table><tbody></tbody></table>', 'Table')).toBe(
    `<p>a</p>${frame}<table><tbody></tbody></table></div>`,
  );
  const nested = withTableFrames('<table><tr><td><table></table></td></tr></table>', 'Table');
  expect(nested).toContain(`<td>${frame.replace('Table', 'Table 2')}<table></table></div></td>`);
  expect(nested.split('</table></div>')).toHaveLength(3);
});

describe('TH-10 the text of a post from elsewhere', () => {
  test.each([
    [
      'headings below the title, and none left out',
      '<h4>a</h4><h1>b</h1><h3 id="c">c</h3><h6>d</h6><h6>e</h6><h3>f</h3><h1>g</h1>',
      '<h2>a</h2><h2>b</h2><h3 id="c">c</h3><h4>d</h4><h4>e</h4><h3>f</h3><h2>g</h2>',
    ],
    [
      'headings that say nothing',
      '<h2> &nbsp;<br /></h2><h3><img src="/a.jpg" /></h3><h4><img alt="A" /></h4>',
      '<p><img alt="" src="/a.jpg" /></p><h2><img alt="A" /></h2>',
    ],
    [
      'links without words',
      '<a href="/a/"></a><a href="/b/"><img src="/b.jpg" /></a><a id="here"></a><a href="/c/" title="C"></a>',
      '<a aria-label="Bild" href="/b/"><img alt="" src="/b.jpg" /></a><a id="here"></a><a href="/c/" title="C"></a>',
    ],
    [
      'the corner of a table',
      '<table><tr><th scope="col" colspan="2"><p></p></th><th>b</th></tr></table>',
      '<table><tr><td colspan="2"><p></p></td><th>b</th></tr></table>',
    ],
    [
      'what the page has itself',
      '<div role="main">a</div><p role="note">b</p>',
      '<div>a</div><p role="note">b</p>',
    ],
    ['code that scrolls', '<pre class="x">a</pre>', '<pre tabindex="0" class="x">a</pre>'],
  ])('%s', (_name, given, shown) => {
    expect(readable(given, 'de')).toBe(shown);
  });

  test('leaves out no level, whatever the levels were', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 6 })), (levels) => {
        const shown = readable(levels.map((level) => `<h${level}>x</h${level}>`).join(''), 'en');
        const after = [...shown.matchAll(/<h(\d)>x<\/h\1>/g)].map(([, level]) => Number(level));
        expect(after).toHaveLength(levels.length);
        for (const [index, level] of after.entries()) {
          expect(level).toBeGreaterThan(1);
          expect(level).toBeLessThanOrEqual((after[index - 1] ?? 1) + 1);
        }
        expect(readable(shown, 'en')).toBe(shown);
      }),
    );
  });

  test('a text of more headings than anybody reads in a list can be jumped to everywhere and lists the first', () => {
    const { html, headings } = withHeadings('<h2>Part</h2>'.repeat(MOST_LISTED + 5));
    expect(headings).toHaveLength(MOST_LISTED);
    expect(html.match(/ id="/g)).toHaveLength(MOST_LISTED + 5);
  });

  test('headings take no name that the page or the text has already', () => {
    const { headings } = withHeadings('<p id="notes">x</p><h2>Notes</h2><h2>Comments</h2>');
    expect(headings.map(({ id }) => id)).toEqual(['notes-2', 'comments-2']);
  });
});
