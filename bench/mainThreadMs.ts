import { readFile } from 'node:fs/promises';

/** CPU time of a process's main thread, which runs the event loop. Linux only. */
export async function mainThreadMs(processId: number): Promise<number> {
  const [nanoseconds] = (
    await readFile(`/proc/${processId}/task/${processId}/schedstat`, 'utf8').catch(() => '')
  ).split(' ');
  return Number(nanoseconds || Number.NaN) / 1e6;
}
