import { describeOnBothEngines } from '@portico/kernel/server/testing';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { ImportItem } from '../../wire/admin.ts';
import type { ImportedComment } from '../comments/ImportedComments.ts';
import type { BlogTables } from '../tables.ts';
import { runningBlog, seedPost } from '../testing/blogTestServer.ts';
import { bring, imported } from '../testing/imported.ts';
import { paragraphs } from './paragraphs.ts';
import { readWxr } from './readWxr.ts';
import type { WxrEntry } from './WxrEntry.ts';
import { WxrError } from './WxrError.ts';

describeOnBothEngines('importing an export file of WordPress', (engine) => {
  test('TH-10 posts, pages, terms, authors, comments and pictures are taken over, once', async () => {
    const taken: { post: number; comments: readonly ImportedComment[] }[] = [];
    const blog = await runningBlog(engine, {
      importedComments: { take: async (_transaction, post, comments) => void taken.push({ post, comments }) },
    });
    const result = await imported(blog, file(TWO_POSTS));
    expect(result).toMatchObject({ state: 'done', problem: null });
    expect(result.counts).toMatchObject({
      posts: 2,
      pages: 1,
      comments: 2,
      terms: 2,
      authors: 1,
      media: 1,
      skipped: 2,
      known: 0,
    });
    const post = await blog.server.blog.read('hello-world');
    expect(post).toMatchObject({
      title: 'Hello & welcome',
      excerpt: 'Short words',
      publishedAt: Date.UTC(2020, 4, 17, 8, 30),
      author: { name: 'Ada Lovelace' },
      categories: [{ slug: 'news', name: 'News', description: '' }],
      tags: [{ slug: 'first', name: 'First', description: '' }],
      isSticky: true,
      commentsOpen: false,
    });
    expect(post?.html).toBe(
      '<p>One<br />line <a>x</a></p>\n\n<p>Two <img src="https://old.example/wp-content/uploads/2020/sea-300x200.jpg" /></p>',
    );
    expect((await blog.server.blog.list({}, 1)).total).toBe(1);
    expect(taken[0]?.comments).toEqual([
      {
        id: '7',
        parent: null,
        author: 'Bob',
        email: 'bob@example.org',
        url: 'https://bob.example',
        content: 'Nice\nwork <b>',
        status: 'approved',
        madeAt: Date.UTC(2020, 4, 18),
      },
      {
        id: '8',
        parent: '7',
        author: 'Anonymous',
        email: '',
        url: '',
        content: 'Spam',
        status: 'spam',
        madeAt: Date.UTC(2020, 4, 19),
      },
    ]);
    const again = await imported(blog, file(TWO_POSTS));
    expect(again.counts).toMatchObject({ posts: 0, pages: 0, comments: 0, known: 3 });
    expect(taken).toHaveLength(1);
  });

  test('TH-10 a picture that is uploaded later takes the place of the one on the old site', async () => {
    const blog = await runningBlog(engine);
    await imported(blog, file(TWO_POSTS));
    expect((await blog.server.blog.read('hello-world'))?.cover).toBeNull();
    const upload = await bring(
      blog,
      await sharp({ create: { width: 900, height: 600, channels: 3, background: '#336' } })
        .jpeg()
        .toBuffer(),
    );
    await blog.app.inject({
      method: 'POST',
      url: '/admin/api/blog/media',
      payload: { upload, name: 'sea.jpg', alt: '' },
    });
    const post = await blog.server.blog.read('hello-world');
    expect(post?.cover).toMatchObject({ width: 900, alt: 'The sea' });
    expect(post?.html).toMatch(/<img src="\/media\/[0-9a-f]{20}-900\.webp" \/>/);
    expect(post?.html).not.toContain('old.example');
  });

  test('TH-10 while it is written, the administrator sees how many of how many', async () => {
    const seen: Promise<{ json(): { items: ImportItem[] } }>[] = [];
    const blog = await runningBlog(engine, {
      importedComments: {
        async take() {
          blog.ports.clock.advance(1_000);
          // Waits for a gap between two transactions, like any other request to the site.
          seen.push(Promise.resolve(blog.app.inject('/admin/api/blog/imports')));
        },
      },
    });
    const result = await imported(blog, file(manyPosts(60)));
    expect(result).toMatchObject({ state: 'done', entries: 60, entriesWritten: 60 });
    const states = (await Promise.all(seen)).map((answer) => answer.json().items[0]);
    expect(states.some((item) => item?.state === 'writing' && item.entriesWritten === 20)).toBe(true);
    expect(states.every((item) => item?.entries === 60)).toBe(true);
  });

  test('TH-10 what fails on our side says what is here, and another import brings the rest', async () => {
    const disk = { isFull: true };
    const blog = await runningBlog(engine, {
      importedComments: {
        async take(_transaction, _post, [comment]) {
          if (disk.isFull && comment?.id === '30') throw new Error('the disk is full');
        },
      },
    });
    const failed = await imported(blog, file(manyPosts(60)));
    expect(failed).toMatchObject({ state: 'failed', counts: { posts: 20 } });
    expect(failed.problem).toContain('20 of 60 entries are written.');
    disk.isFull = false;
    expect((await imported(blog, file(manyPosts(60)))).counts).toMatchObject({ posts: 40, known: 20 });
  });

  test('TH-10 an import that goes on after a crash counts its own posts as imported', async () => {
    const process = { isDying: false };
    const blog = await runningBlog(engine, {
      importedComments: {
        async take(_transaction, _post, [comment]) {
          if (process.isDying && comment?.id === '30') throw new Error('killed');
        },
      },
    });
    await imported(blog, file(manyPosts(3)));
    process.isDying = true;
    const { id } = await imported(blog, file(manyPosts(60)));
    process.isDying = false;
    const upload = await bring(blog, Buffer.from(file(manyPosts(60))));
    await blog.ports.database.transaction(async (transaction) => {
      // A killed process cannot write that it failed.
      await transaction
        .tables<BlogTables>()
        .updateTable('blog_imports')
        .set({ state: 'writing' })
        .where('id', '=', id)
        .execute();
      await blog.ports.jobs.enqueue(transaction, 'blog-import', { id, upload });
    });
    await blog.ports.jobs.runDue();
    const { counts } = (await blog.app.inject(`/admin/api/blog/imports/${id}`)).json();
    expect(counts).toMatchObject({ posts: 57, known: 3 });
  });

  test('TH-10 a file that breaks in the middle leaves the site exactly as it was', async () => {
    const blog = await runningBlog(engine);
    await blog.seed([seedPost({ title: 'Mine' })]);
    const stamp = await blog.ports.content.stamp(['blog']);
    const broken = file(TWO_POSTS).replace(
      '<wp:post_name>draft</wp:post_name>',
      '<wp:post_name>draft</oops>',
    );
    const result = await imported(blog, broken);
    expect(result.state).toBe('failed');
    expect(result.problem).toMatch(/Line \d+: .*Nothing was changed\.$/);
    expect((await blog.server.blog.list({}, 1)).total).toBe(1);
    expect(await blog.server.blog.terms('category')).toEqual([]);
    expect(await blog.ports.content.stamp(['blog'])).toBe(stamp);
  });

  test('TH-10 names and titles are read as WordPress keeps them, and shown as people wrote them', async () => {
    const taken: (readonly ImportedComment[])[] = [];
    const blog = await runningBlog(engine, {
      importedComments: { take: async (_transaction, _post, comments) => void taken.push(comments) },
    });
    const result = await imported(
      blog,
      file(`
<wp:author><wp:author_login>r</wp:author_login><wp:author_display_name><![CDATA[R &amp; D <b>team</b>]]></wp:author_display_name></wp:author>
<wp:category><wp:category_nicename>%d1%81%d0%b0%d0%b4</wp:category_nicename><wp:cat_name><![CDATA[Сад &amp; дом]]></wp:cat_name></wp:category>
<item><title><![CDATA[Fish &amp; Chips &#8211; <em>1 &lt; 2</em>]]></title><guid>https://old.example/?p=1</guid>
<dc:creator>r</dc:creator><wp:post_name>fish</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type>
<content:encoded><![CDATA[<p>Before]]]]><![CDATA[>after, and a line\u2028separator\u2029here</p>]]></content:encoded>
<category domain="category" nicename="%d1%81%d0%b0%d0%b4"><![CDATA[Сад &amp; дом]]></category>
<category domain="post_tag" nicename="q-a"><![CDATA[Q&amp;A]]></category>
<wp:comment><wp:comment_id>1</wp:comment_id><wp:comment_author><![CDATA[Tom &amp; Ann]]></wp:comment_author><wp:comment_approved>1</wp:comment_approved><wp:comment_content>Hi</wp:comment_content></wp:comment></item>`),
    );
    expect(result).toMatchObject({ state: 'done', problem: null });
    const post = await blog.server.blog.read('fish');
    expect(post).toMatchObject({
      title: 'Fish & Chips – 1 < 2',
      author: { name: 'R & D team' },
      categories: [{ slug: 'сад', name: 'Сад & дом' }],
      tags: [{ slug: 'q-a', name: 'Q&A' }],
    });
    expect(post?.html).toBe('<p>Before]]&gt;after, and a line\u2028separator\u2029here</p>');
    expect(taken[0]?.[0]?.author).toBe('Tom & Ann');
    expect((await blog.server.blog.terms('category')).map(({ slug }) => slug)).toEqual(['сад']);
  });

  test('TH-10 what needed a password there is a draft here, and pages of one name under two others are two', async () => {
    const blog = await runningBlog(engine);
    const page = (id: number, more = '') =>
      `<item><title>Team</title><guid>https://old.example/?page_id=${id}</guid><wp:post_id>${id}</wp:post_id><wp:post_name>team</wp:post_name><wp:post_parent>${id * 10}</wp:post_parent><wp:status>publish</wp:status><wp:post_type>page</wp:post_type>${more}</item>`;
    const secret = page(3, '<wp:post_password><![CDATA[sesame]]></wp:post_password>').replaceAll(
      'eam',
      'omb',
    );
    const pages = file(page(1) + page(2) + secret);
    expect((await imported(blog, pages)).counts).toMatchObject({ pages: 3, known: 0 });
    expect((await imported(blog, pages)).counts).toMatchObject({ pages: 0, known: 3 });
    const { posts } = await blog.server.blog.list({ type: 'page' }, 1);
    expect(posts.map(({ slug }) => slug).toSorted()).toEqual(['team', 'team-2']);
    expect(await blog.server.blog.read('tomb')).toBeNull();
  });

  test('TH-10 dates before 1970 stay, a comment without a time of Greenwich has its own, and answers come after what they answer', async () => {
    const taken: (readonly ImportedComment[])[] = [];
    const blog = await runningBlog(engine, {
      importedComments: { take: async (_transaction, _post, comments) => void taken.push(comments) },
    });
    const comment = (id: number, parent: number, date = '1966-02-03 04:05:06') =>
      `<wp:comment><wp:comment_id>${id}</wp:comment_id><wp:comment_parent>${parent}</wp:comment_parent><wp:comment_date>${date}</wp:comment_date><wp:comment_date_gmt>0000-00-00 00:00:00</wp:comment_date_gmt><wp:comment_content>Words</wp:comment_content><wp:comment_approved>1</wp:comment_approved></wp:comment>`;
    await imported(
      blog,
      file(`<item><title>Old</title><guid>g</guid><wp:post_name>old</wp:post_name><wp:post_date>1965-12-24 18:00:00</wp:post_date><wp:post_date_gmt>0000-00-00 00:00:00</wp:post_date_gmt><wp:status>publish</wp:status><wp:post_type>post</wp:post_type>
${comment(4, 9)}${comment(9, 2)}${comment(2, 0)}${comment(5, 6)}${comment(6, 5)}${comment(7, 7)}</item>`),
    );
    expect((await blog.server.blog.read('old'))?.publishedAt).toBe(Date.UTC(1965, 11, 24, 18));
    expect((await blog.server.blog.list({ year: 1965, month: 12 }, 1)).total).toBe(1);
    const [comments = []] = taken;
    expect(comments.map(({ id }) => id)).toEqual(['2', '9', '4', '6', '5', '7']);
    expect(comments[0]?.madeAt).toBe(Date.UTC(1966, 1, 3, 4, 5, 6));
  });

  test('TH-10 what this site exports comes back as it was, and twice makes no two', async () => {
    const blog = await runningBlog(engine);
    await blog.seed([
      seedPost({
        title: 'A ]]> & <b>',
        html: '<p>Text ]]&gt; &amp; more</p>',
        excerpt: 'Ex & <cerpt>',
        author: { name: 'Ada' },
        categories: [{ name: 'News' }],
        tags: [{ name: 'T & T' }],
        isSticky: true,
      }),
      seedPost({ title: 'Straße 日本', type: 'page' }),
      ...Array.from({ length: 30 }, (_, index) =>
        seedPost({ title: `Post ${index}`, publishedAt: Date.UTC(2025, 0, index + 1) }),
      ),
    ]);
    const facts = { title: 'S', description: '', language: 'en' };
    let xml = '';
    for await (const piece of blog.server.exportWxr({ site: facts, origin: 'https://s.example', now: 0 }))
      xml += piece;
    expect(xml.match(/<wp:post_type>post</g)).toHaveLength(31);
    expect(xml.match(/<wp:post_type>page</g)).toHaveLength(1);
    expect((await imported(blog, xml)).counts).toMatchObject({ posts: 0, known: 32 });
    const other = await runningBlog(engine);
    expect((await imported(other, xml)).counts).toMatchObject({ posts: 31, pages: 1 });
    const [before, after] = [await blog.server.blog.read('a-b'), await other.server.blog.read('a-b')];
    expect({ ...after, id: 0, translations: [] }).toEqual({ ...before, id: 0, translations: [] });
    expect((await other.server.blog.read('strasse-日本'))?.type).toBe('page');
    const download = await blog.app.inject('/admin/api/blog/export');
    expect(download.headers['content-disposition']).toContain('attachment');
    expect(download.body).toContain('<wp:wxr_version>');
  });
});

describe('text as WordPress stores it', () => {
  test.each([
    [
      'every line of code',
      'Before\n\n<pre>one\n\n\ntwo &lt;p&gt;</pre>\nAfter',
      '<p>Before</p>\n<pre>one\n\n\ntwo &lt;p&gt;</pre>\n<p>After</p>',
    ],
    [
      'paragraphs beside those that the author wrote',
      'One\n\n<p class="wide">Two\nstill two</p>\n\nThree',
      '<p>One</p>\n<p class="wide">Two\nstill two</p>\n<p>Three</p>',
    ],
    ['the words of a heading right above', '<h2>Head</h2>\nWords', '<h2>Head</h2>\n<p>Words</p>'],
    [
      'a quotation of two paragraphs',
      '<blockquote>One\n\nTwo</blockquote>',
      '<blockquote>\n<p>One</p>\n<p>Two</p>\n</blockquote>',
    ],
    [
      'lists and tables with blank lines in them',
      '<ul>\n\n<li>One</li>\n\n<li>Two</li>\n\n</ul>',
      '<ul>\n\n<li>One</li>\n\n<li>Two</li>\n\n</ul>',
    ],
    ['a line in a box', '<div class="a">One</div>', '<div class="a">One</div>'],
    ['where the rest begins', 'One\n\n<!--more-->\n\nTwo', '<p>One</p>\n<p>Two</p>'],
    [
      'a picture that is a link, with its caption',
      '[caption width="3"]<a href="/b.jpg"><img src="/a.jpg" /></a> The <em>sea</em>[/caption]\n\nWords',
      '<figure><a href="/b.jpg"><img src="/a.jpg" /></a><figcaption>The <em>sea</em></figcaption></figure>\n<p>Words</p>',
    ],
    [
      'a video of another site',
      'See\n\nhttps://video.example/watch?v=1&t=2\n\n[embed width="1"]https://video.example/2[/embed]',
      '<p>See</p>\n<p><a href="https://video.example/watch?v=1&t=2">https://video.example/watch?v=1&t=2</a></p>\n<p><a href="https://video.example/2">https://video.example/2</a></p>',
    ],
    [
      'the same in blocks',
      '<!-- wp:embed --><figure><div class="wp-block-embed__wrapper">\nhttps://video.example/1\n</div></figure><!-- /wp:embed -->',
      '<!-- wp:embed --><figure><div class="wp-block-embed__wrapper">\n<a href="https://video.example/1">https://video.example/1</a>\n</div></figure><!-- /wp:embed -->',
    ],
    ['brackets of the author', 'It is [sic] a[0]', '<p>It is [sic] a[0]</p>'],
    ['an end without a beginning', 'One</div>\n\nTwo', '<p>One</p>\n</div>\n<p>Two</p>'],
  ])('TH-10 keeps %s', (_name, given, shown) => {
    expect(paragraphs(given)).toBe(shown);
  });

  test('TH-10 beginnings without an end take no longer than other text', () => {
    for (const begun of [
      '[caption]',
      '[caption ',
      '[embed]',
      '<pre>',
      '<p ',
      '<!--more ',
      'x\n ',
      '<a><img ',
    ])
      expect(paragraphs(begun.repeat(200_000)).length).toBeGreaterThan(100_000);
  });
});

describe('reading an export file', () => {
  test.each([
    ['nothing', '', 'Line 1'],
    ['no XML', 'hello', 'Line 1'],
    ['another feed', '<?xml version="1.0"?><feed></feed>', 'not an export file'],
    ['a feed that is no export', '<rss version="2.0"><channel></channel></rss>', 'not an export file'],
    [
      'a document type',
      '<?xml version="1.0"?>\n<!DOCTYPE rss [<!ENTITY a "b">]>\n<rss></rss>',
      'document type',
    ],
    ['an entity of its own', '<rss>\n\n<channel>&xxe;</channel></rss>', 'Line 3'],
    ['a file cut off', file(TWO_POSTS()).slice(0, 1500), 'Line'],
    ['elements without end', `<rss>${'<a>'.repeat(100)}`, 'too deep'],
  ])('TH-10 %s is refused with the line and the reason', async (_name, text, reason) => {
    const error = await all(text).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(WxrError);
    expect(String(error)).toContain(reason);
  });

  test('TH-10 text that is not UTF-8 is refused', async () => {
    const error = await all(Buffer.from([...Buffer.from('<rss>'), 0xff, 0xfe])).catch(
      (caught: unknown) => caught,
    );
    expect(String(error)).toContain('not UTF-8');
  });

  test('TH-10 a file may be cut anywhere into pieces, in the middle of a letter too', async () => {
    const whole = await all(file(TWO_POSTS()));
    const bytes = Buffer.from(file(TWO_POSTS()).replace('Hello', 'Hellö 😀'));
    const pieces = await all(bytes, 3);
    expect(pieces).toHaveLength(whole.length);
    expect(JSON.stringify(pieces)).toContain('Hellö 😀');
  });

  test('TH-10 a large file needs no more memory than one post of it', async () => {
    const post = `<item><title>Big</title><content:encoded><![CDATA[${'lorem ipsum '.repeat(8_000)}]]></content:encoded><wp:post_type>post</wp:post_type><wp:status>publish</wp:status></item>`;
    const count = 600;
    async function* stream(): AsyncGenerator<Uint8Array> {
      yield Buffer.from(HEAD);
      for (let index = 0; index < count; index++) yield Buffer.from(post);
      yield Buffer.from('</channel></rss>');
    }
    let seen = 0;
    let most = 0;
    const before = process.memoryUsage().heapUsed;
    for await (const entry of readWxr(stream())) {
      if (entry.is === 'item') seen++;
      most = Math.max(most, process.memoryUsage().heapUsed - before);
    }
    expect(seen).toBe(count);
    // The file has about 58 MB, and twice that as strings in memory.
    expect(most / 1024 / 1024).toBeLessThan(58);
  }, 60_000);

  test('TH-10 paragraphs are made where the author left blank lines', () => {
    expect(paragraphs('One\ntwo\n\n<h2>Head</h2>\r\n\r\nThree [gallery ids="1"]')).toBe(
      '<p>One<br />two</p>\n<h2>Head</h2>\n<p>Three</p>',
    );
    expect(paragraphs('<!-- wp:paragraph --><p>Ready</p>\n\n<!-- /wp:paragraph -->')).toContain(
      '<p>Ready</p>',
    );
    expect(paragraphs('[caption id="a" width="3"]<img src="x" /> Words[/caption]')).toBe(
      '<figure><img src="x" /><figcaption>Words</figcaption></figure>',
    );
  });
});

async function all(content: string | Buffer, pieceSize = 1 << 16): Promise<WxrEntry[]> {
  const bytes = Buffer.from(content);
  async function* pieces(): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < bytes.length; at += pieceSize) yield bytes.subarray(at, at + pieceSize);
  }
  const entries: WxrEntry[] = [];
  for await (const entry of readWxr(pieces())) entries.push(entry);
  return entries;
}

const HEAD = `<?xml version="1.0" encoding="UTF-8" ?>
<!-- generator="WordPress/6.4" -->
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>Old site</title><wp:wxr_version>1.2</wp:wxr_version>
`;

function file(items: string | (() => string)): string {
  return `${HEAD}${typeof items === 'string' ? items : items()}</channel></rss>`;
}

/** Each with a comment with its number. */
function manyPosts(count: number): string {
  return Array.from(
    { length: count },
    (
      _,
      at,
    ) => `<item><title>Post ${at}</title><guid>https://old.example/?p=${at}</guid><wp:post_name>post-${at}</wp:post_name>
<wp:post_date_gmt>2020-05-17 08:30:00</wp:post_date_gmt><wp:status>publish</wp:status><wp:post_type>post</wp:post_type>
<wp:comment><wp:comment_id>${at}</wp:comment_id><wp:comment_content>Nice</wp:comment_content><wp:comment_approved>1</wp:comment_approved></wp:comment></item>`,
  ).join('\n');
}

function TWO_POSTS(): string {
  return `
<wp:author><wp:author_id>1</wp:author_id><wp:author_login><![CDATA[ada]]></wp:author_login><wp:author_display_name><![CDATA[Ada Lovelace]]></wp:author_display_name></wp:author>
<wp:category><wp:term_id>1</wp:term_id><wp:category_nicename>news</wp:category_nicename><wp:cat_name><![CDATA[News]]></wp:cat_name></wp:category>
<wp:tag><wp:term_id>2</wp:term_id><wp:tag_slug>first</wp:tag_slug><wp:tag_name><![CDATA[First]]></wp:tag_name></wp:tag>
<item>
<title>Hello &amp; welcome</title><link>https://old.example/hello-world/</link><dc:creator><![CDATA[ada]]></dc:creator>
<guid isPermaLink="false">https://old.example/?p=1</guid>
<content:encoded><![CDATA[One
line <a href="javascript:alert(1)" onclick="x()">x</a><script>alert(1)</script>

Two <img src="https://old.example/wp-content/uploads/2020/sea-300x200.jpg" onerror="x">]]></content:encoded>
<excerpt:encoded><![CDATA[Short <b>words</b>]]></excerpt:encoded>
<wp:post_id>1</wp:post_id><wp:post_date_gmt>2020-05-17 08:30:00</wp:post_date_gmt><wp:comment_status>closed</wp:comment_status>
<wp:post_name>hello-world</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type><wp:is_sticky>1</wp:is_sticky>
<category domain="category" nicename="news"><![CDATA[News]]></category><category domain="post_tag" nicename="first"><![CDATA[First]]></category>
<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value><![CDATA[5]]></wp:meta_value></wp:postmeta>
<wp:comment><wp:comment_id>7</wp:comment_id><wp:comment_author><![CDATA[Bob]]></wp:comment_author><wp:comment_author_email>bob@example.org</wp:comment_author_email><wp:comment_author_url>https://bob.example</wp:comment_author_url><wp:comment_date_gmt>2020-05-18 00:00:00</wp:comment_date_gmt><wp:comment_content><![CDATA[Nice<br>work &lt;b&gt;<script>x</script>]]></wp:comment_content><wp:comment_approved>1</wp:comment_approved><wp:comment_type>comment</wp:comment_type><wp:comment_parent>0</wp:comment_parent></wp:comment>
<wp:comment><wp:comment_id>8</wp:comment_id><wp:comment_author></wp:comment_author><wp:comment_author_url>javascript:x</wp:comment_author_url><wp:comment_date_gmt>2020-05-19 00:00:00</wp:comment_date_gmt><wp:comment_content>Spam</wp:comment_content><wp:comment_approved>spam</wp:comment_approved><wp:comment_type></wp:comment_type><wp:comment_parent>7</wp:comment_parent></wp:comment>
<wp:comment><wp:comment_id>9</wp:comment_id><wp:comment_content>ping</wp:comment_content><wp:comment_type>pingback</wp:comment_type></wp:comment>
</item>
<item><title>Draft</title><guid>https://old.example/?p=2</guid><wp:post_id>2</wp:post_id><wp:post_date_gmt>0000-00-00 00:00:00</wp:post_date_gmt><wp:post_name>draft</wp:post_name><wp:status>draft</wp:status><wp:post_type>post</wp:post_type></item>
<item><title>About</title><guid>https://old.example/?page_id=3</guid><wp:post_id>3</wp:post_id><wp:post_name>about</wp:post_name><wp:status>publish</wp:status><wp:post_type>page</wp:post_type><content:encoded><![CDATA[<p>Us</p>]]></content:encoded></item>
<item><title>Menu</title><guid>https://old.example/?p=4</guid><wp:post_id>4</wp:post_id><wp:status>publish</wp:status><wp:post_type>nav_menu_item</wp:post_type></item>
<item><title>Rubbish</title><guid>https://old.example/?p=6</guid><wp:post_id>6</wp:post_id><wp:status>trash</wp:status><wp:post_type>post</wp:post_type></item>
<item><title>sea</title><guid>https://old.example/sea.jpg</guid><wp:post_id>5</wp:post_id><wp:status>inherit</wp:status><wp:post_type>attachment</wp:post_type><wp:attachment_url><![CDATA[https://old.example/wp-content/uploads/2020/sea.jpg]]></wp:attachment_url><wp:postmeta><wp:meta_key>_wp_attachment_image_alt</wp:meta_key><wp:meta_value><![CDATA[The sea]]></wp:meta_value></wp:postmeta></item>
`;
}
