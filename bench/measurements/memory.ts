import { startBuiltSite } from '../../scripts/site/startBuiltSite.ts';
import { load } from '../load.ts';
import { type Measurement, row } from '../Measurement.ts';
import { residentMegabytes } from '../residentMegabytes.ts';

export const measurement: Measurement = {
  name: 'Memory of the server process (resident)',
  async run() {
    const site = await startBuiltSite();
    try {
      const idle = await residentMegabytes(site.processId);
      for (const path of ['/', '/assets/portico.js', '/healthz']) await load(site.baseURL + path, 3);
      const busy = await residentMegabytes(site.processId);
      return [row('after the start', idle, 'MB'), row('after 9 s of full load', busy, 'MB', { atMost: 400 })];
    } finally {
      await site.stop();
    }
  },
};
