import { isElsewhere } from '../settings/deadAddress.ts';
import { isKitBox } from '../settings/missingPicture.ts';

/**
 * Adds a neutral colour under each background picture that our pages cannot load, and draws the placeholders of imported kits
 * in that colour. A picture that does load covers it.
 */
export function withPictureBoxes(css: string): string {
  if (!css.includes('url(')) return css;
  return css.replace(BACKGROUND, withPictureBox);
}

/** The same for one declaration, or its value. */
export function withPictureBox(declaration: string): string {
  const addresses = [...declaration.matchAll(ADDRESS)].map(([, address = '']) => address);
  if (addresses.some(isKitBox)) return declaration.replace(ADDRESS, behindContent);
  if (!addresses.some(isElsewhere)) return declaration;
  const important = declaration.endsWith(IMPORTANT) ? IMPORTANT : '';
  return `${declaration.slice(0, declaration.length - important.length)},${BOX}${important}`;
}

function behindContent(url: string, address: string): string {
  return isKitBox(address) ? `url("${address}?behind")` : url;
}

const BACKGROUND = /(?<![\w-])background-image:[^;{}"]*(?:"[^"]*"[^;{}"]*)*/g;
const ADDRESS = /url\("([^"]*)"\)/g;
/** White and black can both be read on it: nobody knows for which of them the picture was made. */
const BOX = 'linear-gradient(#72767c,#72767c)';
const IMPORTANT = '!important';
