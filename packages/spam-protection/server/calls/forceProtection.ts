import { encodeNoCookieData, FIELDS } from '../../protocol.ts';
import type { AnswerCall } from '../http/Call.ts';
import { text } from '../http/readFields.ts';
import type { Judge } from '../verdicts/createJudge.ts';

/** Whether a form that is only shown to people may be shown; the answer is JSON inside a JSON text. */
export function forceProtection(judge: Judge): AnswerCall {
  return async ({ fields, visitor }) => {
    const sent = text(fields, 'event_javascript_data');
    const { decision, sentence } = await judge({
      source: 'force-protection',
      about: null,
      visitor,
      fields: {
        [FIELDS.noCookie]: encodeNoCookieData(mapOf(sent)),
        [FIELDS.eventToken]: text(fields, 'event_token'),
      },
      content: {},
    });
    return JSON.stringify({ allow: decision === 'spam' ? 0 : 1, message: sentence ?? '', success: true });
  };
}

function mapOf(json: string): Record<string, unknown> {
  try {
    const parsed: unknown = JSON.parse(json);
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? { ...parsed } : {};
  } catch {
    // Nothing readable came; the rest is judged without it.
    return {};
  }
}
