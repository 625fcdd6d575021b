import { FORM_NOT_FOUND } from '../../wire/public.ts';

/** What happens to the pages and messages of a form that is removed. */
export function removalWords(title: string): string {
  return `Pages that show “${title}” say “Error: ${FORM_NOT_FOUND}” in its place, so take it off them first. Its messages stay.`;
}
