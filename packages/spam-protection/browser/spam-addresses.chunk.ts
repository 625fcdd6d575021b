import { CALLS } from '../protocol/calls.ts';
import { KEYS } from '../protocol/keys.ts';
import { type DecoderHost, listenForDecoding } from './decoder.ts';
import type { Guard, GuardPart } from './Guard.ts';

/** For pages that hide addresses from harvesters. */
export const join: GuardPart['join'] = (guard) => {
  listenForDecoding(visitorsDecoder(guard), guard.protection.load);
};

/** The decoder of a visitor's page. */
function visitorsDecoder({ protection, calls }: Guard): DecoderHost {
  const { view, configuration, store, eventToken } = protection;
  return {
    view,
    text: configuration.text,
    async decode(encodedEmails) {
      const { transport, sessions } = await calls();
      const reply = await transport.call(CALLS.decodeEmail, {
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
    },
  };
}
