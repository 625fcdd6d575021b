import type { ApiProblem } from '@portico/kernel/admin';

/** The names that a call has for what the screen calls otherwise. */
const LABELS: Readonly<Record<string, string>> = {
  html: 'Text',
  type: 'Kind',
  publishedAt: 'Date',
  translationOf: 'Translation of',
  parent: 'Parent page',
};

/** What keeps a post from being saved, with the names that its writer sees on the screen. */
export function problemSentence({ message, fields }: Pick<ApiProblem, 'message' | 'fields'>): string {
  const parts = Object.entries(fields).map(([field, sentence]) => `${labelOf(field)}: ${sentence}`);
  return parts.length > 0 ? parts.join(' ') : message;
}

/** `draft.html` → `Text` */
function labelOf(field: string): string {
  const name = field.slice(field.lastIndexOf('.') + 1);
  return LABELS[name] ?? name.charAt(0).toUpperCase() + name.slice(1);
}
