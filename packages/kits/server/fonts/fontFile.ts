/** The first is the smallest. What else browsers once took, none needs. */
const ENDINGS = ['woff2', 'woff', 'ttf', 'otf'];

/** Whether an entry of an archive is a file that fonts may name. */
export function isFontFile(name: string): boolean {
  return name.includes('/') && fontRank(name) >= 0;
}

/** The lower, the better; below nothing for what is no font. */
export function fontRank(path: string): number {
  return ENDINGS.indexOf(path.toLowerCase().split('.').at(-1) ?? '');
}
