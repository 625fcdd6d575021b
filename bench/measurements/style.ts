import type * as Drawing from '../../packages/builder/testing/drawStyles.ts';
import { loadBuilt } from '../../scripts/build/loadBuilt.ts';
import { type Measurement, row } from '../Measurement.ts';
import { median } from '../statistics.ts';

// This figure is about the server, so the code is built like the server's.
const { idleReason, mutationsOfSamples, pageOfElements, documentStyles } = await loadBuilt<typeof Drawing>(
  'packages/builder/testing/drawStyles.ts',
);

const ELEMENTS = 300;
const ROUNDS = 200;

export const measurement: Measurement = {
  name: 'Style: what settings change on a page, and what drawing them costs',
  run: () => {
    // Before the many small sample documents, which a server would not render in between.
    const sheetMs = medianMs();
    const { changing, idle } = mutationsOfSamples();
    const all = changing.length + idle.length;
    for (const value of idle)
      console.log(`${value.kind} ${value.setting}: ${idleReason(value) ?? 'no reason is known'}`);
    return Promise.resolve([
      row('values that were taken away from the samples', all, ''),
      row('of them, seen on the page', (changing.length / all) * 100, '%', { atLeast: 97 }),
      row(`sheet of ${ELEMENTS} elements, median of the processor's time`, sheetMs, 'ms', { atMost: 5 }),
    ]);
  },
};

function medianMs(): number {
  const page = pageOfElements(ELEMENTS);
  const times = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage();
    documentStyles(page);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return median(times);
}
