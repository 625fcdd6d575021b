import { isElsewhere } from '../settings/deadAddress.ts';

/**
 * A sheet in which a quiet colour lies under each picture of a background that a page of ours cannot load: the same as in the
 * boxes that stand for other pictures. Where such a picture comes after all, it covers the colour.
 */
export function withPictureBoxes(css: string): string {
  if (!css.includes('url(')) return css;
  return css.replace(BACKGROUND, withPictureBox);
}

/** The same for one declaration of pictures, or for the value of one. */
export function withPictureBox(declaration: string): string {
  const isMissing = [...declaration.matchAll(ADDRESS)].some(([, address = '']) => isElsewhere(address));
  if (!isMissing) return declaration;
  const important = declaration.endsWith(IMPORTANT) ? IMPORTANT : '';
  return `${declaration.slice(0, declaration.length - important.length)},${BOX}${important}`;
}

const BACKGROUND = /(?<![\w-])background-image:[^;{}"]*(?:"[^"]*"[^;{}"]*)*/g;
const ADDRESS = /url\("([^"]*)"\)/g;
const BOX = 'linear-gradient(#e7e9ec,#e7e9ec)';
const IMPORTANT = '!important';
