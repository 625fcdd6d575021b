import { Disclosure } from '../../parts/disclosure/Disclosure.tsx';
import type { BuilderElement } from '../../wire/public.ts';

/** Items that open and close independently. */
export function Toggle({ element }: { element: BuilderElement }) {
  return <Disclosure kind="toggle" element={element} />;
}
