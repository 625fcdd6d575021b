const MOST_RANGES = 200;
const LAST_LINE = 5_000;

/** The lines that a text such as `1, 3-6` names, up to the last line. */
export function linesIn(written: string, last: number): ReadonlySet<number> {
  const lines = new Set<number>();
  for (const range of written.split(',', MOST_RANGES)) {
    const [from = Number.NaN, to = from] = range.split('-').map(Number);
    for (let line = Math.max(1, from); line <= Math.min(to, last, LAST_LINE); line++) lines.add(line);
  }
  return lines;
}
