const MILLISECONDS_FROM = 1e10;

/** The time in a `data-time` attribute, in epoch milliseconds: it is in seconds, in some products in milliseconds. */
export function instantOf(value: string | null | undefined): number | null {
  const number = value?.trim() ? Number(value) : Number.NaN;
  if (!Number.isFinite(number)) return null;
  return Math.abs(number) >= MILLISECONDS_FROM ? number : number * 1000;
}
