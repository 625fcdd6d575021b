import { builderGallery } from '@portico/builder/gallery';
import { contactFormGallery } from '@portico/contact-form/gallery';
import type { GalleryEntry } from '@portico/kernel/gallery';
import { reviewsGallery } from '@portico/reviews/gallery';
import { ADDRESSES_TO_HIDE, spamProtectionGallery } from '@portico/spam-protection/gallery';
import { BLOG_PATH } from '@portico/theme/blog';
import { themeGallery } from '@portico/theme/gallery';
import { BLOG_TAG } from '@portico/theme/server';
import { GalleryIndexPage } from '../../views/GalleryIndexPage.tsx';
import { GalleryPage } from '../../views/GalleryPage.tsx';
import type { Features } from '../features.ts';
import { HOME_TAG } from '../frontPage.ts';
import { blogPages } from './blog/blogPages.tsx';
import { feedsOf } from './blog/feedsOf.ts';
import { journalParts } from './blog/journalParts.ts';
import { postSource } from './blog/postSource.tsx';
import { previewPage } from './blog/previewPage.ts';
import { SEARCH_PARAMETERS, searchPage, searchPages } from './blog/searchPages.tsx';
import { documentGallery, documentPage } from './documentPage.tsx';
import { documentSource, publishedContent } from './documentSource.tsx';
import { embedsGallery, embedsPage } from './embedsPage.tsx';
import { galleryExample } from './galleryExample.ts';
import type { Page } from './Page.ts';
import { shopPages } from './shop/shopPages.tsx';
import { slugPage } from './slugPage.ts';

/** The pages that belong to the site itself. */
export async function sitePages({
  spam,
  blog,
  builder,
  frontPage,
  kitSheet,
  shop,
}: Features): Promise<readonly Page[]> {
  /** Every page of the gallery. A feature's entries are added here with one line. */
  const gallery: readonly GalleryEntry[] = [
    ...builderGallery,
    documentGallery,
    ...contactFormGallery,
    embedsGallery,
    ...reviewsGallery,
    ...themeGallery,
    ...spamProtectionGallery(await spam.encodeAddresses(ADDRESSES_TO_HIDE)),
  ];
  const journal = journalParts(blog, spam);
  const lists = blogPages(journal);
  const posts = lists.find(({ url }) => url === BLOG_PATH);
  return [
    documentPage,
    embedsPage,
    ...lists,
    previewPage(journal, blog),
    ...searchPages(journal),
    ...shopPages(shop),
    {
      url: '/',
      tags: () => [HOME_TAG, BLOG_TAG],
      query: SEARCH_PARAMETERS,
      async render(_, visit) {
        if (visit.query.s !== undefined) return searchPage(journal, visit, 1);
        const front = await frontPage.show(builder.documents);
        if (!front) return posts?.render({}, visit) ?? null;
        const head = { canonical: '/', social: { type: 'website' }, feeds: feedsOf(journal) } as const;
        return publishedContent(front, kitSheet, head);
      },
    },
    {
      url: '/gallery/',
      tags: () => [],
      render: () => ({
        title: 'Gallery',
        description: 'Every widget and behaviour of Portico, live, with its settings.',
        body: <GalleryIndexPage entries={gallery} />,
      }),
    },
    {
      url: '/gallery/:slug/',
      tags: () => [],
      render({ slug }) {
        const entry = gallery.find((one) => one.slug === slug);
        if (!entry) return null;
        return {
          title: entry.title,
          description: entry.summary,
          ...(entry.inlineScripts && { inlineScripts: entry.inlineScripts }),
          body: (
            <GalleryPage
              title={entry.title}
              shows={entry.summary}
              examples={entry.sections.map(galleryExample)}
            />
          ),
        };
      },
    },
    slugPage([documentSource(builder.documents, kitSheet, frontPage), postSource(journal)]),
  ];
}
