import type { BuilderElement } from '../../protocol.ts';
import { Disclosure } from '../disclosure/Disclosure.tsx';

/** Items of which at most one is open. */
export function Accordion({ element }: { element: BuilderElement }) {
  return <Disclosure kind="accordion" element={element} />;
}
