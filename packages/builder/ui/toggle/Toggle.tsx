import type { BuilderElement } from '../../protocol.ts';
import { Disclosure } from '../disclosure/Disclosure.tsx';

/** Items that open and close each for itself. */
export function Toggle({ element }: { element: BuilderElement }) {
  return <Disclosure kind="toggle" element={element} />;
}
