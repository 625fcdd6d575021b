import { Disclosure } from '../../parts/disclosure/Disclosure.tsx';
import type { BuilderElement } from '../../wire/public.ts';

/** Items of which at most one is open. */
export function Accordion({ element }: { element: BuilderElement }) {
  return <Disclosure kind="accordion" element={element} />;
}
