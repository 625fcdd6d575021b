import type { ApiProblem } from '@portico/kernel/admin';

/** Labels on the screen for the API's field names. */
const LABELS: Readonly<Record<string, string>> = {
  html: 'Text',
  type: 'Kind',
  publishedAt: 'Date',
  translationOf: 'Translation of',
  parent: 'Parent page',
};

/** Why a post could not be saved, with the labels on the screen. */
export function problemSentence({ message, fields }: Pick<ApiProblem, 'message' | 'fields'>): string {
  const parts = Object.entries(fields).map(([field, sentence]) => `${labelOf(field)}: ${sentence}`);
  return parts.length > 0 ? parts.join(' ') : message;
}

/** `draft.html` → `Text` */
function labelOf(field: string): string {
  const name = field.slice(field.lastIndexOf('.') + 1);
  return LABELS[name] ?? name.charAt(0).toUpperCase() + name.slice(1);
}
