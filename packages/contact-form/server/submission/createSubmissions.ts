import { createHash } from 'node:crypto';
import { type Database, isUniqueViolation, type Ports, UnsafeMailError } from '@portico/kernel/server';
import { replaceMailTags } from '../../mail/mailTags.ts';
import { errorIdOf, type FeedbackReply, HIDDEN, type PaymentIntent } from '../../protocol.ts';
import type { CompiledForm } from '../../template/compileForm.ts';
import { optionValue } from '../../template/FormTag.ts';
import { stripTags } from '../../template/markup.ts';
import { FIXED_MESSAGES } from '../../template/messages.ts';
import type { Signature } from '../challenges/signature.ts';
import type { PaymentGateway } from '../payment/PaymentGateway.ts';
import type { ContactFormTables } from '../tables.ts';
import type { Uploads } from '../uploads/createUploads.ts';
import { safeFileName } from '../uploads/safeFileName.ts';
import { type BeforeSend, statusOf } from './BeforeSend.ts';
import { calendarDay } from './calendarDay.ts';
import { isForShow } from './demoOutcomes.ts';
import { type EnteredField, enteredFields } from './enteredFields.ts';
import { type KeptFile, mailsOf, mailValues } from './mailsOf.ts';
import { type PostedForm, postedValue, type SubmissionOrigin } from './PostedForm.ts';
import {
  type Challenges,
  checkAcceptance,
  checkEntries,
  checkUploads,
  consentOf,
  type Phase,
} from './phases.ts';
import { refillOf } from './refillOf.ts';
import type { SiteFacts } from './SiteFacts.ts';
import type { SpamJudge, SpamVerdict } from './SpamJudge.ts';
import type { Submission, SubmissionContent } from './Submission.ts';

export interface Submissions {
  /** Takes a submission through all phases and answers what became of it. What it answers is on disk. */
  submit(form: CompiledForm, posted: PostedForm, origin: SubmissionOrigin): Promise<FeedbackReply>;
  /** Sends the mails of a message that was held back. */
  release(id: number): Promise<void>;
}

export interface SubmissionParts {
  readonly ports: Ports;
  readonly challenges: Challenges;
  readonly uploads: Uploads;
  readonly signature: Signature;
  readonly judge: SpamJudge;
  readonly gateway: PaymentGateway;
  readonly beforeSend: BeforeSend;
  readonly site: () => Promise<SiteFacts>;
  readonly findForm: (id: number) => Promise<CompiledForm | null>;
}

/** Half an hour, as in the field: a payment takes minutes. */
const HASH_TICK_MS = 30 * 60 * 1000;

export function createSubmissions(parts: SubmissionParts): Submissions {
  const { ports, challenges, uploads, signature, gateway } = parts;
  /** Two clicks on the same button are under way together; the second waits for the answer to the first. */
  const underWay = new Map<string, Promise<FeedbackReply>>();

  async function submit(
    form: CompiledForm,
    posted: PostedForm,
    origin: SubmissionOrigin,
  ): Promise<FeedbackReply> {
    const site = await parts.site();
    const receivedAt = ports.clock.now();
    const submission: Submission = {
      form,
      posted,
      origin,
      fields: enteredFields(form, posted),
      unitTag: postedValue(posted, HIDDEN.unitTag).replace(/[^\w-]/g, ''),
      containerPost: Math.abs(Number.parseInt(postedValue(posted, HIDDEN.containerPost), 10)) || 0,
      receivedAt,
      today: calendarDay(receivedAt, site.timeZone),
      pageUrl: origin.pageUrl,
    };
    const key = submissionKey(submission);
    if (!key) return process(submission, site, null);
    const reply = underWay.get(key) ?? replyOnce(submission, site, key);
    underWay.set(key, reply);
    return reply.finally(() => underWay.delete(key));
  }

  async function replyOnce(submission: Submission, site: SiteFacts, key: string): Promise<FeedbackReply> {
    return (await storedReply(ports.database, key)) ?? process(submission, site, key);
  }

  async function process(
    submission: Submission,
    site: SiteFacts,
    key: string | null,
  ): Promise<FeedbackReply> {
    const { form } = submission;
    if (form.settings.membersOnly && !submission.origin.isSignedIn)
      return plainReply(submission, 'error', FIXED_MESSAGES.membersOnly);
    for (const phase of [checkEntries, checkAcceptance]) {
      const refused = await refuse(phase, submission);
      if (refused) return refused;
    }
    const hash = await postedDataHash(submission);
    const isPaidFor = await isPaidResubmission(submission);
    const verdict: SpamVerdict = isPaidFor || isForShow(form) ? HAM : await judge(submission);
    if (verdict.decision === 'spam') {
      const reply = {
        ...plainReply(submission, 'spam', form.messages.spam),
        ...(await refillOf(form, challenges)),
        posted_data_hash: '',
      };
      if (verdict.question) return { ...reply, ...verdict.question };
      // A message may yet turn out to be none; files that the form would not have taken do not.
      const isTaken = checkUploads(submission, challenges) === null;
      const judged = isTaken ? submission : { ...submission, posted: { ...submission.posted, files: [] } };
      return store({ submission: judged, site, key, reply, verdict, isHeld: true });
    }
    const refused = await refuse(checkUploads, submission);
    if (refused) return refused;
    const refill = await refillOf(form, challenges);
    const answer = (status: string, message: string): FeedbackReply => ({
      ...plainReply(submission, status, message),
      posted_data_hash: hash,
      ...refill,
    });
    if (form.settings.demoMode)
      return { ...answer('mail_sent', form.messages.mail_sent_ok), demo_mode: true };

    const interruption = await parts.beforeSend({ form, fields: submission.fields });
    if (interruption) {
      const status = statusOf(interruption);
      const message =
        interruption.message ??
        (status === 'mail_failed' ? form.messages.mail_sent_ng : FIXED_MESSAGES.aborted);
      return store({ submission, site, key, reply: answer(status, message), verdict, isHeld: true });
    }
    const intent = isPaidFor ? null : await paymentDue(submission);
    if (intent)
      return {
        ...answer('payment_required', FIXED_MESSAGES.paymentRequired),
        stripe: { payment_intent: intent },
      };
    return store({
      submission,
      site,
      key,
      reply: answer('mail_sent', form.messages.mail_sent_ok),
      verdict,
      isHeld: false,
    });
  }

  async function refuse(phase: Phase, submission: Submission): Promise<FeedbackReply | null> {
    const refusal = await phase(submission, challenges);
    if (!refusal) return null;
    const { form, unitTag } = submission;
    const message =
      refusal.status === 'validation_failed' ? form.messages.validation_error : form.messages.accept_terms;
    return {
      ...plainReply(submission, refusal.status, message),
      posted_data_hash: '',
      invalid_fields: inFormOrder(form, refusal.errors).map(([field, error]) => {
        const tag = form.tags.find(({ name }) => name === field);
        return {
          field,
          message: stripTags(error),
          idref: (tag && optionValue(tag, 'id')) ?? null,
          error_id: errorIdOf(unitTag, field),
        };
      }),
      ...(await refillOf(form, challenges)),
    };
  }

  function judge({ form, fields, posted, origin, pageUrl, receivedAt }: Submission): Promise<SpamVerdict> {
    const entered = Object.fromEntries(fields.map(({ name, values }) => [name, values]));
    const authorField = (role: string): string | undefined => {
      const tag = form.tags.find((one) => one.options.includes(`akismet:${role}`));
      return tag ? entered[tag.name]?.[0] : undefined;
    };
    const [name, email, url] = [
      authorField('author'),
      authorField('author_email'),
      authorField('author_url'),
    ];
    return parts.judge.judge({
      formId: form.definition.id,
      formTitle: form.definition.title,
      fields: entered,
      posted: posted.fields,
      cookies: origin.cookies,
      headers: origin.headers,
      remoteIp: origin.remoteIp,
      userAgent: origin.userAgent,
      pageUrl,
      receivedAt,
      author: { ...(name && { name }), ...(email && { email }), ...(url && { url }) },
    });
  }

  interface Storing {
    readonly submission: Submission;
    readonly site: SiteFacts;
    readonly key: string | null;
    readonly reply: FeedbackReply;
    readonly verdict: SpamVerdict;
    /** Stored without mails: they are sent when somebody releases it. */
    readonly isHeld: boolean;
  }

  /** The submission and its mails, or neither. */
  async function store(storing: Storing): Promise<FeedbackReply> {
    const { submission, key, verdict } = storing;
    const kept: string[] = [];
    try {
      const files: (KeptFile & { storedName: string })[] = [];
      for (const file of submission.posted.files) {
        const storedName = await uploads.keep(file);
        kept.push(storedName);
        const name = uniqueName(safeFileName(file.name), files);
        files.push({
          ...{ field: file.field, name, size: file.size, contentType: 'application/octet-stream' },
          ...{ path: uploads.pathOf(storedName), storedName },
        });
      }
      return await ports.database.sharedTransaction(async (transaction) => {
        const content = contentOf(submission, verdict);
        const tables = transaction.tables<ContactFormTables>();
        const isPrivate = submission.form.settings.doNotStore;
        const { id } = await tables
          .insertInto('contact_submissions')
          .values({
            form_id: submission.form.definition.id,
            status: storing.reply.status,
            folder: verdict.decision === 'spam' ? 'spam' : 'inbox',
            submission_key: key,
            payment_intent: storing.isHeld
              ? null
              : postedValue(submission.posted, HIDDEN.paymentIntent) || null,
            content: JSON.stringify(
              isPrivate ? { ...content, fields: [], remoteIp: '', userAgent: '' } : content,
            ),
            reply: JSON.stringify(storing.reply),
            spam_log_id: verdict.logId ?? null,
            search: isPrivate ? '' : searchText(submission),
            received_at: submission.receivedAt,
            read_at: null,
          })
          .returning('id')
          .executeTakeFirstOrThrow();
        if (files.length > 0)
          await tables
            .insertInto('contact_files')
            .values(
              files.map(({ storedName, field, name, size, contentType }, position) => ({
                ...{
                  stored_name: storedName,
                  submission_id: id,
                  position,
                  field,
                  name,
                  size,
                  content_type: contentType,
                },
              })),
            )
            .execute();
        if (storing.isHeld) return storing.reply;
        const error = await enqueueMails(transaction, {
          ...submission,
          id,
          content,
          files,
          site: storing.site,
        });
        if (!error) return withMessage(storing, { id, content, files });
        return noteMailError(transaction, id, error, content, storing);
      });
    } catch (error) {
      await uploads.discard([], kept);
      const earlier = key && isUniqueViolation(error) ? await storedReply(ports.database, key) : null;
      if (earlier) return earlier;
      throw error;
    }
  }

  /** `null` when all is well, the reason otherwise. */
  async function enqueueMails(
    transaction: Database,
    source: Parameters<typeof mailsOf>[0],
  ): Promise<string | null> {
    if (source.form.settings.skipMail) return null;
    const { mails, error } = mailsOf(source);
    for (const mail of mails) {
      try {
        await ports.outbox.enqueue(transaction, mail);
      } catch (cause) {
        if (cause instanceof UnsafeMailError) return cause.message;
        throw cause;
      }
    }
    return error;
  }

  async function noteMailError(
    transaction: Database,
    id: number,
    mailError: string,
    content: SubmissionContent,
    { submission, reply }: Storing,
  ): Promise<FeedbackReply> {
    const failed = { ...reply, status: 'mail_failed', message: submission.form.messages.mail_sent_ng };
    await transaction
      .tables<ContactFormTables>()
      .updateTable('contact_submissions')
      .set({
        status: 'mail_failed',
        reply: JSON.stringify(failed),
        content: JSON.stringify({ ...content, mailError }),
      })
      .where('id', '=', id)
      .execute();
    ports.log.warn({ submission: id }, 'No mail could be made of a submission.');
    return failed;
  }

  /** Messages may hold mail-tags. */
  function withMessage(
    { reply, submission, site }: Storing,
    { id, content, files }: { id: number; content: SubmissionContent; files: readonly KeptFile[] },
  ): FeedbackReply {
    if (!reply.message.includes('[')) return reply;
    const values = mailValues({ ...submission, id, content, files, site });
    return { ...reply, message: stripTags(replaceMailTags(reply.message, values)) };
  }

  async function release(id: number): Promise<void> {
    const site = await parts.site();
    const known = await ports.database
      .tables<ContactFormTables>()
      .selectFrom('contact_submissions')
      .select('form_id')
      .where('id', '=', id)
      .executeTakeFirst();
    const form = known && (await parts.findForm(known.form_id));
    if (!form) return;
    await ports.database.transaction(async (transaction) => {
      const tables = transaction.tables<ContactFormTables>();
      const row = await tables
        .selectFrom('contact_submissions')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const content: SubmissionContent = JSON.parse(row.content);
      const files = await tables
        .selectFrom('contact_files')
        .selectAll()
        .where('submission_id', '=', id)
        .orderBy('position')
        .execute();
      const keptFiles = files.map((file) => ({
        ...{ field: file.field, name: file.name, size: file.size, contentType: file.content_type },
        path: uploads.pathOf(file.stored_name),
      }));
      const mailError = await enqueueMails(transaction, {
        id,
        form,
        content,
        files: keptFiles,
        receivedAt: row.received_at,
        site,
      });
      await tables
        .updateTable('contact_submissions')
        .set({
          ...{ folder: 'inbox', status: mailError ? 'mail_failed' : 'mail_sent' },
          content: JSON.stringify({ ...content, mailError }),
        })
        .where('id', '=', id)
        .execute();
    });
  }

  async function postedDataHash(submission: Submission, age = 0): Promise<string> {
    const tick = Math.ceil(submission.receivedAt / HASH_TICK_MS) - age;
    return signature.sign(
      'posted data',
      String(tick),
      submission.origin.remoteIp,
      submission.unitTag,
      ...entries(submission),
    );
  }

  async function isPaidResubmission(submission: Submission): Promise<boolean> {
    const intent = postedValue(submission.posted, HIDDEN.paymentIntent);
    const hash = postedValue(submission.posted, HIDDEN.postedDataHash);
    if (!intent || !hash) return false;
    const isSame =
      hash === (await postedDataHash(submission)) || hash === (await postedDataHash(submission, 1));
    return isSame && (await gateway.isPaid(intent)) && !(await isSpent(intent));
  }

  async function isSpent(intent: string): Promise<boolean> {
    const row = await ports.database
      .tables<ContactFormTables>()
      .selectFrom('contact_submissions')
      .select('id')
      .where('payment_intent', '=', intent)
      .executeTakeFirst();
    return row !== undefined;
  }

  async function paymentDue({ form }: Submission): Promise<PaymentIntent | null> {
    if (!form.tags.some(({ basetype }) => basetype === 'payment')) return null;
    return gateway.open({ formId: form.definition.id, title: form.definition.title });
  }

  return {
    submit: async (form, posted, origin) => {
      try {
        return await submit(form, posted, origin);
      } finally {
        // What was kept has been moved away; all else was not wanted.
        await uploads.discard(posted.files);
      }
    },
    release,
  };
}

/** As a person meets them, whatever the order of the rules. */
function inFormOrder(form: CompiledForm, errors: ReadonlyMap<string, string>): [string, string][] {
  const names = form.tags.map(({ name }) => name);
  return [...errors].sort(([one], [other]) => names.indexOf(one) - names.indexOf(other));
}

const HAM: SpamVerdict = { decision: 'ham', reasons: [] };

function plainReply({ form, unitTag }: Submission, status: string, message: string): FeedbackReply {
  return {
    contact_form_id: form.definition.id,
    status,
    message: stripTags(message),
    into: `#${unitTag}`,
    invalid_fields: [],
  };
}

async function storedReply(database: Database, key: string): Promise<FeedbackReply | null> {
  const row = await database
    .tables<ContactFormTables>()
    .selectFrom('contact_submissions')
    .select('reply')
    .where('submission_key', '=', key)
    .executeTakeFirst();
  return row ? JSON.parse(row.reply) : null;
}

/** The browser's key together with what is sent: a message that was changed before it was sent again is another one. */
function submissionKey(submission: Submission): string | null {
  const key = postedValue(submission.posted, HIDDEN.submissionKey);
  if (!/^[\w-]{8,80}$/.test(key)) return null;
  const files = submission.posted.files.map(({ field, name, size }) => [field, name, size]);
  const all = [key, submission.form.definition.id, submission.unitTag, entries(submission), files];
  const intent = postedValue(submission.posted, HIDDEN.paymentIntent);
  return createHash('sha256')
    .update(JSON.stringify([...all, intent]))
    .digest('hex');
}

function entries({ fields }: Submission): string[] {
  return fields.flatMap(({ name, values }: EnteredField) => [name, ...values]);
}

function contentOf(submission: Submission, verdict: SpamVerdict): SubmissionContent {
  const { fields, origin, pageUrl, unitTag, containerPost } = submission;
  return {
    fields,
    consent: consentOf(submission),
    remoteIp: origin.remoteIp,
    userAgent: origin.userAgent.slice(0, LONGEST_AGENT),
    pageUrl,
    unitTag,
    containerPost,
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

function uniqueName(name: string, files: readonly { readonly name: string }[]): string {
  if (!files.some((file) => file.name === name)) return name;
  const dot = name.lastIndexOf('.');
  const [stem, end] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  for (let number = 1; ; number++) {
    const next = `${stem}-${number}${end}`;
    if (!files.some((file) => file.name === next)) return next;
  }
}
