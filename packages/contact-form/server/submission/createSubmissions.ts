import { againIfUsedMeanwhile, type Database, type Ports } from '@portico/kernel/server';
import type { CompiledForm } from '../../template/compileForm.ts';
import { FIXED_MESSAGES } from '../../template/messages.ts';
import { defaultMessagesIn } from '../../template/messagesInLanguages.ts';
import { visitorWordsIn } from '../../template/visitorWords.ts';
import type { FeedbackReply } from '../../wire/public.ts';
import type { Signature } from '../challenges/signature.ts';
import type { PaymentGateway } from '../payment/PaymentGateway.ts';
import type { Uploads } from '../uploads/createUploads.ts';
import type { PostedForm, SubmissionOrigin } from '../uploads/PostedForm.ts';
import { type BeforeSend, statusOf } from './BeforeSend.ts';
import { containerPostOf, type FindPost } from './ContainerPost.ts';
import { createPayments } from './createPayments.ts';
import { createSubmissionStore } from './createSubmissionStore.ts';
import { isForShow } from './demoOutcomes.ts';
import { filledReply, hasMailTags } from './filledReply.ts';
import { judgeSubmission } from './judgeSubmission.ts';
import {
  type Challenges,
  checkAcceptance,
  checkEntries,
  checkUploads,
  type Phase,
  spendChallenges,
} from './phases.ts';
import { postedDataHash } from './postedDataHash.ts';
import { readSubmission } from './readSubmission.ts';
import { refillOf } from './refillOf.ts';
import { plainReply, refusalReply } from './replies.ts';
import type { SiteFacts } from './SiteFacts.ts';
import type { SpamJudge, SpamVerdict } from './SpamJudge.ts';
import type { Submission } from './Submission.ts';
import { submissionKey } from './submissionKey.ts';
import { contentOf, type Storing } from './submissionRow.ts';

export interface Submissions {
  /** Takes a submission through all phases and returns the outcome, which is on disk by then. */
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
  /** The site's calendar day. */
  readonly today: () => Promise<string>;
  readonly findPost: FindPost;
  readonly findForm: (id: number) => Promise<CompiledForm | null>;
}

/** The phases of the contract, in its order: the first that finds a fault decides the outcome. */
export function createSubmissions(parts: SubmissionParts): Submissions {
  const { ports, challenges, uploads, signature } = parts;
  const payments = createPayments(parts.gateway, signature, ports.database);
  const store = createSubmissionStore(parts);
  /** Submissions in progress: of two clicks on the same button, the second waits for the reply to the first. */
  const underWay = new Map<string, Promise<FeedbackReply>>();

  async function submit(submission: Submission): Promise<FeedbackReply> {
    const key = submissionKey(submission);
    if (!key) return againIfUsedMeanwhile(() => answer(submission, null));
    const reply = underWay.get(key) ?? answerOnce(submission, key);
    underWay.set(key, reply);
    return reply.finally(() => underWay.delete(key));
  }

  async function answerOnce(submission: Submission, key: string): Promise<FeedbackReply> {
    return (await store.replyTo(key)) ?? againIfUsedMeanwhile(() => answer(submission, key));
  }

  async function answer(submission: Submission, key: string | null): Promise<FeedbackReply> {
    const refused = await refuseEntries(submission);
    if (refused) return answered(submission, HAM, refused);
    const isPaidFor = await payments.isPaidFor(submission);
    const isTrusted = isPaidFor || isForShow(submission.form);
    const verdict = isTrusted ? HAM : await judgeSubmission(parts.judge, submission);
    const outcome = await outcomeOf(submission, verdict, isPaidFor);
    const keep = async (transaction: Database): Promise<void> => {
      await spendChallenges(transaction, submission, challenges);
      await verdict.keep?.(transaction);
    };
    if (outcome.isStored) return store.add({ key, verdict, keep, ...outcome });
    if (verdict.keep && !outcome.isToCorrect) await ports.database.sharedTransaction(verdict.keep);
    return answered(submission, verdict, outcome.reply);
  }

  async function refuseEntries(submission: Submission): Promise<FeedbackReply | null> {
    const { form, origin } = submission;
    if (form.settings.membersOnly && !origin.user)
      return plainReply(submission, 'error', visitorWordsIn(form.definition.locale).membersOnly);
    return (await refuse(checkEntries, submission)) ?? refuse(checkAcceptance, submission);
  }

  async function answered(
    submission: Submission,
    verdict: SpamVerdict,
    reply: FeedbackReply,
  ): Promise<FeedbackReply> {
    if (!hasMailTags(reply)) return reply;
    const post = await containerPostOf(parts.findPost, submission.form, submission);
    const content = contentOf(submission, verdict);
    return filledReply(reply, {
      ...submission,
      id: null,
      content,
      files: [],
      site: await parts.site(),
      post,
    });
  }

  async function outcomeOf(
    submission: Submission,
    verdict: SpamVerdict,
    isPaidFor: boolean,
  ): Promise<Outcome> {
    if (verdict.decision === 'spam') return holdSpam(submission, verdict);
    const refused = await refuse(checkUploads, submission);
    if (!refused) return accept(submission, isPaidFor);
    // Judged anew with the right file: the log does not say that a message was let through that nobody can find.
    return { isStored: false, reply: refused, isToCorrect: true };
  }

  async function refuse(phase: Phase, submission: Submission): Promise<FeedbackReply | null> {
    const refusal = await phase(submission, challenges);
    return refusal && refusalReply(submission, refusal, await refillOf(submission.form, challenges));
  }

  async function holdSpam(submission: Submission, verdict: SpamVerdict): Promise<Outcome> {
    const { form } = submission;
    const { spam } = form.messages;
    const words = spam === defaultMessagesIn(form.definition.locale).spam ? (verdict.sentence ?? spam) : spam;
    const reply = {
      ...plainReply(submission, 'spam', words),
      ...(await refillOf(form, challenges)),
      posted_data_hash: '',
    };
    if (verdict.question) return notStored({ ...reply, ...verdict.question });
    // The message may turn out not to be spam, so it is stored; files that the form would have refused are not.
    const isTaken = (await checkUploads(submission, challenges)) === null;
    const judged = isTaken ? submission : { ...submission, posted: { ...submission.posted, files: [] } };
    return { isStored: true, submission: judged, reply, isHeld: true };
  }

  async function accept(submission: Submission, isPaidFor: boolean): Promise<Outcome> {
    const { form } = submission;
    const posted_data_hash = await postedDataHash(signature, submission);
    const rest = { posted_data_hash, ...(await refillOf(form, challenges)) };
    const reply = (status: string, message: string): FeedbackReply => ({
      ...plainReply(submission, status, message),
      ...rest,
    });
    const sent = reply('mail_sent', form.messages.mail_sent_ok);
    if (form.settings.demoMode) return notStored(sent);

    const interruption = await parts.beforeSend({ form, fields: submission.fields });
    if (interruption) {
      const status = statusOf(interruption);
      const usual = status === 'mail_failed' ? form.messages.mail_sent_ng : FIXED_MESSAGES.aborted;
      const stopped = reply(status, interruption.message ?? usual);
      return { isStored: true, submission, reply: stopped, isHeld: true };
    }
    const intent = isPaidFor ? null : await payments.due(form);
    if (intent)
      // Without new puzzles: after the payment the same answers are sent again.
      return notStored({
        ...plainReply(submission, 'payment_required', FIXED_MESSAGES.paymentRequired),
        posted_data_hash,
        stripe: { payment_intent: intent },
      });
    return { isStored: true, submission, reply: sent, isHeld: false };
  }

  return {
    async submit(form, posted, origin) {
      try {
        const today = await parts.today();
        return await submit(readSubmission({ form, posted, origin, today, receivedAt: ports.clock.now() }));
      } finally {
        // Stored files have been moved away; the rest is not needed.
        await uploads.discard(posted.files);
      }
    },
    release: store.release,
  };
}

/** The outcome of a judged submission. */
type Outcome =
  | ({ readonly isStored: true } & Pick<Storing, 'submission' | 'reply' | 'isHeld'>)
  | { readonly isStored: false; readonly reply: FeedbackReply; readonly isToCorrect?: true };

function notStored(reply: FeedbackReply): Outcome {
  return { isStored: false, reply };
}

const HAM: SpamVerdict = { decision: 'ham', reasons: [] };
