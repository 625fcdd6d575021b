import { parsedJson, recordOf } from '@portico/kernel/records';
import type { Limits } from '@portico/kernel/server';
import { overLimit, textField } from '@portico/kernel/server/http';
import { encodeNoCookieData, FIELDS } from '../../wire/public.ts';
import { FORM_CHECKS } from '../spamLimits.ts';
import type { Judge } from '../verdicts/createJudge.ts';
import { visitorWordsIn } from '../words/visitorWords.ts';
import type { AnswerCall } from './Call.ts';

/** Whether a form that is shown only to people may be shown; the response is JSON inside a JSON string. */
export function forceProtection(judge: Judge, limits: Limits, language: () => string): AnswerCall {
  return async ({ fields, visitor }) => {
    const over = await limits.take(FORM_CHECKS, visitor.address);
    if (over) throw overLimit(visitorWordsIn(language()).tooManyForms, over, language());
    const sent = textField(fields, 'event_javascript_data');
    const { decision, sentence } = await judge({
      source: 'force-protection',
      about: null,
      visitor,
      fields: {
        [FIELDS.noCookie]: encodeNoCookieData(recordOf(parsedJson(sent))),
        [FIELDS.eventToken]: textField(fields, 'event_token'),
      },
      content: {},
    });
    const isRefused = decision === 'spam';
    // The sentence is about what would become of a message; whoever is shown the form has not written one.
    return JSON.stringify({
      allow: isRefused ? 0 : 1,
      message: isRefused ? (sentence ?? '') : '',
      success: true,
    });
  };
}
