import type { BenchRequest } from './BenchRequest.ts';
import { fetchRaw } from './fetchRaw.ts';
import { type LoadResult, load } from './load.ts';
import { type Row, row } from './Measurement.ts';
import { startBareServer } from './startBareServer.ts';
import { median } from './statistics.ts';

const TURNS = 5;
const TURN_SECONDS = 1;

export interface BesideBare {
  readonly ours: number;
  readonly bare: number;
  readonly ratio: number;
  readonly oursP99Ms: number;
  readonly bareP99Ms: number;
}

/** How many answers a second an address gives, beside a bare server that answers the same bytes to the same request. */
export async function besideBare(address: string, request: BenchRequest = {}): Promise<BesideBare> {
  const { headers, body } = await fetchRaw(address, request);
  const bare = await startBareServer({ headers, body: body.toString('base64') });
  // Its answer is one of ours, which may be packed: there is nothing in it to look for.
  const { says: _, ...same } = request;
  try {
    const turns: { ours: LoadResult; bare: LoadResult }[] = [];
    // In turns, so that a busy moment of the machine hits both; the first turn only warms up.
    for (let turn = 0; turn <= TURNS; turn++) {
      const ours = await load(address, TURN_SECONDS, request);
      const limit = await load(bare.address, TURN_SECONDS, same);
      if (turn > 0) turns.push({ ours, bare: limit });
    }
    return {
      ours: median(turns.map((turn) => turn.ours.requestsPerSecond)),
      bare: median(turns.map((turn) => turn.bare.requestsPerSecond)),
      ratio: median(turns.map((turn) => turn.ours.requestsPerSecond / turn.bare.requestsPerSecond)),
      oursP99Ms: median(turns.map((turn) => turn.ours.p99Ms)),
      bareP99Ms: median(turns.map((turn) => turn.bare.p99Ms)),
    };
  } finally {
    bare.stop();
  }
}

/** The same as rows of a table; the share of what bare Node does is what is limited. */
export async function rowsBesideBare(
  name: string,
  address: string,
  { atLeast, ...request }: BenchRequest & { readonly atLeast: number },
): Promise<Row[]> {
  const { ours, bare, ratio, oursP99Ms, bareP99Ms } = await besideBare(address, request);
  return [
    row(`${name}: Portico`, ours, 'answers/s'),
    row(`${name}: bare`, bare, 'answers/s'),
    row(`${name}: ratio`, ratio, '×', { atLeast }),
    row(`${name}: p99 Portico`, oursP99Ms, 'ms'),
    row(`${name}: p99 bare`, bareP99Ms, 'ms'),
  ];
}
