/** IDs in the format of kits. Others, like the marketplace's file names, are not kept. */
export const IS_KIT_NUMBER = /^[1-9]\d{0,8}$/;

/**
 * The IDs of this site's things in a kit: those they were imported with, then their own if not taken. The rest are numbered on
 * from the highest.
 */
export function kitNumbers(
  locals: readonly string[],
  identities: ReadonlyMap<string, { readonly original: string }>,
): ReadonlyMap<string, string> {
  const numbers = new Map<string, string>();
  const inOrder = [...locals].sort(byNumber);
  for (const local of inOrder) {
    const identity = identities.get(local);
    if (identity) numbers.set(local, identity.original);
  }
  const taken = new Set(numbers.values());
  let highest = [...taken, ...locals].reduce((most, number) => Math.max(most, Number(number) || 0), 0);
  for (const local of inOrder) {
    if (numbers.has(local)) continue;
    const number = taken.has(local) ? String(++highest) : local;
    numbers.set(local, number);
    taken.add(number);
  }
  return numbers;
}

export function byNumber(a: string, b: string): number {
  return Number(a) - Number(b) || (a < b ? -1 : 1);
}
