import { textOf } from '../../model/settings/read.ts';

/** An author's id; `null` if there is none, or it is not valid in a selector. */
export function safeId(value: unknown): string | null {
  const id = textOf(value);
  return /^[A-Za-z][\w-]{0,60}$/.test(id) ? id : null;
}
