import { escapeMarkup } from '@portico/kernel/markup';
import type { PictureSize } from './pictureAddresses.ts';

/** The path of placeholders for missing pictures. */
export const PLACEHOLDERS_PATH = '/kit-pictures';

const USUAL: PictureSize = { width: 1200, height: 800 };

export function placeholderAddress(id: string, size: PictureSize | null): string {
  const { width, height } = size ?? USUAL;
  return `${PLACEHOLDERS_PATH}/${id}-${Math.round(width)}x${Math.round(height)}.svg`;
}

/** The URL of a placeholder of this size that stands for no particular picture. */
export function boxAddress(size: PictureSize): string {
  return placeholderAddress(NOBODY, size);
}

const NOBODY = '00000000-0000-0000-0000-000000000000';

/** `null` if it is not such a name. */
export function readPlaceholder(name: string): (PictureSize & { readonly id: string }) | null {
  const [, id = '', width = '', height = ''] = NAME.exec(name) ?? [];
  return id && Number(width) > 0 && Number(height) > 0
    ? { id, width: Number(width), height: Number(height) }
    : null;
}

const NAME = /^([0-9a-f-]{36})-(\d{1,5})x(\d{1,5})\.svg$/;
const ADDRESSES = /\/kit-pictures\/([0-9a-f-]{36})-\d{1,5}x\d{1,5}\.svg/g;

/** The pictures that placeholders in a text stand for. */
export function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(ADDRESSES)].map(([, id = '']) => id))];
}

/** Replaces placeholders in a text with the URLs of their pictures. */
export function withOriginals(text: string, originals: ReadonlyMap<string, string>): string {
  return text.replace(ADDRESSES, (address, id: string) => originals.get(id) ?? address);
}

/** A plain box of the right size, whose title names the picture it stands for. */
export function drawPlaceholder({ width, height }: PictureSize, name = '', { ground, line } = ALONE): string {
  const title = name && `<title>${escapeMarkup(name)}</title>`;
  const side = Math.max(16, Math.min(width, height) / 5);
  const [left, top] = [(width - side) / 2, (height - side) / 2];
  const at = (x: number, y: number): string =>
    `${(left + side * x).toFixed(1)} ${(top + side * y).toFixed(1)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${title}<rect width="100%" height="100%" fill="${ground}"/><g fill="none" stroke="${line}" stroke-width="${(side / 16).toFixed(1)}" stroke-linejoin="round"><path d="M${at(0, 0.1)}L${at(1, 0.1)}L${at(1, 0.9)}L${at(0, 0.9)}Z"/><path d="M${at(0, 0.75)}L${at(0.3, 0.45)}L${at(0.55, 0.7)}L${at(0.7, 0.55)}L${at(1, 0.85)}"/></g></svg>`;
}

const ALONE = { ground: '#e7e9ec', line: '#a3a9b2' };

/** Behind content: white and black text can both be read on it. */
export const BEHIND = { ground: '#72767c', line: '#7f838a' };
