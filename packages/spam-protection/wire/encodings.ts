import { isRecord } from '@portico/kernel/records';
import { fromBase64 } from './fromBase64.ts';

/** The prefix of the no-cookie field's value. */
export const NO_COOKIE_PREFIX = '_ct_no_cookie_data_';

/** The value of the no-cookie field: all collected signals, in base64. */
export function encodeNoCookieData(data: Readonly<Record<string, unknown>>): string {
  return NO_COOKIE_PREFIX + toBase64(JSON.stringify(data));
}

/** The contents of a no-cookie field, or `null` if it cannot be read. Other text may come before the prefix. */
export function decodeNoCookieData(value: string): Readonly<Record<string, unknown>> | null {
  const at = value.indexOf(NO_COOKIE_PREFIX);
  return at < 0 ? null : decodeMap(value.slice(at + NO_COOKIE_PREFIX.length));
}

/** JSON in base64, as in the visible-fields input. */
export function encodeMap(data: unknown): string {
  return toBase64(JSON.stringify(data));
}

export function decodeMap(base64: string): Readonly<Record<string, unknown>> | null {
  try {
    // An unescaped plus sign in a URL-encoded body has become a space.
    const parsed: unknown = JSON.parse(fromBase64(base64.replaceAll(' ', '+')));
    return isRecord(parsed) ? parsed : null;
  } catch {
    // Anybody may send broken base64 or JSON; it means nothing.
    return null;
  }
}

export function toBase64(text: string): string {
  let bytes = '';
  for (const byte of new TextEncoder().encode(text)) bytes += String.fromCharCode(byte);
  return btoa(bytes);
}
