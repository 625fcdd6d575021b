export const LONGEST_SLUG = 100;

/**
 * A title as a URL slug: lower-case letters, digits and single hyphens. Latin letters lose their diacritics; other scripts are
 * kept if `script` is `any`. Empty if nothing is left.
 */
export function slugOf(title: string, script: 'latin' | 'any' = 'latin', longest = LONGEST_SLUG): string {
  const letters = title
    .normalize('NFKD')
    .replace(script === 'any' ? /[\u0300-\u036f]/g : /\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþ]/g, (letter) => SPELT[letter] ?? letter)
    .normalize('NFC')
    .replace(/['’]/g, '')
    .replace(script === 'any' ? /[^\p{L}\p{N}\p{M}]+/gu : /[^a-z0-9]+/g, '-');
  return [...letters].slice(0, longest).join('').replace(/^-|-$/g, '');
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
