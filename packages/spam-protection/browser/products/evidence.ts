import { FIELDS } from '../../wire/public.ts';
import type { Guard } from '../Guard.ts';

export type Evidence = readonly [field: string, value: string];

/** What another product's request carries for the verdict: the token, or otherwise all collected signals. */
export function evidence(guard: Guard): Evidence {
  return tokenEvidence(guard) ?? [FIELDS.noCookie, guard.noCookie.forRequest()];
}

/** For requests where only the token will do, as long as the bot detector is on. */
export function strictEvidence(guard: Guard): Evidence | undefined {
  return guard.protection.configuration.hasBotDetector ? tokenEvidence(guard) : evidence(guard);
}

function tokenEvidence({ protection: { configuration, eventToken } }: Guard): Evidence | undefined {
  const token = configuration.hasBotDetector && eventToken();
  return token ? [FIELDS.eventToken, token] : undefined;
}
