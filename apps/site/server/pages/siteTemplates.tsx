import {
  DocumentView,
  documentHolds,
  documentListsPosts,
  documentScripts,
  type PageFacts,
  PageFactsProvider,
} from '@portico/builder/document';
import type { PublishedDocument, Templates } from '@portico/builder/server';
import type { TemplateType } from '@portico/builder/wire/public';
import type { ReactNode } from 'react';
import type { KitSheet } from '../kitSheet.ts';
import type { DrawnPage, PageContent } from './Page.ts';

/** Adds header, footer and body from the site's templates. Most sites have none. */
export type WithTemplates = (content: PageContent) => Promise<PageContent>;

export function withSiteTemplates(templates: Templates, kitSheet: KitSheet): WithTemplates {
  const inLook = async (found: PublishedDocument): Promise<ShownTemplate> => {
    const { document, sheets } = await kitSheet.prepare(found.document);
    return { found: { ...found, document }, sheets };
  };

  return async (content) => {
    const { places = [], drawn, isAlone } = content;
    const shownAs = (type: TemplateType) => (isAlone ? null : templates.shownOn([type], places));
    const header = content.header === undefined ? await shownAs('header') : null;
    const footer = content.footer === undefined ? await shownAs('footer') : null;
    const body = drawn ? await templates.shownOn(drawn.types, places) : null;
    const shown = [header, footer, body].filter((found) => found !== null);
    if (shown.length === 0) return content;
    return {
      ...content,
      ...(header && { header: <Template {...(await inLook(header))} /> }),
      ...(footer && { footer: <Template {...(await inLook(footer))} /> }),
      ...(body && drawn && { body: <DrawnBody {...(await inLook(body))} drawn={drawn} /> }),
      inlineScripts: [
        ...new Set([
          ...(content.inlineScripts ?? []),
          ...shown.flatMap(({ document }) => documentScripts(document)),
        ]),
      ],
    };
  };
}

interface ShownTemplate {
  readonly found: PublishedDocument;
  readonly sheets: readonly string[];
}

/** A document with its style sheets, anywhere on a page. */
export function Template({ found: { document }, sheets }: ShownTemplate) {
  return (
    <>
      {sheets.map((sheet) => (
        <link rel="stylesheet" href={sheet} precedence="page" key={sheet} />
      ))}
      <DocumentView document={document} />
    </>
  );
}

/** Adds what the template has no widget for after it, so that no post loses its text or comments, and no list its posts. */
function DrawnBody({
  found,
  sheets,
  drawn: { facts, after, readOn },
}: ShownTemplate & { readonly drawn: DrawnPage }) {
  const missing = (widgetType: string): boolean => !documentHolds(found.document, widgetType);
  return (
    <PageFactsProvider value={facts}>
      <Template found={found} sheets={sheets} />
      {facts.content !== undefined && missing('theme-post-content') && <Text {...facts} />}
      {!documentListsPosts(found.document) && facts.posts}
      {missing('post-comments') && facts.comments}
      {after}
      {!LISTS.some((widgetType) => documentHolds(found.document, widgetType)) && readOn}
    </PageFactsProvider>
  );
}

/** Widgets that link to further posts. */
const LISTS = ['posts', 'loop-grid', 'loop-carousel'];

function Text({ content = '', built }: PageFacts): ReactNode {
  if (built) return <div className="p-container">{built}</div>;
  return (
    <div className="p-container">
      {/* Sanitised when it was stored. */}
      <div className="nv-content-wrap entry-content" dangerouslySetInnerHTML={{ __html: content }} />
    </div>
  );
}
