import type { BuilderElement } from '../../wire/public.ts';
import { documentIdOf } from '../settings/documentIdOf.ts';
import type { Settings } from '../settings/read.ts';

/** The mark of a global widget, from an element as it is stored. */
export function templateOf({ templateID: id }: Settings): Pick<BuilderElement, 'templateID'> {
  return (typeof id === 'number' || typeof id === 'string') && documentIdOf(id) !== null
    ? { templateID: id }
    : {};
}
