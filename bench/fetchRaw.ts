import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { BenchRequest } from './BenchRequest.ts';

export interface RawAnswer {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** A response as sent: gzipped if the server can, and not decompressed. */
export function fetchRaw(
  address: string,
  { method = 'GET', headers = {}, body }: BenchRequest = {},
): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    request(address, { method, headers: { 'accept-encoding': 'gzip', ...headers } }, (response) => {
      buffer(response).then((body) => {
        if (response.statusCode !== 200)
          return reject(new Error(`${address} answers ${response.statusCode}`));
        const headers = Object.entries(response.headers).flatMap(([name, value]) =>
          typeof value === 'string' && !HOP_BY_HOP.has(name) ? [[name, value] as const] : [],
        );
        resolve({ headers: Object.fromEntries(headers), body });
      }, reject);
    })
      .on('error', reject)
      .end(body);
  });
}

/** Headers that Node sets for each connection. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding', 'date']);
