import { isOn, isRecord, textOf } from './read.ts';

/** Attributes of a link that is safe to print. */
export interface LinkAttributes {
  readonly href: string;
  readonly target?: '_blank';
  readonly rel?: string;
}

/** The link that a setting describes: `{ url, is_external, nofollow }`, or a bare address. `null` when there is none. */
export function linkOf(value: unknown): LinkAttributes | null {
  const href = safeAddress(isRecord(value) ? value.url : value);
  if (!href) return null;
  const isExternal = isRecord(value) && isSet(value.is_external);
  const rel = [isExternal && 'noopener', isRecord(value) && isSet(value.nofollow) && 'nofollow']
    .filter(Boolean)
    .join(' ');
  return { href, ...(isExternal && { target: '_blank' as const }), ...(rel && { rel }) };
}

/** An address that leads somewhere and runs nothing; empty for any other. */
export function safeAddress(value: unknown): string {
  // Browsers pass over control characters and spaces in `java script:`; so that nobody hides behind them, they go first.
  const address = [...textOf(value)]
    .filter((character) => character > ' ' && character !== '\u007f')
    .join('');
  const scheme = /^([^/?#]*?):/.exec(address)?.[1]?.toLowerCase();
  return scheme === undefined || SAFE_SCHEMES.has(scheme) ? address : '';
}

/** As `safeAddress`, for what is shown rather than followed. */
export function safeFile(value: unknown): string {
  const address = safeAddress(value);
  return /^(mailto|tel|sms):/i.test(address) ? '' : address;
}

const SAFE_SCHEMES = new Set(['http', 'https', 'mailto', 'tel', 'sms']);

/** Links carry `on` where other switches carry `yes`. */
function isSet(value: unknown): boolean {
  return value === 'on' || value === true || isOn(value);
}
