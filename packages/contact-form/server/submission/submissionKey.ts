import { createHash } from 'node:crypto';
import { HIDDEN } from '../../wire/public.ts';
import { postedValue } from '../uploads/PostedForm.ts';
import { entriesOf, type Submission } from './Submission.ts';

/** The browser's key combined with the content: a message changed before it is sent again is a new one. */
export function submissionKey(submission: Submission): string | null {
  const { form, posted, unitTag } = submission;
  const key = postedValue(posted, HIDDEN.submissionKey);
  if (!/^[\w-]{8,80}$/.test(key)) return null;
  const files = posted.files.map(({ field, name, size }) => [field, name, size]);
  const intent = postedValue(posted, HIDDEN.paymentIntent);
  return createHash('sha256')
    .update(JSON.stringify([key, form.definition.id, unitTag, entriesOf(submission), files, intent]))
    .digest('hex');
}
