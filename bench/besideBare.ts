import { fetchRaw } from './fetchRaw.ts';
import { load } from './load.ts';
import { startBareServer } from './startBareServer.ts';
import { median } from './statistics.ts';

const TURNS = 5;
const TURN_SECONDS = 1;

export interface BesideBare {
  readonly ours: number;
  readonly bare: number;
  readonly ratio: number;
}

/** How many answers a second an address gives, beside a bare server that answers the same bytes. */
export async function besideBare(address: string): Promise<BesideBare> {
  const { headers, body } = await fetchRaw(address);
  const bare = await startBareServer({ headers, body: body.toString('base64') });
  try {
    const turns: { ours: number; bare: number }[] = [];
    // In turns, so that a busy moment of the machine hits both; the first turn only warms up.
    for (let turn = 0; turn <= TURNS; turn++) {
      const ours = (await load(address, TURN_SECONDS)).requestsPerSecond;
      const limit = (await load(bare.address, TURN_SECONDS)).requestsPerSecond;
      if (turn > 0) turns.push({ ours, bare: limit });
    }
    return {
      ours: median(turns.map((turn) => turn.ours)),
      bare: median(turns.map((turn) => turn.bare)),
      ratio: median(turns.map((turn) => turn.ours / turn.bare)),
    };
  } finally {
    bare.stop();
  }
}
