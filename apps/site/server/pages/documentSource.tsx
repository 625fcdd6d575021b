import { DocumentView, documentScripts, type PageDocument } from '@portico/builder/document';
import { type Documents, type PublishedDocument, pageTag } from '@portico/builder/server';
import { BLOG_TAG } from '@portico/theme/server';
import { documentSheetAddress } from '../assets/documentSheets.ts';
import { type FrontPage, HOME_TAG } from '../frontPage.ts';
import type { KitSheet } from '../kitSheet.ts';
import type { PageContent } from './Page.ts';
import type { PageHead } from './PageHead.ts';
import type { SlugSource } from './slugPage.ts';

/** The pages that were made in the editor, each at its own address; the one at the site's root only there. */
export function documentSource(documents: Documents, kitSheet: KitSheet, frontPage: FrontPage): SlugSource {
  return {
    // Codes in a page may show posts.
    tags: (slug) => [pageTag(slug), HOME_TAG, BLOG_TAG],
    async render(slug) {
      const found = await documents.publishedAt(slug);
      if (!found || (await isFront(found))) return null;
      return publishedContent(found, kitSheet, { canonical: `/${slug}/`, social: { type: 'website' } });
    },
    async movedTo(slug) {
      const found = await documents.publishedAt(slug);
      return found && (await isFront(found)) ? '/' : null;
    },
  };

  async function isFront({ document }: PublishedDocument): Promise<boolean> {
    return document.id === String(await frontPage.id());
  }
}

/** A published document as a page, in the look that kits have brought. */
export async function publishedContent(
  found: PublishedDocument,
  kitSheet: KitSheet,
  head: PageHead,
): Promise<PageContent> {
  return {
    ...contentOf(found, [...(await kitSheet.addresses()), documentSheetAddress(found.document)]),
    head,
  };
}

/** A document as a page, with its sheets from wherever they are; a later one wins. */
export function contentOf({ title, document }: PublishedDocument, sheets: readonly string[]): PageContent {
  return {
    title,
    description: descriptionOf(document) || title,
    embeds: { postId: Number(document.id) || 0 },
    inlineScripts: documentScripts(document),
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
