/**
 * The first number that is free, asked for in few questions however many are taken: twice as far each time, and then in
 * between. Where numbers were given back it may be a later one.
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
