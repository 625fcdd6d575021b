/**
 * The number in a kit's value, given as a number or text; `NaN` for anything else. `Number` itself throws for some JSON values,
 * such as an object with a member called `toString`.
 */
export function numberIn(value: unknown): number {
  return typeof value === 'number' || typeof value === 'string' ? Number(value) : Number.NaN;
}
