import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Pages are compressed while somebody waits: this level has most of the gain at a fraction of the cost. */
const BROTLI_QUALITY = 5;

/** The best encoding that an `accept-encoding` header allows. */
export function preferredEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity';
  if (accepts(header, 'br')) return 'br';
  return accepts(header, 'gzip') ? 'gzip' : 'identity';
}

export async function encode(content: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br')
    return promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
    });
  return encoding === 'gzip' ? promisify(gzip)(content) : content;
}

function accepts(header: string, encoding: string): boolean {
  const position = header.indexOf(encoding);
  if (position < 0) return false;
  const end = header.indexOf(',', position);
  // Clients refuse an encoding with `br;q=0`.
  return !/;\s*q=0(\.0*)?\s*$/.test(header.slice(position, end < 0 ? undefined : end));
}
