import { documentStyles } from '@portico/builder/document';
import { builderExamples } from '@portico/builder/gallery';
import { galleryForms } from '@portico/contact-form/gallery';
import type { Annex } from '@portico/site/annex';
import { galleryPages } from './galleryPages.tsx';
import { wholePageDocument } from './wholePage.tsx';

/** The widget gallery, served next to a site. */
export const gallery: Annex = {
  slug: 'gallery',
  pages: galleryPages,
  forms: galleryForms.map(({ hash: _, ...form }) => form),
  sheetOf(id) {
    const found = [wholePageDocument, ...builderExamples.values()].find((document) => document.id === id);
    return found ? documentStyles(found) : null;
  },
};
