import type { PageDocument } from '../model/document/PageDocument.ts';
import { stretchFirst } from '../runtime/stretch/stretchFirst.ts';
import type { BuilderElement } from '../wire/public.ts';
import { isStretched } from './structure.tsx';

/** What the head of a page has to run so that its document does not move once it is shown. Most need nothing. */
export function documentScripts({ elements }: PageDocument): readonly string[] {
  return elements.some(holdsStretched) ? [stretchFirst] : [];
}

function holdsStretched(element: BuilderElement): boolean {
  return isStretched(element) || element.elements.some(holdsStretched);
}
