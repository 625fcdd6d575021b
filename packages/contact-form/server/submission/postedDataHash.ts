import type { Signature } from '../challenges/signature.ts';
import { entriesOf, type Submission } from './Submission.ts';

/** Half an hour, as in Contact Form 7: a payment takes minutes. */
const TICK_MS = 30 * 60 * 1000;

/** Proves for about half an hour that a second submission, after a payment, carries the same data as the first. */
export function postedDataHash(signature: Signature, submission: Submission, age = 0): Promise<string> {
  const tick = Math.ceil(submission.receivedAt / TICK_MS) - age;
  const { origin, unitTag } = submission;
  return signature.sign('posted data', String(tick), origin.remoteIp, unitTag, ...entriesOf(submission));
}
