import { readFile } from 'node:fs/promises';

/** Current or peak memory of a process. Linux only; elsewhere NaN, which meets no limit. */
export async function residentMegabytes(
  processId: number,
  field: 'VmRSS' | 'VmHWM' = 'VmRSS',
): Promise<number> {
  const status = await readFile(`/proc/${processId}/status`, 'utf8').catch(() => '');
  const kilobytes = new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1];
  return (Number(kilobytes ?? Number.NaN) * 1024) / 1_000_000;
}
