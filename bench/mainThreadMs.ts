import { readFile } from 'node:fs/promises';

/** The processor's time that the main thread of a process has had, where the event loop runs. Linux tells. */
export async function mainThreadMs(processId: number): Promise<number> {
  const [nanoseconds] = (
    await readFile(`/proc/${processId}/task/${processId}/schedstat`, 'utf8').catch(() => '')
  ).split(' ');
  return Number(nanoseconds || Number.NaN) / 1e6;
}
