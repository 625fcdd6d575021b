import { startSite } from '../../../apps/site/server/testing/startSite.ts';
import { createLedger, LEDGER_SETTINGS } from '../createLedger.ts';
import type { Fault } from '../Fault.ts';
import { watchHealth } from '../watchHealth.ts';

const DAY_MS = 86_400_000;
const JUMPS_MS = [DAY_MS, -2 * DAY_MS, 400 * DAY_MS, -400 * DAY_MS, DAY_MS];
const MESSAGES = { short: 4, long: 500 } as const;

/** The clock jumps forward and back while messages arrive. In this process, where it can be set. */
export const fault: Fault = {
  name: 'clock jumps by days',
  async run(size) {
    let shift = 0;
    const site = await startSite({ ...LEDGER_SETTINGS }, { now: () => Date.now() + shift });
    try {
      const ledger = createLedger();
      await ledger.makeForm(site.address);
      const health = watchHealth(site.address);
      const end = new AbortController();
      const writing = ledger.write(site.address, 4, end.signal);
      for (const jump of JUMPS_MS) {
        await ledger.answers(MESSAGES[size]);
        shift += jump;
      }
      await ledger.answers(MESSAGES[size]);
      end.abort();
      await writing;
      const worstWaitMs = await health.stop();
      await ledger.settle(site.address);
      const found = await ledger.compare(site.address);
      return {
        acknowledged: ledger.acknowledged.size,
        ...found,
        worstWaitMs,
        remark: `${JUMPS_MS.length} jumps`,
      };
    } finally {
      await site.remove();
    }
  },
};
