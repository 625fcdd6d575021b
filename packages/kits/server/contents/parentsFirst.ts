import type { TermFile } from '../../wire/public.ts';

/** Parents always before their children; otherwise the order is kept. */
export function parentsFirst(terms: readonly TermFile[]): TermFile[] {
  const sorted: TermFile[] = [];
  const placed = new Set<number>([0]);
  let waiting = terms;
  while (waiting.length > 0) {
    const ready = waiting.filter(({ parent }) => placed.has(parent));
    // Parents that are not in the kit, or that form a cycle, are ignored.
    const next = ready.length > 0 ? ready : waiting.map((term) => ({ ...term, parent: 0 }));
    sorted.push(...next);
    for (const { term_id } of next) placed.add(term_id);
    waiting = ready.length > 0 ? waiting.filter((term) => !placed.has(term.term_id)) : [];
  }
  return sorted;
}
