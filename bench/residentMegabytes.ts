import { readFile } from 'node:fs/promises';

/** What a process holds in memory now, or held at most. Linux tells; elsewhere it is NaN, which keeps no limit. */
export async function residentMegabytes(
  processId: number,
  field: 'VmRSS' | 'VmHWM' = 'VmRSS',
): Promise<number> {
  const status = await readFile(`/proc/${processId}/status`, 'utf8').catch(() => '');
  const kilobytes = new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1];
  return (Number(kilobytes ?? Number.NaN) * 1024) / 1_000_000;
}
