/** Formats an amount in minor units. */
export function formatMoney(minor: number, currency: string, language = 'en-GB'): string {
  return new Intl.NumberFormat(language, { style: 'currency', currency }).format(
    minor / 10 ** minorUnitOf(currency),
  );
}

/** How many decimals a currency has. */
export function minorUnitOf(currency: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}
