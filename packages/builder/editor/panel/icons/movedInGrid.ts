/** Where a key leads in a grid that is read row by row; `null` for other keys. */
export function movedInGrid(
  key: string,
  { at, count, columns, isRtl }: { at: number; count: number; columns: number; isRtl: boolean },
): number | null {
  const step = STEPS[isRtl ? (MIRRORED[key] ?? key) : key];
  if (!step || count === 0) return null;
  const next = step(at, columns, count);
  return next >= 0 && next < count ? next : at;
}

const MIRRORED: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

const STEPS: Readonly<Record<string, (at: number, columns: number, count: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  ArrowUp: (at, columns) => at - columns,
  ArrowDown: (at, columns) => at + columns,
  Home: () => 0,
  End: (_at, _columns, count) => count - 1,
};
