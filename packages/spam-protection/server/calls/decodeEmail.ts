import type { Clock, Secrets } from '@portico/kernel/server';
import { type DecodedAddress, KEYS, parseSignals } from '../../protocol.ts';
import { judge, noEvidence } from '../../verdict/index.ts';
import type { Addresses } from '../addresses/createAddresses.ts';
import type { AnswerCall } from '../http/Call.ts';
import { text } from '../http/readFields.ts';
import type { Rates } from '../rates.ts';
import type { AltSessions } from '../sessions/createAltSessions.ts';
import type { EventTokens } from '../tokens/createEventTokens.ts';
import { visitorId } from '../visitors.ts';

export interface DecodeParts {
  readonly addresses: Addresses;
  readonly clock: Clock;
  readonly rates: Rates;
  readonly secrets: Secrets;
  readonly sessions: AltSessions;
  readonly tokens: EventTokens;
}

const MOST_A_CALL = 200;
/** Enough for somebody who reads the whole site, too little to decode other people's lists. */
const CALLS_A_MINUTE = 12;
const ADDRESSES_AN_HOUR = 600;
const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;

/** Gives the addresses of a page to people, and keeps them from programs. */
export function decodeEmail({ addresses, clock, rates, secrets, sessions, tokens }: DecodeParts): AnswerCall {
  return async ({ fields, visitor, actor }) => {
    const encoded = stringsIn(fields.encodedEmails);
    if (encoded.length === 0) return refusal([''], 'Nothing to decode was sent.', false);
    const id = await visitorId(secrets, visitor);
    if (!actor) {
      const isSlow =
        (await rates.allow(`decode:${id}`, CALLS_A_MINUTE, MINUTE_MS)) &&
        (await rates.allow(`decoded:${id}`, ADDRESSES_AN_HOUR, HOUR_MS, encoded.length));
      if (!isSlow) return refusal(encoded, 'Too many attempts. Please wait a minute.', true);
      const sent = jsonOf(text(fields, 'event_javascript_data'));
      const token = text(fields, 'event_token');
      const signals = parseSignals({
        ...(await sessions.read(id)),
        ...sent,
        ...(token && { [KEYS.eventToken]: token }),
      });
      const evidence = noEvidence({}, clock.now());
      const { decision } = judge({
        ...evidence,
        signals,
        facts: {
          ...evidence.facts,
          eventToken: signals.eventToken ? await tokens.check(signals.eventToken, id) : null,
        },
      });
      // A token that is used for a submission later on may have been used for decoding before: it is not spent here.
      if (decision === 'spam') return refusal(encoded, 'Bot activity', true);
    }
    return {
      success: true,
      data: await Promise.all(
        encoded.map(async (original): Promise<DecodedAddress> => {
          const address = await addresses.decode(original);
          return address === null
            ? item(original, '', false, 'This address was not encoded by this site.')
            : item(original, address, true, 'Allowed');
        }),
      ),
    };
  };
}

function refusal(encoded: readonly string[], comment: string, success: boolean) {
  return { success, data: encoded.map((original) => item(original, '', false, comment)) };
}

function item(original: string, address: string, isAllowed: boolean, comment: string): DecodedAddress {
  return {
    is_allowed: isAllowed,
    show_comment: !isAllowed,
    comment,
    encoded_email: original,
    decoded_email: address,
  };
}

function stringsIn(sent: unknown): string[] {
  const map = typeof sent === 'string' ? jsonOf(sent) : sent;
  if (typeof map !== 'object' || map === null) return [];
  return Object.values(map)
    .slice(0, MOST_A_CALL)
    .filter((value) => typeof value === 'string');
}

function jsonOf(sent: string): object {
  try {
    const parsed: unknown = JSON.parse(sent);
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch {
    // What cannot be read tells nothing.
    return {};
  }
}
