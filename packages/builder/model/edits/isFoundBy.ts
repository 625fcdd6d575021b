import type { EditorWidget } from './EditorWidget.ts';

/** Whether a search finds the widget: each word must be a prefix of one of its words. */
export function isFoundBy(
  search: string,
  type: string,
  { label, keywords = [] }: Pick<EditorWidget, 'label' | 'keywords'>,
): boolean {
  const known = wordsOf([label, type, ...keywords].join(' '));
  return wordsOf(search).every((word) => known.some((one) => one.startsWith(word)));
}

function wordsOf(text: string): readonly string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^\p{L}\d]+/u).filter((word) => word !== '');
}
