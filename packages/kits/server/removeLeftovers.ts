import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Removes what a killed server has left in a folder: anything named by an ID that is old enough and that no row has. IDs begin
 * with their creation time.
 */
export async function removeLeftovers(
  folder: string,
  before: number,
  live: readonly { readonly id: string }[],
): Promise<void> {
  const ids = new Set(live.map(({ id }) => id));
  for (const name of await namesIn(folder)) {
    const id = name.slice(0, ID_LENGTH);
    if (IS_ID.test(id) && madeAt(id) < before && !ids.has(id))
      await rm(join(folder, name), { recursive: true, force: true });
  }
}

const ID_LENGTH = 36;
const IS_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}$/;

function madeAt(id: string): number {
  return Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
}

/** A folder that was never used may not exist. */
async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}
