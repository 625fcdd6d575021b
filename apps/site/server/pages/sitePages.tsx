import { builderGallery } from '@portico/builder/gallery';
import { Accordion } from '@portico/builder/ui';
import type { GalleryEntry } from '@portico/kernel/gallery';
import { homeContent } from '../../demo/homeContent.ts';
import { GalleryIndexPage } from '../../views/GalleryIndexPage.tsx';
import { GalleryPage } from '../../views/GalleryPage.tsx';
import { HomePage } from '../../views/HomePage.tsx';
import type { Settings } from '../settings/settings.ts';
import type { Page } from './Page.ts';

/** Every page of the gallery. A feature's entries are added here with one line. */
const gallery: readonly GalleryEntry[] = [...builderGallery];

/** The pages that belong to the site itself. */
export function sitePages(settings: Settings): readonly Page[] {
  return [
    {
      url: '/',
      tags: () => ['home'],
      async render() {
        const content = (await settings.read<typeof homeContent>('home')) ?? homeContent;
        return {
          title: content.title,
          description: content.description,
          body: <HomePage content={content} faq={<Accordion element={content.faq} />} />,
        };
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
        return { title: entry.title, description: entry.summary, body: <GalleryPage entry={entry} /> };
      },
    },
  ];
}
