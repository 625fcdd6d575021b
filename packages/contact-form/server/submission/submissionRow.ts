import type { Database } from '@portico/kernel/server';
import type { Insertable } from 'kysely';
import { type FeedbackReply, HIDDEN } from '../../wire/public.ts';
import type { ContactFormTables } from '../tables.ts';
import { postedValue } from '../uploads/PostedForm.ts';
import { consentOf, refusesStorage } from './phases.ts';
import type { SpamVerdict } from './SpamJudge.ts';
import type { Submission, SubmissionContent } from './Submission.ts';

/** A submission to be stored, with the reply for its visitor. */
export interface Storing {
  readonly submission: Submission;
  /** The same for every attempt to send the same message. */
  readonly key: string | null;
  readonly reply: FeedbackReply;
  readonly verdict: SpamVerdict;
  /** Stored without mails: they are sent when it is released. */
  readonly isHeld: boolean;
  /** Stored in the same transaction. */
  keep(transaction: Database): Promise<void>;
}

export type SubmissionRow = Insertable<ContactFormTables['contact_submissions']>;

export function submissionRow(storing: Storing, content: SubmissionContent): SubmissionRow {
  const { submission, key, reply, verdict } = storing;
  const { form, receivedAt } = submission;
  return {
    form_id: form.definition.id,
    status: reply.status,
    folder: verdict.decision === 'spam' ? 'spam' : 'inbox',
    submission_key: key,
    payment_intent: paymentOf(storing),
    content: storedContent(submission, content),
    reply: JSON.stringify(reply),
    spam_log_id: verdict.logId ?? null,
    search: isPrivate(submission) ? '' : searchText(submission),
    received_at: receivedAt,
    read_at: null,
    trashed_at: null,
  };
}

/** The payment that a submission spends, which no other submission can use. */
export function paymentOf({ submission, isHeld }: Storing): string | null {
  return isHeld ? null : postedValue(submission.posted, HIDDEN.paymentIntent) || null;
}

/** What is stored of a submission. */
export function storedContent(submission: Submission, content: SubmissionContent): string {
  const { user: _, ...rest } = content;
  return JSON.stringify(
    isPrivate(submission) ? { ...rest, fields: [], remoteIp: '', userAgent: '' } : content,
  );
}

/** A form or a visitor may not want the content to be stored; that something was sent is still recorded. */
function isPrivate(submission: Submission): boolean {
  return submission.form.settings.doNotStore || refusesStorage(submission);
}

export function contentOf(submission: Submission, verdict: SpamVerdict): SubmissionContent {
  const { fields, origin, pageUrl, unitTag, containerPost } = submission;
  return {
    fields,
    consent: consentOf(submission),
    remoteIp: origin.remoteIp,
    userAgent: origin.userAgent.slice(0, LONGEST_AGENT),
    pageUrl,
    unitTag,
    containerPost,
    ...(origin.user && { user: origin.user }),
    spamReasons: verdict.reasons,
    mailError: null,
  };
}

const LONGEST_AGENT = 500;
const LONGEST_SEARCH = 4000;

function searchText({ fields, form }: Submission): string {
  return [form.definition.title, ...fields.flatMap(({ values }) => values)]
    .join(' ')
    .toLowerCase()
    .slice(0, LONGEST_SEARCH);
}
