/**
 * The text of HTML that `cleanHtml` has made: there every tag is whole and no attribute holds a bare angle bracket,
 * so that a pattern can tell tags from text, which of foreign HTML none can.
 */
export function plainText(cleanedHtml: string): string {
  return cleanedHtml
    .replace(UNSPOKEN, ' ')
    .replace(BLOCK, ' ')
    .replace(TAG, '')
    .replace(ENTITY, (entity) => MEANING[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Text that somebody typed for a name or a title: one line, without control characters, no longer than it may be. */
export function oneLine(text: string, longest = 300): string {
  const line = text.replace(CONTROL, ' ').replace(/\s+/g, ' ').trim();
  return cutGraphemes(line, longest);
}

/** The first so many letters as people count them: a flag or a family is one. */
export function cutGraphemes(text: string, most: number): string {
  if (text.length <= most) return text;
  let kept = '';
  let count = 0;
  for (const { segment } of graphemes.segment(text)) {
    if (++count > most) break;
    kept += segment;
  }
  return kept;
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

const UNSPOKEN = /<!--[\s\S]*?-->/g;
const BLOCK =
  /<\/?(?:p|div|h[1-6]|ul|ol|li|dl|dt|dd|blockquote|pre|table|tr|td|th|figure|figcaption|section|article|header|footer|hr|br|details|summary|main|nav|aside)\b[^>]*>/gi;
const TAG = /<[^>]*>/g;
const ENTITY = /&(?:amp|lt|gt|quot|#39|nbsp);/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
const CONTROL = /[\u0000-\u001f\u007f\u2028\u2029]/g;
const MEANING: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};
