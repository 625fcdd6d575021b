import { LARGEST_NUMBER } from '../../wire/admin.ts';
import { numberOf } from './read.ts';

/** The id of a document that a setting names, as a number or a text. */
export function documentIdOf(value: unknown): number | null {
  const id = numberOf(value);
  return id !== null && Number.isInteger(id) && id > 0 && id <= LARGEST_NUMBER ? id : null;
}
