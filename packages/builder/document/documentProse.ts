import { isRecord } from '@portico/kernel/records';

const LONGEST = 200_000;

/** Settings with text, and the tag for it. */
const WORDS: Readonly<Record<string, 'h2' | 'p' | null>> = {
  title: 'h2',
  title_text: 'h2',
  editor: null,
  paragraph: 'p',
  description_text: 'p',
  testimonial_content: 'p',
};

/** A document's text as plain HTML, in order, for feeds, search and lists of posts. Not sanitised. */
export function documentProse(elements: unknown): string {
  const found: string[] = [];
  let left = LONGEST;
  const walk = (value: unknown): void => {
    if (left <= 0) return;
    if (Array.isArray(value)) for (const entry of value) walk(entry);
    if (!isRecord(value)) return;
    const settings = isRecord(value.settings) ? value.settings : {};
    for (const [name, tag] of Object.entries(WORDS)) {
      const words = wordsIn(settings[name]).slice(0, Math.max(0, left));
      if (words.trim() === '') continue;
      left -= words.length;
      found.push(tag ? `<${tag}>${words}</${tag}>` : words);
    }
    walk(value.elements);
  };
  walk(elements);
  return found.join('\n');
}

/** A text, or one in an atomic value. */
function wordsIn(value: unknown): string {
  if (typeof value === 'string') return value;
  return isRecord(value) ? wordsIn(value.value ?? value.content) : '';
}
