export const LONGEST_SLUG = 100;

/** The address that a title suggests: `Über uns & mehr` is at `uber-uns-mehr`. */
export function slugOf(title: string): string {
  const slug = title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_SLUG)
    .replace(/^-+|-+$/g, '');
  return slug || 'page';
}

export function isSlug(text: string): boolean {
  return text.length <= LONGEST_SLUG && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);
}

/** The slug itself, or the first of `slug-2`, `slug-3`, … that nobody has. */
export async function freeSlug(
  slug: string,
  isTaken: (slug: string) => boolean | Promise<boolean>,
): Promise<string> {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? slug : `${slug.slice(0, LONGEST_SLUG - 6)}-${number}`;
    if (!(await isTaken(candidate))) return candidate;
  }
}
