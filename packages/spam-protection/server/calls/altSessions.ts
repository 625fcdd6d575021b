import { parsedJson } from '@portico/kernel/records';
import type { Limits, Secrets } from '@portico/kernel/server';
import { overLimit } from '@portico/kernel/server/http';
import { acceptedAltSession } from '../../wire/public.ts';
import type { AltSessions } from '../sessions/createAltSessions.ts';
import { SESSION_CALLS } from '../spamLimits.ts';
import { visitorId } from '../visitors.ts';
import type { AnswerCall } from './Call.ts';

const NO_DATA = { success: false, error: 'AltSessions: No cookies data provided.' } as const;

/** Stores the signals of a browser that may not have cookies. */
export function altSessions(sessions: AltSessions, secrets: Secrets, limits: Limits): AnswerCall {
  return async ({ fields, visitor }) => {
    const sent = unpack(fields.cookies);
    if (sent === null) return NO_DATA;
    const over = await limits.take(SESSION_CALLS, visitor.address);
    if (over) throw overLimit('Too much was sent from your network.', over);
    await sessions.merge(await visitorId(secrets, visitor), acceptedAltSession(sent));
    return { success: true };
  };
}

/** A map or a list of pairs, as such or as JSON; WordPress clients add slashes before quotes. */
function unpack(cookies: unknown): object | null {
  if (typeof cookies === 'object') return cookies;
  if (typeof cookies !== 'string') return null;
  for (const text of [cookies, cookies.replaceAll('\\"', '"')]) {
    const parsed = parsedJson(text);
    if (typeof parsed === 'object') return parsed;
  }
  return null;
}
