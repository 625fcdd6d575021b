/** An amount in the smallest unit of its currency, as people write it. */
export function formatMoney(minor: number, currency: string, language = 'en-GB'): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency });
  return format.format(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
