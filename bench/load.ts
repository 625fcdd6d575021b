import autocannon from 'autocannon';
import { percentile } from './statistics.ts';

export interface LoadResult {
  readonly requestsPerSecond: number;
  readonly p99Ms: number;
}

/** Asks one address as fast as it answers. On 127.0.0.1 only: this is no tool for other people's servers. */
export async function load(address: string, seconds: number, connections = 10): Promise<LoadResult> {
  if (new URL(address).hostname !== '127.0.0.1') throw new Error(`${address} is not on this machine.`);
  const times: number[] = [];
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const instance = autocannon(
      { url: address, connections, duration: seconds, headers: { 'accept-encoding': 'gzip' } },
      (error: Error | null, outcome: autocannon.Result) => (error ? reject(error) : resolve(outcome)),
    );
    instance.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
  });
  if (result.errors > 0 || result.non2xx > 0)
    throw new Error(`${address}: ${result.errors} errors, ${result.non2xx} answers that are not 2xx`);
  return { requestsPerSecond: times.length / result.duration, p99Ms: percentile(times, 0.99) };
}
