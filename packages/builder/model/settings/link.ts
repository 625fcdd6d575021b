import { isOn, isRecord, textOf } from './read.ts';

/** Attributes of a safe link. */
export interface LinkAttributes {
  readonly href: string;
  readonly target?: '_blank';
  readonly rel?: string;
}

/** The link in a setting: `{ url, is_external, nofollow }`, or a plain URL. `null` if there is none. */
export function linkOf(value: unknown): LinkAttributes | null {
  const href = safeAddress(isRecord(value) ? value.url : value);
  if (!href) return null;
  const isExternal = isRecord(value) && isSet(value.is_external);
  const rel = [isExternal && 'noopener', isRecord(value) && isSet(value.nofollow) && 'nofollow']
    .filter(Boolean)
    .join(' ');
  return { href, ...(isExternal && { target: '_blank' as const }), ...(rel && { rel }) };
}

/** A URL that does not run anything; empty for any other. */
export function safeAddress(value: unknown): string {
  // Browsers ignore control characters and spaces in `java script:`, so they are removed first.
  const address = [...textOf(value)]
    .filter((character) => character > ' ' && character !== '\u007f')
    .join('');
  const scheme = /^([^/?#]*?):/.exec(address)?.[1]?.toLowerCase();
  return scheme === undefined || SAFE_SCHEMES.has(scheme) ? address : '';
}

/** Like `safeAddress`, for files that are shown rather than links. */
export function safeFile(value: unknown): string {
  const address = safeAddress(value);
  return /^(mailto|tel|sms):/i.test(address) ? '' : address;
}

const SAFE_SCHEMES = new Set(['http', 'https', 'mailto', 'tel', 'sms']);

/** Links use `on` where other switches use `yes`. */
function isSet(value: unknown): boolean {
  return value === 'on' || value === true || isOn(value);
}
