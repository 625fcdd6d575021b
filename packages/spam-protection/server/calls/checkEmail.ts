import type { Limits } from '@portico/kernel/server';
import { overLimit, textField } from '@portico/kernel/server/http';
import type { EmailStanding } from '../../verdict/index.ts';
import type { EmailChecks } from '../email/createEmailChecks.ts';
import type { SpamSettingsStore } from '../settings/createSpamSettings.ts';
import { EMAIL_CHECKS } from '../spamLimits.ts';
import type { Visitor } from '../visitors.ts';
import { visitorWordsIn } from '../words/visitorWords.ts';
import type { AnswerCall } from './Call.ts';

export interface EmailCallParts {
  readonly emails: EmailChecks;
  readonly limits: Limits;
  readonly settings: SpamSettingsStore;
  /** The site's language. */
  readonly language: () => string;
}

/** Says whether an address can receive mail, as text for the indicator beside the field. */
export function checkEmailExists(parts: EmailCallParts): AnswerCall {
  const { emails, settings, language } = parts;
  return async ({ fields, visitor }) => {
    const address = textField(fields, 'email').trim();
    if (address === '') return { error: 'EMPTY_DATA' };
    await refuseTooMany(parts, visitor);
    const standing = await emails.check(address);
    const { brandName } = await settings.read();
    const sentence = visitorWordsIn(language()).email[standing];
    return { result: { result: RESULT[standing], text_result: `${sentence} ${brandName}.` } };
  };
}

/** The same check before a form is sent; the browser only stores the result. */
export function checkEmailBeforePost(parts: EmailCallParts): AnswerCall {
  return async ({ fields, visitor }) => {
    const address = textField(fields, 'email').trim();
    if (address === '') return { error: 'EMPTY_DATA' };
    await refuseTooMany(parts, visitor);
    const standing = await parts.emails.check(address);
    return { result: { result: RESULT[standing], standing } };
  };
}

async function refuseTooMany({ limits, language }: EmailCallParts, { address }: Visitor): Promise<void> {
  const over = await limits.take(EMAIL_CHECKS, address);
  if (over) throw overLimit(visitorWordsIn(language()).tooManyChecks, over, language());
}

/** An address that could not be looked up is not held against anybody. */
const RESULT: Readonly<Record<EmailStanding, string>> = {
  good: 'EXISTS',
  unknown: 'EXISTS',
  malformed: 'WRONG_FORMAT',
  disposable: 'DISPOSABLE',
  'no-mail-server': 'MX_FAIL',
};
