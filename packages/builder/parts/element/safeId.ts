import { textOf } from '../../model/settings/read.ts';

/** An id that an author chose; `null` when there is none, or it could not stand in a selector. */
export function safeId(value: unknown): string | null {
  const id = textOf(value);
  return /^[A-Za-z][\w-]{0,60}$/.test(id) ? id : null;
}
