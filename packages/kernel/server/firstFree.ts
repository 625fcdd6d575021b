/**
 * Finds the first free number with few queries, however many are taken: doubles the distance, then bisects. If numbers were
 * freed again, it may be a later one.
 */
export async function firstFree(isFree: (number: number) => boolean | Promise<boolean>): Promise<number> {
  let [taken, free] = [0, 1];
  while (!(await isFree(free))) [taken, free] = [free, free * 2];
  while (free - taken > 1) {
    const between = Math.floor((taken + free) / 2);
    if (await isFree(between)) free = between;
    else taken = between;
  }
  return free;
}
