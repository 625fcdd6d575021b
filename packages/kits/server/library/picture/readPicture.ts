import { HttpError } from '@portico/kernel/server/http';

const LARGEST_BYTES = 4 * 1024 * 1024;
const PREFIX = 'data:image/png;base64,';
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The picture of a kit, sent as a data: URL of a PNG; `null` if there is none. */
export function readPicture(dataUrl: string | undefined): Buffer | null {
  if (!dataUrl) return null;
  const bytes = Buffer.from(dataUrl.startsWith(PREFIX) ? dataUrl.slice(PREFIX.length) : '', 'base64');
  if (!bytes.subarray(0, PNG.length).equals(PNG) || bytes.length > LARGEST_BYTES)
    throw new HttpError(400, 'rest_invalid_param', 'The picture of a kit is a PNG of at most 4 MB.');
  return bytes;
}
