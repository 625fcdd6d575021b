import autocannon from 'autocannon';
import type { BenchRequest } from './BenchRequest.ts';
import { percentile } from './statistics.ts';

export interface LoadResult {
  readonly requestsPerSecond: number;
  readonly answers: number;
  readonly p99Ms: number;
}

const CONNECTIONS = 10;

/** Requests one URL as fast as possible. Only on 127.0.0.1: this is not a tool for other people's servers. */
export async function load(
  address: string,
  seconds: number,
  { method = 'GET', headers = {}, body, says }: BenchRequest = {},
): Promise<LoadResult> {
  if (new URL(address).hostname !== '127.0.0.1') throw new Error(`${address} is not on this machine.`);
  const times: number[] = [];
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const instance = autocannon(
      {
        ...{ url: address, connections: CONNECTIONS, duration: seconds, method },
        headers: { 'accept-encoding': 'gzip', ...headers },
        ...(body !== undefined && { body }),
        ...(says !== undefined && { verifyBody: (answer) => String(answer).includes(says) }),
      },
      (error: Error | null, outcome: autocannon.Result) => (error ? reject(error) : resolve(outcome)),
    );
    instance.on('response', (_client, _status, _bytes, milliseconds) => times.push(milliseconds));
  });
  const { errors, non2xx, mismatches } = result;
  if (errors > 0 || non2xx > 0 || mismatches > 0)
    throw new Error(`${address}: ${errors} errors, ${non2xx} answers not 2xx, ${mismatches} others`);
  return {
    requestsPerSecond: times.length / result.duration,
    answers: times.length,
    p99Ms: percentile(times, 0.99),
  };
}
