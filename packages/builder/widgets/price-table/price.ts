import { type Settings, textOf } from '../../model/settings/read.ts';

/** The currency symbol: one of the named ones, or the author's own. */
export function currencyOf({ currency_symbol: name, currency_symbol_custom: own }: Settings): string {
  if (name === 'custom') return textOf(own);
  return SYMBOLS.get(textOf(name, 'dollar')) ?? '';
}

/** `39.99` is shown as 39 with a small 99. Other formats use a comma. */
export function priceParts({ price, currency_format: format }: Settings): {
  whole: string;
  fraction: string;
} {
  const written = textOf(price);
  const at = written.lastIndexOf(format === ',' ? ',' : '.');
  return at < 0
    ? { whole: written, fraction: '' }
    : { whole: written.slice(0, at), fraction: written.slice(at + 1) };
}

const SYMBOLS: ReadonlyMap<string, string> = new Map([
  ['dollar', '$'],
  ['euro', '€'],
  ['pound', '£'],
  ['yen', '¥'],
  ['rupee', '₨'],
  ['indian_rupee', '₹'],
  ['franc', '₣'],
  ['krona', 'kr'],
  ['lira', '₤'],
  ['peseta', '₧'],
  ['peso', '₱'],
  ['real', 'R$'],
  ['ruble', '₽'],
  ['shekel', '₪'],
  ['baht', '฿'],
  ['won', '₩'],
  ['guilder', 'ƒ'],
]);
