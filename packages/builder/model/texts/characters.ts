/** Characters that markup escapes. */
export function characters(escaped: string): string {
  return escaped.replace(/&(quot|apos|amp|lt|gt|nbsp|#39|#34|#x27);/gi, (all, name: string) => {
    return CHARACTERS[name.toLowerCase()] ?? all;
  });
}

const CHARACTERS: Readonly<Record<string, string>> = {
  quot: '"',
  '#34': '"',
  apos: "'",
  '#39': "'",
  '#x27': "'",
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
};
