/** `Über uns & mehr` is `uber-uns-mehr`. Where no letter is left, `fallback` is. */
export function slugOf(title: string, fallback = 'kit'): string {
  const slug = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-+|-+$/g, '');
  return slug || fallback;
}

const LONGEST = 100;
