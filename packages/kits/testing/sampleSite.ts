import type { Database } from '@portico/kernel/server';
import type { KitContents } from '../server/index.ts';

const NOBODY = { id: '', name: '' };

/** Fills a site with pages, templates, posts, terms and settings typical of a small firm. */
export async function fillSampleSite(database: Database, contents: KitContents, pages = 3): Promise<void> {
  await database.transaction(async (transaction) => {
    for (let number = 1; number <= pages; number++)
      await contents.documents.write(
        transaction,
        {
          id: String(100 + number),
          postType: 'page',
          docType: 'wp-page',
          title: number === 1 ? 'Home' : `Page ${number}`,
          slug: number === 1 ? 'home' : `page-${number}`,
          isHome: number === 1,
        },
        { content: samplePage(number), settings: { hide_title: 'yes' }, metadata: [] },
        NOBODY,
      );
    for (const [id, docType, title] of [
      ['201', 'header', 'Main header'],
      ['202', 'section', 'Call to action'],
    ] as const)
      await contents.documents.write(
        transaction,
        { id, docType, title, postType: null, slug: null, isHome: false },
        { content: samplePage(Number(id)), settings: [], metadata: [] },
        NOBODY,
      );
    await contents.taxonomies.add(transaction, 'category', [
      { term_id: 5, name: 'News', slug: 'news', taxonomy: 'category', description: '', parent: 0 },
      { term_id: 6, name: 'Sailing', slug: 'sailing', taxonomy: 'category', description: '', parent: 5 },
    ]);
    const posts = ['First light', 'Second wind'].map((title, index) => ({
      id: 300 + index,
      type: 'post',
      slug: title.toLowerCase().replace(' ', '-'),
      title,
      html: `<p>${title}</p>`,
    }));
    const wxr = `<rss version="2.0"><channel>${posts.map((post) => `<item>${JSON.stringify(post)}</item>`).join('')}</channel></rss>`;
    await contents.posts.add(transaction, 'post', wxr, { skip: new Set() });
    await contents.settings.write(transaction, {
      settings: {
        site_name: 'Harbour',
        system_colors: [{ _id: 'primary', title: 'Primary', color: '#123456' }],
        custom_colors: [{ _id: 'c1', title: 'Sea', color: '#0af' }],
        custom_typography: [],
        body_color: '#222',
        global_image_lightbox: 'yes',
      },
      experiments: ['nested-elements'],
      classes: {
        items: { 'g-1': { id: 'g-1', label: 'card', type: 'class', variants: [] } },
        order: ['g-1'],
      },
      variables: {
        data: { 'v-1': { label: 'gap', type: 'global-size-variable', value: '8px' } },
        watermark: 1,
      },
      files: { 'kit-elements-defaults.json': { heading: { size: 'large' } } },
    });
  });
}

export function samplePage(seed: number): unknown[] {
  const id = (offset: number): string => (0xa00000 + seed * 64 + offset).toString(16).padStart(7, '0');
  return [
    {
      id: id(0),
      elType: 'container',
      isInner: false,
      settings: { content_width: 'full' },
      elements: [
        {
          id: id(1),
          elType: 'widget',
          widgetType: 'heading',
          isInner: false,
          settings: { title: `Heading ${seed}` },
          elements: [],
        },
        {
          id: id(2),
          elType: 'widget',
          widgetType: 'text-editor',
          isInner: false,
          settings: { editor: `<p>Text of <strong>${seed}</strong>.</p>` },
          elements: [],
        },
        {
          id: id(3),
          elType: 'widget',
          widgetType: 'image',
          isInner: false,
          settings: { image: { url: 'https://harbour.example/quay.webp', id: 9 } },
          elements: [],
        },
      ],
    },
  ];
}
