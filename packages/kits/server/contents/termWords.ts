/** Term names are HTML in WordPress and in kits: `Food &amp; Drink` is “Food & Drink”. */
export function htmlOfTerm(words: string): string {
  return words.replace(/[&<>]/g, (sign) => WRITTEN[sign] ?? sign);
}

const WRITTEN: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
