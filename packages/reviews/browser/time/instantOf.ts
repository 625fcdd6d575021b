const MILLISECONDS_FROM = 1e10;

/** The moment that a `data-time` names, in epoch milliseconds: it holds seconds, in some products milliseconds. */
export function instantOf(value: string | null | undefined): number | null {
  const number = value?.trim() ? Number(value) : Number.NaN;
  if (!Number.isFinite(number)) return null;
  return Math.abs(number) >= MILLISECONDS_FROM ? number : number * 1000;
}
