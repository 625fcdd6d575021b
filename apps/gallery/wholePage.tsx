import { DocumentView, type PageDocument, parseDocument } from '@portico/builder/document';
import type { GalleryEntry } from '@portico/kernel/gallery';
import { documentSheetAddress, type Page } from '@portico/site/annex';
import wholePage from './wholePage.json' with { type: 'json' };

/** The gallery entry of the page below. */
export const documentGallery: GalleryEntry = {
  slug: 'page-document',
  title: 'A whole page',
  summary: 'One page document with every widget on it, as the editor keeps it and the server renders it.',
  group: 'Page builder',
  sections: [],
};

/** A page with every widget. It is our own content, so it needs no sanitising. */
export const wholePageDocument: PageDocument = parseDocument(wholePage, {
  id: 'whole-page',
  cleanHtml: (html) => html,
});

/** A page that consists of a single document. */
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
