import type { Secrets } from '@portico/kernel/server';
import { acceptedAltSession } from '../../protocol.ts';
import type { AnswerCall } from '../http/Call.ts';
import type { AltSessions } from '../sessions/createAltSessions.ts';
import { visitorId } from '../visitors.ts';

const NO_DATA = { success: false, error: 'AltSessions: No cookies data provided.' } as const;

/** Keeps what a browser gathered when it may not have cookies. */
export function altSessions(sessions: AltSessions, secrets: Secrets): AnswerCall {
  return async ({ fields, visitor }) => {
    const sent = unpack(fields.cookies);
    if (sent === null) return NO_DATA;
    await sessions.merge(await visitorId(secrets, visitor), acceptedAltSession(sent));
    return { success: true };
  };
}

/** A map or a list of pairs, as itself or as JSON; slashes before quotes are what WordPress's clients add. */
function unpack(cookies: unknown): object | null {
  if (typeof cookies === 'object') return cookies;
  if (typeof cookies !== 'string') return null;
  for (const text of [cookies, cookies.replaceAll('\\"', '"')]) {
    try {
      const parsed: unknown = JSON.parse(text);
      if (typeof parsed === 'object') return parsed;
    } catch {
      // The next way of reading it is tried; in the end it is no data.
    }
  }
  return null;
}
