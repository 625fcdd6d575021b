import { jsonColumn } from '@portico/kernel/server';
import Type from 'typebox';
import type { CompiledForm } from '../../template/compileForm.ts';
import type { FormUser } from '../FormUser.ts';
import type { PostedForm, SubmissionOrigin } from '../uploads/PostedForm.ts';
import type { EnteredField } from './enteredFields.ts';

/** A submission on its way through the phases. */
export interface Submission {
  readonly form: CompiledForm;
  readonly posted: PostedForm;
  readonly origin: SubmissionOrigin;
  readonly fields: readonly EnteredField[];
  /** The same including passwords. Used only by the rules. */
  readonly typed: readonly EnteredField[];
  readonly unitTag: string;
  readonly containerPost: number;
  readonly receivedAt: number;
  /** The site's calendar day. */
  readonly today: string;
  /** The page that contained the form; empty if the browser did not send it. */
  readonly pageUrl: string;
}

/** What is stored of a submission, besides its files. */
export interface SubmissionContent {
  readonly fields: readonly EnteredField[];
  /** What was agreed to, by field, as worded in the form at that time. */
  readonly consent: Readonly<Record<string, string>>;
  readonly remoteIp: string;
  readonly userAgent: string;
  readonly pageUrl: string;
  readonly unitTag: string;
  readonly containerPost: number;
  /** The signed-in user, if the form asks for it. */
  readonly user?: FormUser;
  readonly spamReasons: readonly string[];
  /** Why no mail was composed. */
  readonly mailError: string | null;
  /** What its mails had to leave out, one sentence each. */
  readonly mailNotes?: readonly string[];
}

export const contentIn = jsonColumn(
  'contact_submissions.content',
  Type.Unsafe<SubmissionContent>(
    Type.Object({
      fields: Type.Array(Type.Object({ name: Type.String(), values: Type.Array(Type.String()) })),
    }),
  ),
);

/** How a submission ended before it was accepted. */
export interface Refusal {
  readonly status: 'validation_failed' | 'acceptance_missing';
  readonly errors: ReadonlyMap<string, string>;
}

/** What was entered, as a flat list of names and values: equal lists mean equal submissions. */
export function entriesOf({ fields }: Submission): string[] {
  return fields.flatMap(({ name, values }) => [name, ...values]);
}
