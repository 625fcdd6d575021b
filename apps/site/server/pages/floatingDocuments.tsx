import { configScript, DocumentView, hasBarAtTop } from '@portico/builder/document';
import type { Documents } from '@portico/builder/server';
import { CLICKS_CALL, FLOATING_TYPE } from '@portico/builder/wire/public';
import type { Nonces } from '@portico/kernel/server';
import { ADMIN_AJAX_PATH } from '@portico/kernel/server/http';
import type { KitSheet, ShownDocument } from '../kitSheet.ts';
import type { PageContent } from './Page.ts';

/** Adds what floats over every page of the site, with its script configuration. Most sites have nothing. */
export type WithFloating = (content: PageContent) => Promise<PageContent>;

export function withFloatingDocuments(
  documents: Documents,
  kitSheet: KitSheet,
  nonces: Nonces,
): WithFloating {
  return async (content) => {
    const listed = await documents.list({ types: [FLOATING_TYPE], state: 'published' });
    const found = await Promise.all(listed.map(({ id }) => documents.published(id)));
    const shown = found.filter((one) => one !== null);
    if (shown.length === 0) return content;
    const script = configScript({
      urls: { ajaxurl: ADMIN_AJAX_PATH },
      nonces: { floatingButtonsClickTracking: await nonces.issue(CLICKS_CALL.nonce, '0') },
    });
    const prepared = await Promise.all(shown.map(({ document }) => kitSheet.prepare(document)));
    // A bar stands where it is shown from the first, so that nothing moves when scripts arrive.
    const bars = prepared.filter(({ document }) => hasBarAtTop(document));
    const others = prepared.filter(({ document }) => !hasBarAtTop(document));
    return {
      ...content,
      inlineScripts: [...(content.inlineScripts ?? []), script],
      bars: (
        <>
          {content.bars}
          <Floating shown={bars} />
        </>
      ),
      floating: (
        <>
          {content.floating}
          <Floating shown={others} />
        </>
      ),
    };
  };
}

function Floating({ shown }: { readonly shown: readonly ShownDocument[] }) {
  const sheets = new Set(shown.flatMap(({ sheets }) => sheets));
  return (
    <>
      {[...sheets].map((sheet) => (
        <link rel="stylesheet" href={sheet} precedence="page" key={sheet} />
      ))}
      {shown.map(({ document }) => (
        <DocumentView document={document} key={document.id} />
      ))}
    </>
  );
}
