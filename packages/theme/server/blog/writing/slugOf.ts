/** Longer ones are cut: an address is read, typed and sent. */
const LONGEST = 80;

/**
 * A title as the end of an address: small letters, digits and single hyphens. Latin letters lose their marks, other
 * scripts stay as they are. Empty where nothing is left.
 */
export function slugOf(title: string): string {
  const letters = title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþ]/g, (letter) => SPELT[letter] ?? letter)
    .normalize('NFC')
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-');
  return [...letters]
    .slice(0, LONGEST)
    .join('')
    .replace(/^-+|-+$/g, '');
}

const SPELT: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
};
