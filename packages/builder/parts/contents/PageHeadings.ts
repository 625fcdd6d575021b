import { createContext, useContext } from 'react';
import { textOf } from '../../model/settings/read.ts';
import type { BuilderElement } from '../../wire/public.ts';

/** A heading of a page, for a list of all of them. */
export interface PageHeading {
  readonly elementId: string;
  /** 1 for `h1`. */
  readonly level: number;
  readonly text: string;
  readonly anchor: string;
}

const Headings = createContext<readonly PageHeading[]>([]);

/** Around a document that lists its headings; elsewhere there are none. */
export const PageHeadingsProvider = Headings.Provider;

export function usePageHeadings(): readonly PageHeading[] {
  return useContext(Headings);
}

/** What links lead to, where a list of contents has one to this heading. */
export function useHeadingAnchor(elementId: string): string | undefined {
  return useContext(Headings).find((heading) => heading.elementId === elementId)?.anchor;
}

/**
 * The headings of a document with such a list in it, in their order, those of the post's content where it stands; of any other
 * document none, since nobody leads to them.
 */
export function pageHeadings(
  elements: readonly BuilderElement[],
  whole: (element: BuilderElement) => BuilderElement,
  inContent: readonly { readonly id: string; readonly text: string }[] = [],
): readonly PageHeading[] {
  const found: PageHeading[] = [];
  let hasList = false;
  const visit = (element: BuilderElement): void => {
    if (element.widgetType === 'table-of-contents') hasList = true;
    if (element.widgetType === 'theme-post-content')
      found.push(...inContent.map(({ id, text }) => ({ elementId: '', level: 2, text, anchor: id })));
    if (element.widgetType === 'heading') {
      const { header_size, title } = whole(element).settings;
      const tag = textOf(header_size) || 'h2';
      const text = textOf(title)
        .replace(/<[^<>]*>/g, '')
        .trim();
      if (/^h[1-6]$/.test(tag) && text)
        found.push({
          elementId: element.id,
          level: Number(tag.charAt(1)),
          text,
          anchor: `elementor-toc__heading-anchor-${found.length}`,
        });
    }
    element.elements.forEach(visit);
  };
  elements.forEach(visit);
  return hasList ? found : [];
}
