import { DocumentView } from '@portico/builder/document';
import type { GalleryEntry } from '@portico/kernel/gallery';
import { documentSheetAddress } from '../assets/documentSheets.ts';
import type { Page } from './Page.ts';
import { demoPageDocument } from './siteDocuments.ts';

/** How the page below is announced in the gallery. */
export const documentGallery: GalleryEntry = {
  slug: 'page-document',
  title: 'A whole page',
  summary: 'One page document with every widget on it, as the editor keeps it and the server renders it.',
  group: 'Page builder',
  sections: [],
};

/** A page that is a document from top to bottom. */
export const documentPage: Page = {
  url: `/gallery/${documentGallery.slug}/`,
  tags: () => [],
  render: () => ({
    title: documentGallery.title,
    description: documentGallery.summary,
    body: (
      <>
        <link rel="stylesheet" href={documentSheetAddress(demoPageDocument)} precedence="page" />
        <DocumentView document={demoPageDocument} />
      </>
    ),
  }),
};
