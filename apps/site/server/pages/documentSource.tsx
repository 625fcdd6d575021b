import {
  DocumentView,
  documentScripts,
  type PageDocument,
  PageFactsProvider,
  pageHeadOf,
} from '@portico/builder/document';
import { type Documents, type PublishedDocument, pageTag } from '@portico/builder/server';
import { isTemplateType } from '@portico/builder/wire/public';
import type { ReactNode } from 'react';
import { documentSheetAddress } from '../assets/documentSheets.ts';
import { FRONT_PAGE_TAG, type FrontPage } from '../frontPage.ts';
import type { KitSheet } from '../kitSheet.ts';
import type { PageContent } from './Page.ts';
import type { PageHead } from './PageHead.ts';
import { pagePlaces } from './places.ts';
import type { SlugSource } from './slugPage.ts';

/** The pages that were made in the editor, each at its own address; the one at the site's root only there. */
export function documentSource(documents: Documents, kitSheet: KitSheet, frontPage: FrontPage): SlugSource {
  return {
    tags: (slug) => [pageTag(slug), FRONT_PAGE_TAG],
    async render(slug) {
      const found = await documents.publishedAt(slug);
      if (!found || (await isFront(found))) return null;
      return publishedContent(found, kitSheet, { canonical: `/${slug}/`, social: { type: 'website' } });
    },
    async movedTo(slug) {
      const found = await documents.publishedAt(slug);
      if (found && (await isFront(found))) return '/';
      const moved = await documents.movedFrom(slug);
      if (!moved) return null;
      return moved.id === (await frontPage.id()) ? '/' : `/${moved.slug}/`;
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
    places: pagePlaces(found.document.id, head.canonical === '/'),
    ...contentOf(
      found,
      [...(await kitSheet.addresses()), documentSheetAddress(found.document, await kitSheet.breakpoints())],
      head.canonical,
    ),
    head: withOwnHead(head, found.document),
  };
}

/** What the page says of itself beside what its address does. */
function withOwnHead(head: PageHead, { settings }: PageDocument): PageHead {
  const { picture, isHidden } = pageHeadOf(settings);
  if (!picture) return isHidden ? { ...head, isHidden } : head;
  const { src: path, ...shown } = picture;
  return { ...head, isHidden, social: { type: 'website', ...head.social, image: { path, ...shown } } };
}

/** A document as a page, with its sheets from wherever they are; a later one wins. */
export function contentOf(
  { title, document }: PublishedDocument,
  sheets: readonly string[],
  canonical = '/',
): PageContent {
  const said = pageHeadOf(document.settings);
  // A template by itself is about no page: its widgets say what will stand there.
  const facts = isTemplateType(document.type) ? null : { url: canonical, title, excerpt: said.description };
  const shown = (
    <>
      {sheets.map((sheet) => (
        <link rel="stylesheet" href={sheet} precedence="page" key={sheet} />
      ))}
      <PageFactsProvider value={facts}>
        <DocumentView document={document} />
      </PageFactsProvider>
    </>
  );
  return {
    title: said.title || title,
    description: said.description || title,
    embeds: { postId: Number(document.id) || 0 },
    inlineScripts: documentScripts(document),
    ...inItsPlace(document.type, shown),
  };
}

/** A header above a page, and a footer below one, as they will stand; everything else is the page. */
function inItsPlace(type: string, shown: ReactNode): Pick<PageContent, 'header' | 'body' | 'footer'> {
  const body = <div className="p-container p-section">The page stands here.</div>;
  if (type === 'header') return { header: shown, body };
  return type === 'footer' ? { footer: shown, body } : { body: shown };
}
