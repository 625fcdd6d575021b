import { describeOnBothEngines } from '@portico/kernel/server/testing';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Post } from '../Blog.ts';
import type { BlogTables } from '../tables.ts';
import { type RunningBlog, runningBlog, seedPost } from '../testing/blogTestServer.ts';
import { bring, imported } from '../testing/imported.ts';

describeOnBothEngines('an export file of this site', (engine) => {
  test('TH-10 brings covers, languages and translations to another site', async () => {
    const [here, there] = [await runningBlog(engine), await runningBlog(engine)];
    await here.seed([
      seedPost({ title: 'The sea', slug: 'sea', cover: COVER, translationGroup: 'sea' }),
      seedPost({ title: 'Das Meer', slug: 'meer', cover: COVER, language: 'de', translationGroup: 'sea' }),
      seedPost({ title: 'Alone', slug: 'alone' }),
      seedPost({ title: 'Impressum', slug: 'impressum', type: 'page', language: 'de' }),
    ]);
    const xml = await exported(here);
    expect(xml.match(/<wp:post_type>attachment</g)).toHaveLength(1);
    expect((await imported(there, xml)).counts).toMatchObject({ posts: 3, pages: 1, media: 1, skipped: 0 });
    for (const slug of ['sea', 'meer', 'alone', 'impressum'])
      expect(await told(there, slug)).toEqual({ ...(await told(here, slug)), cover: null });

    // The picture itself is not in the file: as always, it becomes the cover once it is uploaded.
    const upload = await bring(there, await picture());
    const { url, payload } = mediaCall(upload, 'sea.jpg');
    await there.app.inject({ method: 'POST', url, payload });
    expect((await told(there, 'meer'))?.cover).toMatchObject({ alt: 'Waves & <foam>', width: 900 });
    expect(await exported(there)).toContain('/media/');
  });

  test('TH-10 brings what was said below posts, with who answered whom, and leaves spam behind', async () => {
    const [here, there] = [await runningBlog(engine), await runningBlog(engine)];
    const [sea = 0] = await here.seed([seedPost({ title: 'The sea', slug: 'sea' })]);
    const said = { postId: String(sea), madeAt: Date.UTC(2026, 1, 3, 4, 5), email: 'ann@example.org' };
    await here.ports.database.transaction((transaction) =>
      here.server.comments.seed(transaction, [
        {
          ...said,
          author: 'Ann & Co',
          content: 'Is 1 < 2?\n\nSecond ]]> line',
          answers: null,
          url: 'https://a.example/',
        },
        { ...said, author: 'Ben', content: 'It is.', answers: 0 },
        { ...said, author: 'Cyd', content: 'Not yet looked at', answers: null, status: 'pending' },
        { ...said, author: 'Spammer', content: 'Pills', answers: null, status: 'spam' },
      ]),
    );
    await imported(there, await exported(here));
    const spoken = async ({ ports }: RunningBlog) => {
      const tables = ports.database.tables<BlogTables>();
      const rows = await tables.selectFrom('comments').selectAll().orderBy('id').execute();
      return rows
        .filter(({ status }) => status !== 'spam')
        .map(({ id: _, post_id: __, parent_id, ...row }) => ({
          ...row,
          answers: rows.find(({ id }) => Number(id) === parent_id)?.author ?? null,
        }));
    };
    expect(await spoken(there)).toEqual(await spoken(here));
    expect(await spoken(there)).toHaveLength(3);
    expect((await told(there, 'sea'))?.commentCount).toBe(2);
  });

  test('K brings what is said of a picture, and fills in what nobody has said there', async () => {
    const [here, there] = [await runningBlog(engine), await runningBlog(engine)];
    await here.seed([seedPost({ title: 'The sea', slug: 'sea', cover: COVER })]);
    await say(here, WORDS);
    const xml = await exported(here);
    await imported(there, xml);
    const { url, payload } = mediaCall(await bring(there, await picture()), 'sea.jpg');
    await there.app.inject({ method: 'POST', url, payload });
    expect(await wordsIn(there)).toEqual([{ alt: COVER.alt, ...WORDS }]);
    await say(there, { title: 'Mine', caption: '', description: '' });
    await imported(there, xml.replace('The <em>whole</em> sea', 'Another one'));
    expect(await wordsIn(there)).toEqual([
      { alt: COVER.alt, ...WORDS, title: 'Mine', description: 'Another one' },
    ]);
  });

  test('TH-10 names a cover that was itself only named, and says nothing of languages where there is one', async () => {
    const [here, there] = [await runningBlog(engine), await runningBlog(engine)];
    await here.seed([seedPost({ title: 'The sea', slug: 'sea', cover: COVER })]);
    await imported(there, await exported(here));
    const again = await exported(there);
    expect(again).toContain('<wp:attachment_url>https://here.example/pictures/sea.jpg</wp:attachment_url>');
    expect(again).not.toContain('domain="language"');
    expect(again).not.toContain('domain="post_translations"');
  });
});

const WORDS = {
  title: 'Sea & sky',
  caption: 'By <a href="https://a.example/">A</a>',
  description: 'The <em>whole</em> sea',
};

async function say({ ports }: RunningBlog, words: typeof WORDS): Promise<void> {
  await ports.database.tables<BlogTables>().updateTable('blog_media').set(words).execute();
}

function wordsIn({ ports }: RunningBlog) {
  const names = ['alt', 'title', 'caption', 'description'] as const;
  return ports.database.tables<BlogTables>().selectFrom('blog_media').select(names).execute();
}

const COVER = {
  alt: 'Waves & <foam>',
  width: 900,
  height: 600,
  colour: '#336699',
  sources: [
    { url: '/pictures/sea-small.jpg', width: 300, type: 'image/jpeg' },
    { url: '/pictures/sea.jpg', width: 900, type: 'image/jpeg' },
  ],
} as const;

async function exported({ server }: RunningBlog): Promise<string> {
  const site = { title: 'Here', description: '', language: 'en' };
  let text = '';
  for await (const piece of server.exportWxr({ site, origin: 'https://here.example', now: 0 })) text += piece;
  return text;
}

/** Everything about a post except its id on this site. */
async function told({ server }: RunningBlog, slug: string): Promise<Omit<Post, 'id'> | null> {
  const post = await server.blog.read(slug);
  if (!post) return null;
  const { id: _, ...rest } = post;
  return rest;
}

function picture(): Promise<Buffer> {
  return sharp({ create: { width: 900, height: 600, channels: 3, background: '#336' } })
    .jpeg()
    .toBuffer();
}

function mediaCall(upload: string, name: string) {
  return { url: '/admin/api/blog/media', payload: { upload, name, alt: '' } };
}
