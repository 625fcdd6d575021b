import { createContext, useContext } from 'react';
import { textOf } from '../../model/settings/read.ts';
import type { BuilderElement } from '../../wire/public.ts';
import { authorMarks } from '../element/authorMarks.ts';
import { plainWords } from './plainWords.ts';
import type { Marks } from './selectorMatch.ts';
import { textHeadings } from './textHeadings.ts';

/** A heading of a page, for a table of contents. */
export interface PageHeading {
  readonly elementId: string;
  /** 1 for `h1`. */
  readonly level: number;
  readonly text: string;
  readonly anchor: string;
  /** Names of it and its ancestors, outermost first. */
  readonly path: readonly Marks[];
}

const Headings = createContext<readonly PageHeading[]>([]);

/** Around a document with a table of contents; elsewhere there are none. */
export const PageHeadingsProvider = Headings.Provider;

export function usePageHeadings(): readonly PageHeading[] {
  return useContext(Headings);
}

/** A heading's anchor, if a table of contents links to it. */
export function useHeadingAnchor(elementId: string): string | undefined {
  return useContext(Headings).find((heading) => heading.elementId === elementId)?.anchor;
}

/** The same for the headings in a text, in order. */
export function useTextAnchors(elementId: string): readonly string[] {
  return useContext(Headings)
    .filter((heading) => heading.elementId === elementId)
    .map(({ anchor }) => anchor);
}

/**
 * The headings of a document with a table of contents, in order, including those of the post's content; for any other document
 * none, because nothing links to them.
 */
export function pageHeadings(
  elements: readonly BuilderElement[],
  whole: (element: BuilderElement) => BuilderElement,
  inContent: readonly { readonly id: string; readonly text: string }[] = [],
): readonly PageHeading[] {
  const found: PageHeading[] = [];
  let hasList = false;
  const visit = (element: BuilderElement, around: readonly Marks[]): void => {
    const path = [...around, marksOf(element)];
    if (element.widgetType === 'table-of-contents') hasList = true;
    if (element.widgetType === 'theme-post-content')
      for (const { id, text } of inContent)
        found.push({ elementId: '', level: 2, text, anchor: id, path: [...path, new Set(['h2', `#${id}`])] });
    if (element.widgetType === 'heading') {
      const { header_size, title } = whole(element).settings;
      const tag = textOf(header_size) || 'h2';
      const text = plainWords(textOf(title));
      if (/^h[1-6]$/.test(tag) && text)
        found.push({
          elementId: element.id,
          level: Number(tag.charAt(1)),
          text,
          anchor: `${ANCHOR}${found.length}`,
          path: [...path, new Set([tag, '.elementor-heading-title'])],
        });
    }
    if (element.widgetType === 'text-editor')
      for (const { level, text, id } of textHeadings(textOf(whole(element).settings.editor))) {
        const anchor = id || `${ANCHOR}${found.length}`;
        const marks = new Set([`h${level}`, ...(id ? [`#${id}`] : [])]);
        found.push({ elementId: element.id, level, text, anchor, path: [...path, marks] });
      }
    for (const inner of element.elements) visit(inner, path);
  };
  for (const element of elements) visit(element, []);
  return hasList ? found : [];
}

/** Elementor Pro's name for link targets. */
const ANCHOR = 'elementor-toc__heading-anchor-';

function marksOf({ id, elType, widgetType, settings }: BuilderElement): Marks {
  const classes = authorMarks(settings, elType === 'widget' ? '_css_classes' : 'css_classes');
  const names = [
    'elementor-element',
    `elementor-element-${id}`,
    ...(widgetType ? ['elementor-widget', `elementor-widget-${widgetType}`] : [ELEMENT_CLASSES[elType]]),
    ...classes.classes,
  ];
  return new Set([
    ...(elType === 'widget' || elType === 'container' ? ['div'] : []),
    ...names.map((name) => `.${name}`),
    ...(classes.anchor ? [`#${classes.anchor}`] : []),
  ]);
}

const ELEMENT_CLASSES: Readonly<Record<string, string>> = {
  ...{ container: 'e-con', section: 'elementor-section', column: 'elementor-column' },
};
