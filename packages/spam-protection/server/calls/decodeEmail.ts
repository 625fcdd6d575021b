import { parsedJson, recordOf } from '@portico/kernel/records';
import type { Clock, Limits, OverLimit, Secrets } from '@portico/kernel/server';
import { textField, tryAgainIn } from '@portico/kernel/server/http';
import { judge, noEvidence } from '../../verdict/index.ts';
import { type DecodedAddress, KEYS, parseSignals } from '../../wire/public.ts';
import type { Addresses } from '../addresses/createAddresses.ts';
import type { AltSessions } from '../sessions/createAltSessions.ts';
import { DECODING, DECODING_OF_BROWSER } from '../spamLimits.ts';
import type { EventTokens } from '../tokens/createEventTokens.ts';
import { visitorId } from '../visitors.ts';
import { visitorWordsIn } from '../words/visitorWords.ts';
import { type AnswerCall, LaterAnswer } from './Call.ts';

export interface DecodeParts {
  readonly addresses: Addresses;
  readonly clock: Clock;
  readonly limits: Limits;
  readonly secrets: Secrets;
  readonly sessions: AltSessions;
  readonly tokens: EventTokens;
  /** The site's language. */
  readonly language: () => string;
}

const MOST_A_CALL = 200;

/** Reveals a page's addresses to people, but not to programs. */
export function decodeEmail({
  addresses,
  clock,
  limits,
  secrets,
  sessions,
  tokens,
  language,
}: DecodeParts): AnswerCall {
  const overLimit = (address: string, browser: string, amount: number): Promise<OverLimit | null> =>
    limits.takeAll([
      { limit: DECODING.calls, caller: address },
      { limit: DECODING.addresses, caller: address, amount },
      { limit: DECODING_OF_BROWSER.calls, caller: browser },
      { limit: DECODING_OF_BROWSER.addresses, caller: browser, amount },
    ]);

  return async ({ fields, visitor, actor }) => {
    const encoded = stringsIn(fields.encodedEmails);
    if (encoded.length === 0) return refusal([''], 'Nothing to decode was sent.', false);
    const id = await visitorId(secrets, visitor);
    if (!actor) {
      const over = await overLimit(visitor.address, id, encoded.length);
      if (over) return later(encoded, over, language());
      const sent = recordOf(parsedJson(textField(fields, 'event_javascript_data')));
      const token = textField(fields, 'event_token');
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
      // A token may be used for decoding and later for a submission: it is not spent here.
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

/** The popup shows the error of an invalid response, other clients the comment. */
function later(encoded: readonly string[], over: OverLimit, language: string): LaterAnswer {
  const comment = `${visitorWordsIn(language).tooMany} ${tryAgainIn(over.retryAfterMs, language)}`;
  return new LaterAnswer(over, { ...refusal(encoded, comment, false), error: comment });
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
  const map = typeof sent === 'string' ? parsedJson(sent) : sent;
  if (typeof map !== 'object' || map === null) return [];
  return Object.values(map)
    .slice(0, MOST_A_CALL)
    .filter((value) => typeof value === 'string');
}
