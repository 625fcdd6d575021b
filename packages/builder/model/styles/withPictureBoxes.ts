import { isElsewhere } from '../settings/deadAddress.ts';

/**
 * Adds a neutral colour under each background picture that our pages cannot load, the same as in placeholders for other
 * pictures. A picture that does load covers the colour.
 */
export function withPictureBoxes(css: string): string {
  if (!css.includes('url(')) return css;
  return css.replace(BACKGROUND, withPictureBox);
}

/** The same for one declaration, or its value. */
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
