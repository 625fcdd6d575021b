import { postPath } from '@portico/blog/server';
import { PageLanguage, phrasesIn } from '@portico/blog/ui';
import {
  DocumentView,
  documentScripts,
  hidesTitle,
  type PageDocument,
  type PageFacts,
  PageFactsProvider,
  type PageFrame,
  pageClasses,
  pageHeadOf,
} from '@portico/builder/document';
import { type Documents, type PublishedDocument, pageTag } from '@portico/builder/server';
import { isPageType, isTemplateType, POPUP_TYPE } from '@portico/builder/wire/public';
import { type ReactNode, use } from 'react';
import { FRONT_PAGE_TAG, type FrontPage } from '../frontPage.ts';
import type { KitSheet } from '../kitSheet.ts';
import type { PageContent } from './Page.ts';
import type { PageHead } from './PageHead.ts';
import { pagePlaces } from './places.ts';
import { Popup } from './popups.tsx';
import type { SlugSource } from './slugPage.ts';

/** Pages made in the editor, each at its own URL; the one at the site's root only there. */
export function documentSource(documents: Documents, kitSheet: KitSheet, frontPage: FrontPage): SlugSource {
  return {
    tags: (slug) => [pageTag(slug), FRONT_PAGE_TAG],
    async render(slug) {
      const found = await documents.publishedAt(slug);
      if (!found || (await isFront(found))) return null;
      return publishedContent(found, kitSheet, {
        canonical: postPath({ slug }),
        social: { type: 'website' },
      });
    },
    async movedTo(slug) {
      const found = await documents.publishedAt(slug);
      if (found && (await isFront(found))) return '/';
      const moved = await documents.movedFrom(slug);
      if (!moved) return null;
      return moved.id === (await frontPage.id()) ? '/' : postPath(moved);
    },
  };

  async function isFront({ document }: PublishedDocument): Promise<boolean> {
    return document.id === String(await frontPage.id());
  }
}

/** A published document as a page, with the look from kits. */
export async function publishedContent(
  found: PublishedDocument,
  kitSheet: KitSheet,
  head: PageHead,
): Promise<PageContent> {
  const { document, sheets } = await kitSheet.prepare(found.document);
  return {
    places: pagePlaces(document.id, head.canonical === '/'),
    ...contentOf({ ...found, document }, sheets, await kitSheet.frameOf(document), head.canonical),
    head: withOwnHead(head, found.document),
  };
}

/** Adds the document's own head settings to those of its URL. */
function withOwnHead(head: PageHead, { settings }: PageDocument): PageHead {
  const { picture, isHidden } = pageHeadOf(settings);
  if (!picture) return isHidden ? { ...head, isHidden } : head;
  const { src: path, ...shown } = picture;
  return { ...head, isHidden, social: { type: 'website', ...head.social, image: { path, ...shown } } };
}

/** A document as a page, with its style sheets; later ones win. */
export function contentOf(
  { title, document }: PublishedDocument,
  sheets: readonly string[],
  frame: PageFrame,
  canonical = '/',
): PageContent {
  const said = pageHeadOf(document.settings);
  // A template on its own has no page: its widgets show placeholders.
  const facts = isTemplateType(document.type) ? null : { url: canonical, title, excerpt: said.description };
  const shown = (
    <>
      {sheets.map((sheet) => (
        <link rel="stylesheet" href={sheet} precedence="page" key={sheet} />
      ))}
      <About facts={facts}>
        <PageInFrame title={title} document={document} frame={frame} />
      </About>
    </>
  );
  return {
    title: said.title || title,
    description: said.description || title,
    embeds: { postId: Number(document.id) || 0 },
    inlineScripts: documentScripts(document),
    ...aroundIt(document, frame),
    ...inItsPlace(document, title, shown, sheets),
  };
}

/** The facts about a page, with breadcrumbs in the page's language. */
function About({ facts, children }: { readonly facts: PageFacts | null; readonly children: ReactNode }) {
  const home = { label: phrasesIn(use(PageLanguage)).home, path: '/' };
  const here = facts && facts.url !== home.path ? [{ label: facts.title, path: facts.url }] : [];
  return (
    <PageFactsProvider value={facts && { ...facts, trail: [home, ...here] }}>{children}</PageFactsProvider>
  );
}

/** The theme's title and margins, around pages that want them. */
function PageInFrame({
  title,
  document,
  frame,
}: Pick<PublishedDocument, 'title' | 'document'> & { readonly frame: PageFrame }) {
  if (frame !== 'theme' || !isPageType(document.type)) return <DocumentView document={document} />;
  return (
    <>
      {!hidesTitle(document.settings) && (
        <div className="p-page-head">
          <div className="p-container">
            <h1 className="entry-title">{title}</h1>
          </div>
        </div>
      )}
      <div className="p-container p-section-end">
        <div className="p-framed">
          <DocumentView document={document} />
        </div>
      </div>
    </>
  );
}

export function aroundIt(document: PageDocument, frame: PageFrame): Pick<PageContent, 'classes' | 'isAlone'> {
  if (!isPageType(document.type)) return {};
  return { classes: pageClasses(document, frame), ...(frame === 'canvas' && { isAlone: true }) };
}

/** Shows a header above a placeholder page, a footer below one; everything else is the page itself. */
function inItsPlace(
  document: PageDocument,
  title: string,
  shown: ReactNode,
  sheets: readonly string[],
): Pick<PageContent, 'header' | 'body' | 'footer' | 'floating'> {
  const { type } = document;
  const body = <div className="p-container p-section">The content of the page appears here.</div>;
  if (type === POPUP_TYPE)
    return { body, floating: <Popup {...{ title, document, sheets, isOpen: true }} /> };
  if (type === 'header') return { header: shown, body };
  return type === 'footer' ? { footer: shown, body } : { body: shown };
}
