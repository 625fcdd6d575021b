import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startBuiltSite } from '../../scripts/site/startBuiltSite.ts';
import { createLedger, LEDGER_SETTINGS } from './createLedger.ts';
import type { Disturb, FaultResult } from './Fault.ts';
import { watchHealth } from './watchHealth.ts';

interface Kills {
  /** Whether to stop. */
  readonly isEnough: (round: number, acknowledged: number) => boolean;
  /** The maximum number of messages between kills. */
  readonly longestRound: number;
  readonly settings?: Readonly<Record<string, string>>;
  /** Another fault before each kill. */
  readonly disturb?: Disturb;
}

const VISITORS = 8;
/** So that kills do not always coincide with a response. */
const LONGEST_AFTER_MS = 100;

/** Kills the server at random moments while visitors write, restarts it, and checks the result at the end. */
export async function underKills({
  isEnough,
  longestRound,
  settings = {},
  disturb,
}: Kills): Promise<FaultResult> {
  const folder = await mkdtemp(join(tmpdir(), 'portico-kills-'));
  const ledger = createLedger();
  const start = () => startBuiltSite({ ...LEDGER_SETTINGS, ...settings, PORTICO_DATA: folder });
  const remarks: string[] = [];
  let worstWaitMs = 0;
  try {
    for (let round = 0; !isEnough(round, ledger.acknowledged.size); round += 1) {
      const site = await start();
      if (round === 0) await ledger.makeForm(site.baseURL);
      const health = watchHealth(site.baseURL);
      const end = new AbortController();
      const writing = ledger.write(site.baseURL, VISITORS, end.signal);
      remarks.push((await disturb?.({ site, answers: ledger.answers })) ?? '');
      await ledger.answers(Math.ceil(Math.random() * longestRound));
      await wait(Math.random() * LONGEST_AFTER_MS);
      process.kill(site.processId, 'SIGKILL');
      end.abort();
      await writing;
      worstWaitMs = Math.max(worstWaitMs, await health.stop());
      // It did not stop cleanly, as intended here.
      await site.stop().catch(() => undefined);
    }
    const site = await start();
    await ledger.settle(site.baseURL);
    const found = await ledger.compare(site.baseURL);
    await site.stop();
    const remark = [`${remarks.length} kills`, ...remarks.filter(Boolean)].join('; ');
    return { acknowledged: ledger.acknowledged.size, ...found, worstWaitMs, remark };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
