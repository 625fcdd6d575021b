import type { BenchRequest } from './BenchRequest.ts';
import { fetchRaw } from './fetchRaw.ts';
import { type LoadResult, load } from './load.ts';
import { type Row, row } from './Measurement.ts';
import { mainThreadMs } from './mainThreadMs.ts';
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
  /** Processor time per response, meaningful even on a busy machine; NaN if unknown. */
  readonly oursMs: number;
  readonly bareMs: number;
}

/** How many responses per second a URL gives, compared with a bare server that sends the same bytes for the same request. */
export async function besideBare(
  address: string,
  request: BenchRequest = {},
  processId = 0,
): Promise<BesideBare> {
  const { headers, body } = await fetchRaw(address, request);
  const bare = await startBareServer({ headers, body: body.toString('base64') });
  // The bare server sends our response, which may be compressed, so its content is not checked.
  const { says: _, ...same } = request;
  try {
    const turns: { ours: TimedLoad; bare: TimedLoad }[] = [];
    // Alternating, so that load on the machine affects both; the first round is a warm-up.
    for (let turn = 0; turn <= TURNS; turn++) {
      const ours = await timedLoad(processId, address, request);
      const limit = await timedLoad(bare.processId, bare.address, same);
      if (turn > 0) turns.push({ ours, bare: limit });
    }
    return {
      ours: median(turns.map((turn) => turn.ours.requestsPerSecond)),
      bare: median(turns.map((turn) => turn.bare.requestsPerSecond)),
      ratio: median(turns.map((turn) => turn.ours.requestsPerSecond / turn.bare.requestsPerSecond)),
      oursP99Ms: median(turns.map((turn) => turn.ours.p99Ms)),
      bareP99Ms: median(turns.map((turn) => turn.bare.p99Ms)),
      oursMs: median(turns.map((turn) => turn.ours.eachMs)),
      bareMs: median(turns.map((turn) => turn.bare.eachMs)),
    };
  } finally {
    bare.stop();
  }
}

interface TimedLoad extends LoadResult {
  readonly eachMs: number;
}

async function timedLoad(processId: number, address: string, request: BenchRequest): Promise<TimedLoad> {
  const before = await mainThreadMs(processId);
  const result = await load(address, TURN_SECONDS, request);
  return { ...result, eachMs: ((await mainThreadMs(processId)) - before) / result.answers };
}

/** The same as table rows; the limit applies to the share of bare Node's rate. */
export async function rowsBesideBare(
  name: string,
  address: string,
  { atLeast, ...request }: BenchRequest & { readonly atLeast: number },
  processId: number,
): Promise<Row[]> {
  const found = await besideBare(address, request, processId);
  const { ours, bare, ratio, oursP99Ms, bareP99Ms, oursMs, bareMs } = found;
  return [
    row(`${name}: Portico`, ours, 'answers/s'),
    row(`${name}: bare`, bare, 'answers/s'),
    row(`${name}: ratio`, ratio, '×', { atLeast }),
    row(`${name}: p99 Portico`, oursP99Ms, 'ms'),
    row(`${name}: p99 bare`, bareP99Ms, 'ms'),
    row(`${name}: processor, each`, oursMs, 'ms'),
    row(`${name}: processor, times bare`, oursMs / bareMs, '×'),
  ];
}
