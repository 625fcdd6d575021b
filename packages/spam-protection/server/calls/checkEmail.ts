import type { Limits } from '@portico/kernel/server';
import { overLimit, textField } from '@portico/kernel/server/http';
import type { EmailStanding } from '../../verdict/index.ts';
import type { EmailChecks } from '../email/createEmailChecks.ts';
import type { AnswerCall } from '../http/Call.ts';
import type { SpamSettingsStore } from '../settings/createSpamSettings.ts';
import { EMAIL_CHECKS } from '../spamLimits.ts';
import type { Visitor } from '../visitors.ts';

export interface EmailCallParts {
  readonly emails: EmailChecks;
  readonly limits: Limits;
  readonly settings: SpamSettingsStore;
}

/** Says whether an address can receive mail, as text for the indicator beside the field. */
export function checkEmailExists({ emails, limits, settings }: EmailCallParts): AnswerCall {
  return async ({ fields, visitor }) => {
    const address = textField(fields, 'email').trim();
    if (address === '') return { error: 'EMPTY_DATA' };
    await refuseTooMany(limits, visitor);
    const standing = await emails.check(address);
    const { brandName } = await settings.read();
    return { result: { result: RESULT[standing], text_result: `${SENTENCE[standing]} ${brandName}.` } };
  };
}

/** The same check before a form is sent; the browser only stores the result. */
export function checkEmailBeforePost({ emails, limits }: EmailCallParts): AnswerCall {
  return async ({ fields, visitor }) => {
    const address = textField(fields, 'email').trim();
    if (address === '') return { error: 'EMPTY_DATA' };
    await refuseTooMany(limits, visitor);
    const standing = await emails.check(address);
    return { result: { result: RESULT[standing], standing } };
  };
}

async function refuseTooMany(limits: Limits, { address }: Visitor): Promise<void> {
  const over = await limits.take(EMAIL_CHECKS, address);
  if (over) throw overLimit('Too many addresses were checked. You can still send yours.', over);
}

/** An address that could not be looked up is not held against anybody. */
const RESULT: Readonly<Record<EmailStanding, string>> = {
  good: 'EXISTS',
  unknown: 'EXISTS',
  malformed: 'WRONG_FORMAT',
  disposable: 'DISPOSABLE',
  'no-mail-server': 'MX_FAIL',
};

const SENTENCE: Readonly<Record<EmailStanding, string>> = {
  good: 'The email exists and is good to use!',
  unknown: 'The email looks good. It could not be looked up right now.',
  malformed: 'This does not look like an email address. Please double-check it.',
  disposable: 'This address belongs to a disposable e-mail service. Please use one that you read.',
  'no-mail-server': 'The email does not seem to exist. Please double-check the address.',
};
