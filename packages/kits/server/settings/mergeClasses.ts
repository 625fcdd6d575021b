import type { GlobalClass, GlobalClasses } from '../../wire/public.ts';

const LONGEST_LABEL = 50;

/** Merges the site's classes with a kit's. A label that is taken gets `_1`, `_2`, …; the same class is not added twice. */
export function mergeClasses(
  existing: GlobalClasses | null,
  incoming: GlobalClasses,
  overridesAll: boolean,
): GlobalClasses {
  if (overridesAll || !existing) return incoming;
  const items: Record<string, GlobalClass> = { ...existing.items };
  const order = [...existing.order];
  const labels = new Set(Object.values(existing.items).map(({ label }) => label));
  for (const id of incoming.order) {
    const item = incoming.items[id];
    if (!item) continue;
    const known = items[id];
    if (known) {
      // The same ID is the same class: the kit's version is used, with the site's label.
      items[id] = { ...item, label: known.label };
      continue;
    }
    const label = freeLabel(item.label, labels);
    labels.add(label);
    items[id] = { ...item, label };
    order.push(id);
  }
  return { items, order };
}

function freeLabel(label: string, taken: ReadonlySet<string>): string {
  for (let number = 0; ; number++) {
    const ending = number === 0 ? '' : `_${number}`;
    const candidate = label.slice(0, LONGEST_LABEL - ending.length) + ending;
    if (!taken.has(candidate)) return candidate;
  }
}
