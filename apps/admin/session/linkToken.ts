import { NEW_PASSWORD_PATH } from '../newPasswordPath.ts';

/** The token of a mailed link, or `null` at any other URL. */
export function linkToken({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): string | null {
  return pathname.replace(/\/$/, '') === NEW_PASSWORD_PATH ? hash.slice(1) : null;
}
