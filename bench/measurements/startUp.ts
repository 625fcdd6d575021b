import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBuiltSite } from '../../scripts/site/startBuiltSite.ts';
import { type Measurement, row } from '../Measurement.ts';
import { median } from '../statistics.ts';

const ROUNDS = 5;
const LIMIT_MS = 3_000;

export const measurement: Measurement = {
  name: 'From the start of the process to the first answer',
  async run() {
    const first: number[] = [];
    const again: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const data = await mkdtemp(join(tmpdir(), 'portico-start-'));
      for (const times of [first, again]) {
        const site = await startBuiltSite({ PORTICO_DATA: data });
        times.push(site.startUpMs);
        await site.stop();
      }
      await rm(data, { recursive: true });
    }
    return [
      row('with an empty data folder', median(first), 'ms', { atMost: LIMIT_MS }),
      row('with its data', median(again), 'ms', { atMost: LIMIT_MS }),
    ];
  },
};
