import { NEW_PASSWORD_PATH } from '../newPasswordPath.ts';

/** The token of a mailed link that was opened, or `null` at every other address. */
export function linkToken({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): string | null {
  return pathname.replace(/\/$/, '') === NEW_PASSWORD_PATH ? hash.slice(1) : null;
}
