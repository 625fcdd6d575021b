import { documentStyles } from '@portico/builder/document';
import { galleryForms } from '@portico/contact-form/gallery';
import type { Annex } from '@portico/site/annex';
import { galleryPages } from './galleryPages.tsx';
import { wholePageDocument } from './wholePage.tsx';

/** The gallery of widgets, as it stands beside a site. */
export const gallery: Annex = {
  slug: 'gallery',
  pages: galleryPages,
  forms: galleryForms.map(({ hash: _, ...form }) => form),
  sheetOf: (id) => (id === wholePageDocument.id ? documentStyles(wholePageDocument) : null),
};
