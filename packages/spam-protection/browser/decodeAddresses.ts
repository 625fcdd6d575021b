import { KEYS } from '../wire/public.ts';
import type { AltSessions } from './altSessions.ts';
import type { DecodeReply } from './decoder.ts';
import type { Protection } from './Protection.ts';
import type { Transport } from './transport/createTransport.ts';

/** Asks the server to decode a page's encoded addresses. Any response lets the visitor pass from then on. */
export async function decodeAddresses(
  { view, configuration, store, eventToken }: Protection,
  transport: Transport,
  sessions: AltSessions,
  encodedEmails: Readonly<Record<string, string>>,
): Promise<DecodeReply> {
  const reply = await transport.call('decodeEmail', {
    post_url: view.location.href,
    referrer: view.document.referrer,
    ...(configuration.hasBotDetector
      ? { event_token: eventToken() }
      : { event_javascript_data: sessions.behaviour() }),
    encodedEmails,
  });
  if (reply.kind === 'failure') return { kind: 'failure', reason: reply.reason };
  store.set({ [KEYS.decoderPassed]: configuration.text('emailEncoderPassKey') });
  return { kind: 'answer', body: reply.body };
}
