import { DocumentView, type PageDocument } from '@portico/builder/document';
import { type Documents, type PublishedDocument, pageTag } from '@portico/builder/server';
import { documentSheetAddress } from '../assets/documentSheets.ts';
import type { PageContent } from './Page.ts';
import type { SlugSource } from './slugPage.ts';

/** The pages that were made in the editor, each at its own address. */
export function documentSource(documents: Documents): SlugSource {
  return {
    tags: (slug) => [pageTag(slug)],
    async render(slug) {
      const found = await documents.publishedAt(slug);
      return found && contentOf(found, documentSheetAddress(found.document));
    },
  };
}

/** A document as a page, with its sheet from wherever it is. */
export function contentOf({ title, document }: PublishedDocument, sheet: string): PageContent {
  return {
    title,
    description: descriptionOf(document) || title,
    embeds: { postId: Number(document.id) || 0 },
    body: (
      <>
        <link rel="stylesheet" href={sheet} precedence="page" />
        <DocumentView document={document} />
      </>
    ),
  };
}

function descriptionOf({ settings }: PageDocument): string {
  return typeof settings.post_excerpt === 'string' ? settings.post_excerpt : '';
}
