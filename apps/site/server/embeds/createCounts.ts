/** Counts things on a page by kind. */
export function createCounts(): (kind: string) => number {
  const counts = new Map<string, number>();
  return (kind) => {
    const next = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, next);
    return next;
  };
}
