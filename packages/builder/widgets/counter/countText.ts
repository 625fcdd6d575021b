interface Count {
  readonly from: string;
  readonly to: string;
  readonly delimiter: string;
}

/** The maximum in browsers. */
const MOST_DECIMALS = 100;

/** The counter's final text, if it is wider than the number as written; otherwise `null`. */
export function lastText(count: Count): string | null {
  const text = countText(count, 1);
  return text.length > count.to.length ? text : null;
}

/** The counter's text at a share of its duration, from 0 to 1. */
export function countText(count: Count, share: number): string {
  return countTexts(count)(share);
}

/** The same for many moments, sixty times a second. */
export function countTexts({ from, to, delimiter }: Count): (share: number) => string {
  const start = parse(from);
  const end = parse(to);
  const decimals = Math.min(MOST_DECIMALS, plain(to).split('.')[1]?.length ?? 0);
  return (share) => {
    const value = share >= 1 ? end : start + (end - start) * swing(share);
    return grouped(decimals > 0 ? value.toFixed(decimals) : whole(value), delimiter);
  };
}

/** Slow, fast, slow: jQuery's swing easing. */
function swing(share: number): number {
  return 0.5 - Math.cos(share * Math.PI) / 2;
}

/** Without an exponent, even for large numbers. */
function whole(value: number): string {
  const integer = Math.trunc(value);
  return Number.isSafeInteger(integer) ? String(integer) : BigInt(integer).toString();
}

/** Only the digits before the decimal point. */
function grouped(text: string, delimiter: string): string {
  if (!delimiter) return text;
  const [integer = '', decimals] = text.split('.');
  const groups = integer.replace(/\B(?=(\d{3})+$)/g, () => delimiter);
  return decimals === undefined ? groups : `${groups}.${decimals}`;
}

function parse(text: string): number {
  const number = Number.parseFloat(plain(text));
  return Number.isFinite(number) ? number : 0;
}

/** Converts Arabic and Persian digits: each set of ten starts at a multiple of sixteen. */
function plain(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) % 16)).trim();
}
