/**
 * The type of a picture by its first bytes: its name and the browser's type are not trusted. No SVG, because it can run code.
 */
export function pictureType(content: Buffer): PictureType | null {
  if (content.subarray(0, 3).equals(JPEG)) return 'jpeg';
  if (content.subarray(0, 8).equals(PNG)) return 'png';
  if (/^GIF8[79]a/.test(content.toString('latin1', 0, 6))) return 'gif';
  if (content.toString('latin1', 0, 4) === 'RIFF' && content.toString('latin1', 8, 12) === 'WEBP')
    return 'webp';
  if (/^ftypavi[fs]/.test(content.toString('latin1', 4, 12))) return 'avif';
  return null;
}

export type PictureType = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif';

const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const PNG = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
