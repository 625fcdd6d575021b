import { DocumentView, type PageDocument, parseDocument } from '@portico/builder/document';
import type { GalleryEntry } from '@portico/kernel/gallery';
import { documentSheetAddress, type Page } from '@portico/site/annex';
import wholePage from './wholePage.json' with { type: 'json' };

/** How the page below is announced in the gallery. */
export const documentGallery: GalleryEntry = {
  slug: 'page-document',
  title: 'A whole page',
  summary: 'One page document with every widget on it, as the editor keeps it and the server renders it.',
  group: 'Page builder',
  sections: [],
};

/** A page that has every widget on it. It is our own content: nothing in it needs cleaning. */
export const wholePageDocument: PageDocument = parseDocument(wholePage, {
  id: 'whole-page',
  cleanHtml: (html) => html,
});

/** A page that is a document from top to bottom. */
export const documentPage: Page = {
  url: `/gallery/${documentGallery.slug}/`,
  tags: () => [],
  render: () => ({
    title: documentGallery.title,
    description: documentGallery.summary,
    body: (
      <>
        <link rel="stylesheet" href={documentSheetAddress(wholePageDocument)} precedence="page" />
        <DocumentView document={wholePageDocument} />
      </>
    ),
  }),
};
