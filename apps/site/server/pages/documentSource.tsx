import { DocumentView, type PageDocument } from '@portico/builder/document';
import { type Documents, type PublishedDocument, pageTag } from '@portico/builder/server';
import { documentSheetAddress } from '../assets/documentSheets.ts';
import type { KitSheet } from '../kitSheet.ts';
import type { PageContent } from './Page.ts';
import type { SlugSource } from './slugPage.ts';

/** The pages that were made in the editor, each at its own address. */
export function documentSource(documents: Documents, kitSheet: KitSheet): SlugSource {
  return {
    tags: (slug) => [pageTag(slug)],
    async render(slug) {
      const found = await documents.publishedAt(slug);
      return found && publishedContent(found, kitSheet);
    },
  };
}

/** A published document as a page, in the look that kits have brought. */
export async function publishedContent(found: PublishedDocument, kitSheet: KitSheet): Promise<PageContent> {
  return contentOf(found, [...(await kitSheet.addresses()), documentSheetAddress(found.document)]);
}

/** A document as a page, with its sheets from wherever they are; a later one wins. */
export function contentOf({ title, document }: PublishedDocument, sheets: readonly string[]): PageContent {
  return {
    title,
    description: descriptionOf(document) || title,
    embeds: { postId: Number(document.id) || 0 },
    body: (
      <>
        {sheets.map((sheet) => (
          <link rel="stylesheet" href={sheet} precedence="page" key={sheet} />
        ))}
        <DocumentView document={document} />
      </>
    ),
  };
}

function descriptionOf({ settings }: PageDocument): string {
  return typeof settings.post_excerpt === 'string' ? settings.post_excerpt : '';
}
