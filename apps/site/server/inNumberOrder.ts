import type { Migration } from '@portico/kernel/server';

/**
 * Sorts migrations of the same family by number, whichever feature they belong to now: their names are recorded in owners'
 * databases and stay when a table moves to another feature.
 */
export function inNumberOrder(steps: readonly Migration[]): readonly Migration[] {
  const families = new Map<string, Migration[]>();
  for (const step of steps) {
    const family = step.name.replace(/-\d.*$/, '');
    families.set(family, [...(families.get(family) ?? []), step]);
  }
  return [...families.values()].flatMap((family) =>
    family.sort((one, other) => numberOf(one) - numberOf(other)),
  );
}

function numberOf({ name }: Migration): number {
  return Number(/\d+/.exec(name)?.[0]);
}
