import type { Database } from '@portico/kernel/server';
import { validate } from '../../rules/validate.ts';
import { conditionText, isAccepted } from '../../template/controls/acceptanceControl.ts';
import { hasOption } from '../../template/FormTag.ts';
import { CAPTCHA_CHALLENGE_PREFIX, QUIZ_ANSWER_PREFIX } from '../../wire/public.ts';
import type { Captchas } from '../challenges/createCaptchas.ts';
import type { Quizzes } from '../challenges/createQuizzes.ts';
import { checkFiles } from '../uploads/checkFiles.ts';
import { postedValue } from '../uploads/PostedForm.ts';
import type { Refusal, Submission } from './Submission.ts';

export interface Challenges {
  readonly quizzes: Quizzes;
  readonly captchas: Captchas;
}

/** One check that may refuse a submission. The first fault decides. */
export type Phase = (
  submission: Submission,
  challenges: Challenges,
) => Promise<Refusal | null> | Refusal | null;

/** Before the spam check: the rules of the schema, then what only the server can check. */
export const checkEntries: Phase = async (submission, challenges) => {
  const errors = schemaErrors(submission);
  for (const [field, message] of await challengeErrors(submission, challenges))
    if (!errors.has(field)) errors.set(field, message);
  if (errors.size === 0) return null;
  // A visitor who has to correct something is told everything at once, including files.
  const { form, posted, today } = submission;
  return { status: 'validation_failed', errors: new Map([...errors, ...checkFiles(form, posted, today)]) };
};

export const checkAcceptance: Phase = ({ form, fields }) => {
  if (form.settings.acceptanceAsValidation) return null;
  const isMissing = acceptances({ form, fields }).some(({ isMet }) => !isMet);
  return isMissing ? { status: 'acceptance_missing', errors: new Map() } : null;
};

/** After the verdict, as in Contact Form 7: spammers' files are not worth inspecting. */
export const checkUploads: Phase = ({ form, posted, today }) => {
  const errors = checkFiles(form, posted, today);
  return errors.size > 0 ? { status: 'validation_failed', errors } : null;
};

/** What was agreed to, for the record. */
export function consentOf(submission: Pick<Submission, 'form' | 'fields'>): Record<string, string> {
  return Object.fromEntries(
    acceptances(submission)
      .filter(({ isTicked }) => isTicked)
      .map(({ tag }) => [tag.name, conditionText(tag)]),
  );
}

/** Whether the visitor could choose that the message is not stored, and did not agree to it being stored. */
export function refusesStorage({ form, fields }: Pick<Submission, 'form' | 'fields'>): boolean {
  return acceptances({ form, fields }).some(
    ({ tag, isTicked }) => hasOption(tag, 'consent_for:storage') && isTicked === hasOption(tag, 'invert'),
  );
}

function schemaErrors({ form, typed, today }: Submission): Map<string, string> {
  const { ofEntries: rules } = form.rules(today);
  const entries = typed.flatMap(({ name, raw }) => raw.map((value) => [`${name}[]`, value] as const));
  const errors = new Map<string, string>();
  for (const [field, { error }] of validate({ rules }, entries)) if (error) errors.set(field, error);
  return errors;
}

/**
 * Marks right answers as used: they are valid for one message. In the message's transaction, so that a failed one can be sent
 * again.
 */
export async function spendChallenges(
  transaction: Database,
  { form, posted }: Submission,
  { quizzes, captchas }: Challenges,
): Promise<void> {
  // A form may show the same puzzle twice.
  const sent = (type: string, prefix: string): Set<string> =>
    new Set(
      form.tags
        .filter(({ basetype }) => basetype === type)
        .map(({ name }) => postedValue(posted, prefix + name)),
    );
  for (const key of sent('quiz', QUIZ_ANSWER_PREFIX)) await quizzes.spend(transaction, key);
  for (const challenge of sent('captchar', CAPTCHA_CHALLENGE_PREFIX))
    await captchas.spend(transaction, challenge);
}

async function challengeErrors(
  { form, posted, fields }: Submission,
  { quizzes, captchas }: Challenges,
): Promise<Map<string, string>> {
  const errors = new Map<string, string>();
  for (const tag of form.tags) {
    const answer = postedValue(posted, tag.name);
    if (tag.basetype === 'quiz') {
      const key = postedValue(posted, QUIZ_ANSWER_PREFIX + tag.name);
      if (!(await quizzes.check(form.definition.id, tag.name, answer, key)))
        errors.set(tag.name, form.messages.quiz_answer_not_correct);
    }
    if (tag.basetype === 'captchar') {
      const challenge = postedValue(posted, CAPTCHA_CHALLENGE_PREFIX + tag.name);
      if (!(await captchas.check(challenge, answer))) errors.set(tag.name, form.messages.captcha_not_match);
    }
  }
  if (form.settings.acceptanceAsValidation)
    for (const { tag, isMet } of acceptances({ form, fields }))
      if (!isMet) errors.set(tag.name, form.messages.accept_terms);
  return errors;
}

function acceptances({ form, fields }: Pick<Submission, 'form' | 'fields'>) {
  return form.tags
    .filter(({ basetype }) => basetype === 'acceptance')
    .map((tag) => {
      const isTicked = (fields.find(({ name }) => name === tag.name)?.raw.length ?? 0) > 0;
      return { tag, isTicked, isMet: isAccepted(tag, isTicked) };
    });
}
