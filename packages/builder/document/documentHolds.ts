import type { PageDocument } from '../model/document/PageDocument.ts';
import type { BuilderElement } from '../wire/public.ts';

/** Whether a widget of this type stands anywhere in a document. */
export function documentHolds({ elements }: PageDocument, widgetType: string): boolean {
  const isIn = (element: BuilderElement): boolean =>
    element.widgetType === widgetType || element.elements.some(isIn);
  return elements.some(isIn);
}
