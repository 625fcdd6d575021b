import type { FontFormat } from '../../wire/admin.ts';

const MOST_TABLES = 200;
const TABLE_BYTES = 16;
const HEAD_BYTES = 12;

/** The format of a font file, by its own header; `null` if it is not a font, or incomplete. */
export function fontFormat(file: Buffer): FontFormat | null {
  if (file.length < 48) return null;
  const mark = file.toString('latin1', 0, 4);
  if (mark === 'wOF2' || mark === 'wOFF') {
    const isWhole = file.readUInt32BE(8) === file.length && isTableCount(file.readUInt16BE(12));
    return isWhole ? (mark === 'wOF2' ? 'woff2' : 'woff') : null;
  }
  if (mark !== 'OTTO' && mark !== '\0\x01\0\0' && mark !== 'true') return null;
  return hasItsTables(file) ? (mark === 'OTTO' ? 'otf' : 'ttf') : null;
}

function hasItsTables(file: Buffer): boolean {
  const count = file.readUInt16BE(4);
  if (!isTableCount(count) || HEAD_BYTES + count * TABLE_BYTES > file.length) return false;
  for (let index = 0; index < count; index += 1) {
    const at = HEAD_BYTES + index * TABLE_BYTES;
    if (file.readUInt32BE(at + 8) + file.readUInt32BE(at + 12) > file.length) return false;
  }
  return true;
}

const isTableCount = (count: number): boolean => count > 0 && count <= MOST_TABLES;
