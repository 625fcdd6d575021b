import { blogGallery } from '@portico/blog/gallery';
import { documentStyles } from '@portico/builder/document';
import { builderExamples, builderGallery } from '@portico/builder/gallery';
import { contactFormGallery } from '@portico/contact-form/gallery';
import type { GalleryEntry } from '@portico/kernel/gallery';
import { reviewsGallery } from '@portico/reviews/gallery';
import { shopGallery } from '@portico/shop/gallery';
import { documentSheetAddress, type Features, type Page } from '@portico/site/annex';
import { ADDRESSES_TO_HIDE, spamProtectionGallery } from '@portico/spam-protection/gallery';
import { themeGallery } from '@portico/theme/gallery';
import { embedsGallery, embedsPage } from './embedsPage.tsx';
import { everythingPage } from './everythingPage.tsx';
import { galleryExample } from './galleryExample.ts';
import { GalleryIndexPage } from './views/GalleryIndexPage.tsx';
import { GalleryPage } from './views/GalleryPage.tsx';
import { documentGallery, documentPage } from './wholePage.tsx';

/** Every widget and behaviour, live. */
export async function galleryPages({ spam }: Pick<Features, 'spam'>): Promise<readonly Page[]> {
  /** A feature's entries are added here with one line. */
  const gallery: readonly GalleryEntry[] = [
    ...builderGallery,
    documentGallery,
    ...contactFormGallery,
    embedsGallery,
    ...reviewsGallery,
    ...themeGallery,
    ...blogGallery,
    ...shopGallery,
    ...spamProtectionGallery(await spam.encodeAddresses(ADDRESSES_TO_HIDE)),
  ];
  return [
    documentPage,
    embedsPage,
    everythingPage(gallery),
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
        const shown = builderExamples.get(entry.slug);
        return {
          title: entry.title,
          description: entry.summary,
          ...(entry.inlineScripts && { inlineScripts: entry.inlineScripts }),
          body: (
            <>
              {shown && documentStyles(shown) && (
                <link rel="stylesheet" href={documentSheetAddress(shown)} precedence="page" />
              )}
              <GalleryPage
                title={entry.title}
                shows={entry.summary}
                examples={entry.sections.map(galleryExample)}
              />
            </>
          ),
        };
      },
    },
  ];
}
