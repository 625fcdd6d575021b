import { startBuiltSite } from '../../scripts/site/startBuiltSite.ts';
import { createLedger, LEDGER_SETTINGS } from './createLedger.ts';
import type { Disturb, FaultResult } from './Fault.ts';
import { watchHealth } from './watchHealth.ts';

interface Writing {
  readonly settings?: Readonly<Record<string, string>>;
  readonly disturb: Disturb;
}

const VISITORS = 4;

/** Lets visitors write while something breaks and is repaired; at the end everything acknowledged must be there. */
export async function whileWriting({ settings = {}, disturb }: Writing): Promise<FaultResult> {
  const site = await startBuiltSite({ ...LEDGER_SETTINGS, ...settings });
  try {
    const ledger = createLedger();
    await ledger.makeForm(site.baseURL);
    const health = watchHealth(site.baseURL);
    const end = new AbortController();
    const writing = ledger.write(site.baseURL, VISITORS, end.signal);
    const remark = await disturb({ site, answers: ledger.answers }).finally(() => end.abort());
    await writing;
    const worstWaitMs = await health.stop();
    await ledger.settle(site.baseURL);
    const found = await ledger.compare(site.baseURL);
    return { acknowledged: ledger.acknowledged.size, ...found, worstWaitMs, remark };
  } finally {
    await site.stop();
  }
}
