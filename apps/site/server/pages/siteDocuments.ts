import { type PageDocument, parseDocument } from '@portico/builder/document';
import { demoDocument } from '../../demo/demoDocument.ts';

/** Our own content, written here: nothing in it needs cleaning. */
const demo = parseDocument(demoDocument, { id: 'demo', cleanHtml: (html) => html });

const documents: ReadonlyMap<string, PageDocument> = new Map([[demo.id, demo]]);

/** The page documents of the site. */
export const siteDocuments = {
  find: (id: string): PageDocument | null => documents.get(id) ?? null,
};

export const demoPageDocument = demo;
