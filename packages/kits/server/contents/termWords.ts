/** WordPress stores term names as HTML, and so do kits: `Food &amp; Drink` is “Food & Drink”. */
export function wordsOfTerm(html: string): string {
  return html.replace(ENTITY, (entity) => SIGN[entity] ?? entity);
}

/** As written in kits. */
export function htmlOfTerm(words: string): string {
  return words.replace(/[&<>]/g, (sign) => WRITTEN[sign] ?? sign);
}

const WRITTEN: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const SIGN: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#039;': "'",
  '&#39;': "'",
};
const ENTITY = /&(?:amp|lt|gt|quot|#0?39);/g;
