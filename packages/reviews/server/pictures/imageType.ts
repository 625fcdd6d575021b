/** The type of a picture by its first bytes: the host's content type is not trusted. No SVG: it can run code. */
export function imageType(content: Buffer): string | null {
  if (content.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return 'image/jpeg';
  if (content.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'))) return 'image/png';
  if (/^GIF8[79]a/.test(content.toString('latin1', 0, 6))) return 'image/gif';
  if (content.toString('latin1', 0, 4) === 'RIFF' && content.toString('latin1', 8, 12) === 'WEBP')
    return 'image/webp';
  if (/^ftypavi[fs]$/.test(content.toString('latin1', 4, 12))) return 'image/avif';
  return null;
}
