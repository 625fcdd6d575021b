import { FIELDS } from '../../protocol/keys.ts';
import { noCookieText } from '../noCookieData.ts';
import type { Protection } from '../Protection.ts';

export type Evidence = readonly [field: string, value: string];

/** What a request of another product carries for the server to judge it by: the token, or else everything gathered. */
export function evidence(protection: Protection): Evidence {
  return tokenEvidence(protection) ?? [FIELDS.noCookie, noCookieText(protection)];
}

/** Where only the token will do, as long as the bot detector is on. */
export function strictEvidence(protection: Protection): Evidence | undefined {
  const { hasBotDetector } = protection.configuration;
  return hasBotDetector ? tokenEvidence(protection) : evidence(protection);
}

function tokenEvidence({ configuration, eventToken }: Protection): Evidence | undefined {
  const token = configuration.hasBotDetector && eventToken();
  return token ? [FIELDS.eventToken, token] : undefined;
}
