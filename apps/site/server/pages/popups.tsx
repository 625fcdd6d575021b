import {
  documentScripts,
  type NamedPopups,
  NamedPopupsProvider,
  PopupView,
  useLanguage,
} from '@portico/builder/document';
import type { Templates } from '@portico/builder/server';
import { headerLabelsIn } from '@portico/theme/ui';
import type { ReactNode } from 'react';
import type { KitSheet, ShownDocument } from '../kitSheet.ts';
import type { PageContent } from './Page.ts';

/** Adds the popups that may open on a page. Most sites have none. */
export type WithPopups = (content: PageContent) => Promise<PageContent>;

export function withPopups(templates: Templates, kitSheet: KitSheet): WithPopups {
  return async (content) => {
    const found = await templates.popups(content.places ?? []);
    if (found.length === 0) return content;
    const popups = await Promise.all(
      found.map(async ({ published: { title, document }, isShown }) => ({
        ...{ title, isShown },
        prepared: await kitSheet.prepare(document),
      })),
    );
    const named: NamedPopups = new Set();
    const noting = (node: ReactNode) =>
      node && <NamedPopupsProvider value={named}>{node}</NamedPopupsProvider>;
    const shown = popups.filter(({ isShown }) => isShown);
    return {
      ...content,
      body: noting(content.body),
      header: noting(content.header),
      footer: noting(content.footer),
      bars: noting(content.bars),
      floating: noting(
        <>
          {content.floating}
          <Popups popups={popups} named={named} />
        </>,
      ),
      inlineScripts: [
        ...new Set([
          ...(content.inlineScripts ?? []),
          ...shown.flatMap(({ prepared: { document } }) => documentScripts(document)),
        ]),
      ],
    };
  };
}

interface PopupsProps {
  readonly popups: readonly {
    readonly title: string;
    readonly isShown: boolean;
    readonly prepared: ShownDocument;
  }[];
  readonly named: NamedPopups;
}

/** Those that match the page, and those that a link on it opens: by now all links have been rendered. */
function Popups({ popups, named }: PopupsProps) {
  return popups
    .filter(({ isShown, prepared: { document } }) => isShown || named.has(document.id))
    .map(({ title, isShown, prepared: { document, sheets } }) => (
      <Popup key={document.id} {...{ title, document, sheets, isShown }} />
    ));
}

interface PopupProps extends Pick<ShownDocument, 'document' | 'sheets'> {
  readonly title: string;
  readonly isShown?: boolean;
  readonly isOpen?: boolean;
}

/** A popup with its style sheets. */
export function Popup({ title, document, sheets, isShown, isOpen }: PopupProps) {
  const { close } = headerLabelsIn(useLanguage());
  return (
    <>
      {sheets.map((sheet) => (
        <link rel="stylesheet" href={sheet} precedence="page" key={sheet} />
      ))}
      <PopupView {...{ document, title, isOpen }} closeLabel={close} opensByItself={isShown} />
    </>
  );
}
