import { isRecord } from '@portico/kernel/records';
import { fromBase64 } from './fromBase64.ts';

/** What the no-cookie field's value begins with. */
export const NO_COOKIE_PREFIX = '_ct_no_cookie_data_';

/** The value of the no-cookie field: everything gathered, in base64. */
export function encodeNoCookieData(data: Readonly<Record<string, unknown>>): string {
  return NO_COOKIE_PREFIX + toBase64(JSON.stringify(data));
}

/** What is in a no-cookie field, or `null` if it cannot be read. Other text may stand before the prefix. */
export function decodeNoCookieData(value: string): Readonly<Record<string, unknown>> | null {
  const at = value.indexOf(NO_COOKIE_PREFIX);
  return at < 0 ? null : decodeMap(value.slice(at + NO_COOKIE_PREFIX.length));
}

/** JSON in base64, as the visible-fields input has it. */
export function encodeMap(data: unknown): string {
  return toBase64(JSON.stringify(data));
}

export function decodeMap(base64: string): Readonly<Record<string, unknown>> | null {
  try {
    // A plus sign that went through an urlencoded body without being escaped has become a space.
    const parsed: unknown = JSON.parse(fromBase64(base64.replaceAll(' ', '+')));
    return isRecord(parsed) ? parsed : null;
  } catch {
    // Broken base64 or JSON comes from anybody who likes to send it; it says nothing.
    return null;
  }
}

export function toBase64(text: string): string {
  let bytes = '';
  for (const byte of new TextEncoder().encode(text)) bytes += String.fromCharCode(byte);
  return btoa(bytes);
}
