import { request } from 'node:http';
import { residentMegabytes } from '../../residentMegabytes.ts';
import type { Disturb, Fault, Size } from '../Fault.ts';
import { whileWriting } from '../whileWriting.ts';

const UPLOADS = 6;
const BYTES_EACH = { short: 100_000_000, long: 1_000_000_000 } as const;
const PART = Buffer.from(`--b\r\nContent-Disposition: form-data; name="f"\r\n\r\n${'x'.repeat(200_000)}\r\n`);

/** Uploads that never end: six at once cost some memory but no messages. */
export const fault: Fault = {
  name: 'six uploads that do not end',
  run: (size) => whileWriting({ disturb: pourUploads(size) }),
};

export function pourUploads(size: Size): Disturb {
  return async ({ site: { baseURL, processId }, answers }) => {
    await pourAtOnce(baseURL, BYTES_EACH[size]);
    await answers(4);
    return `at most ${Math.round(await residentMegabytes(processId, 'VmHWM'))} MB up to six uploads at once`;
  };
}

/** Six at once, each for as long as the server accepts it. */
export async function pourAtOnce(baseURL: string, bytes: number): Promise<void> {
  await Promise.all(Array.from({ length: UPLOADS }, () => pour(baseURL, bytes)));
}

function pour(baseURL: string, bytes: number): Promise<void> {
  return new Promise((resolve) => {
    const post = request(`${baseURL}/wp-json/contact-form-7/v1/contact-forms/1/feedback`, {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    });
    const end = (): void => {
      post.destroy();
      resolve();
    };
    // Being cut off is the right response here.
    post.on('error', end).on('response', end).on('close', end);
    let sent = 0;
    const more = (): void => {
      while (sent < bytes && !post.destroyed) {
        sent += PART.length;
        if (!post.write(PART)) return void post.once('drain', more);
      }
      end();
    };
    more();
  });
}
