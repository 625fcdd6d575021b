import type { BuilderElement } from '../../wire/public.ts';
import type { PageDocument } from './PageDocument.ts';

/** Whether a widget of this type stands anywhere in a document. */
export function documentHolds(document: PageDocument, widgetType: string): boolean {
  return holds(document, (element) => element.widgetType === widgetType);
}

/** Whether something in a template draws the posts of the list that it is shown for. */
export function documentListsPosts(document: PageDocument): boolean {
  return holds(
    document,
    ({ widgetType = '', settings }) =>
      widgetType === 'archive-posts' || settings[QUERIES[widgetType] ?? ''] === 'current_query',
  );
}

/** Whether it has a bar at the top of the page, which is where bars are by default. */
export function hasBarAtTop(document: PageDocument): boolean {
  return holds(
    document,
    ({ widgetType, settings }) =>
      !!widgetType?.startsWith('floating-bars') && settings.advanced_vertical_position !== 'bottom',
  );
}

const QUERIES: Readonly<Record<string, string>> = {
  posts: 'posts_post_type',
  'loop-grid': 'post_query_post_type',
  'loop-carousel': 'post_query_post_type',
};

function holds({ elements }: PageDocument, isWanted: (element: BuilderElement) => boolean): boolean {
  const isIn = (element: BuilderElement): boolean => isWanted(element) || element.elements.some(isIn);
  return elements.some(isIn);
}
