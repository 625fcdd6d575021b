import { stretchFirst } from '../browser/stretch/stretchFirst.ts';
import type { BuilderElement } from '../protocol.ts';
import type { PageDocument } from './PageDocument.ts';
import { isStretched } from './structure.tsx';

/** What the head of a page has to run so that its document does not move once it is shown. Most need nothing. */
export function documentScripts({ elements }: PageDocument): readonly string[] {
  return elements.some(holdsStretched) ? [stretchFirst] : [];
}

function holdsStretched(element: BuilderElement): boolean {
  return isStretched(element) || element.elements.some(holdsStretched);
}
