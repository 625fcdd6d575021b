/**
 * The number that a value of a kit is, written as one or as text; `NaN` for anything else. `Number` itself throws at
 * some of what JSON can hold, such as an object with a member called `toString`.
 */
export function numberIn(value: unknown): number {
  return typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN;
}
