/** Smallest first. No browser needs the older formats. */
const ENDINGS = ['woff2', 'woff', 'ttf', 'otf'];

/** Whether an archive entry is a file that fonts may refer to. */
export function isFontFile(name: string): boolean {
  return name.includes('/') && fontRank(name) >= 0;
}

/** Lower is better; negative if it is not a font. */
export function fontRank(path: string): number {
  return ENDINGS.indexOf(path.toLowerCase().split('.').at(-1) ?? '');
}
