import { fetchRaw } from '../fetchRaw.ts';
import { type LoadResult, load } from '../load.ts';
import { type Measurement, type Row, row } from '../Measurement.ts';
import { startBareServer } from '../startBareServer.ts';
import { median } from '../statistics.ts';

const ROUNDS = 5;
const SECONDS = 1.5;

/** Shares of what bare Node does in the same run: figures of one machine say nothing about another. */
const targets = [
  { name: 'page', path: '/', share: 0.25 },
  { name: 'static file', path: '/assets/portico.js', share: 0.25 },
  { name: 'small call', path: '/healthz', share: 0.5 },
];

export const measurement: Measurement = {
  name: 'Answers per second beside bare node:http with the same bytes (10 connections)',
  async run({ site }) {
    const rows: Row[] = [];
    for (const { name, path, share } of targets) {
      const address = site.baseURL + path;
      const { headers, body } = await fetchRaw(address);
      const bare = await startBareServer({ headers, body: body.toString('base64') });
      try {
        const [ours, limit] = await takeTurns(address, bare.address);
        const ratio = ours.requestsPerSecond / limit.requestsPerSecond;
        rows.push(
          row(`${name}: Portico`, ours.requestsPerSecond, 'answers/s'),
          row(`${name}: bare`, limit.requestsPerSecond, 'answers/s'),
          row(`${name}: ratio`, ratio, '×', { atLeast: share }),
          row(`${name}: p99 Portico`, ours.p99Ms, 'ms'),
          row(`${name}: p99 bare`, limit.p99Ms, 'ms'),
        );
      } finally {
        bare.stop();
      }
    }
    return rows;
  },
};

/** In turns, many and short, so that a busy moment of the machine hits both; the first turn only warms up. */
async function takeTurns(...addresses: [string, string]): Promise<[LoadResult, LoadResult]> {
  const results: [LoadResult[], LoadResult[]] = [[], []];
  for (const address of addresses) await load(address, 1);
  for (let round = 0; round < ROUNDS; round += 1) {
    results[0].push(await load(addresses[0], SECONDS));
    results[1].push(await load(addresses[1], SECONDS));
  }
  return [middle(results[0]), middle(results[1])];
}

function middle(results: readonly LoadResult[]): LoadResult {
  return {
    requestsPerSecond: median(results.map(({ requestsPerSecond }) => requestsPerSecond)),
    p99Ms: median(results.map(({ p99Ms }) => p99Ms)),
  };
}
