import { HIDDEN } from '../../wire/public.ts';
import { postedValue } from '../uploads/PostedForm.ts';
import { enteredFields } from './enteredFields.ts';
import type { Submission } from './Submission.ts';

type Facts = Pick<Submission, 'form' | 'posted' | 'origin' | 'receivedAt' | 'today'>;

/** What was posted, read by the form that it was posted to. */
export function readSubmission(facts: Facts): Submission {
  const { form, posted, origin } = facts;
  return {
    ...facts,
    fields: enteredFields(form, posted),
    unitTag: postedValue(posted, HIDDEN.unitTag).replace(/[^\w-]/g, ''),
    containerPost: numberIn(postedValue(posted, HIDDEN.containerPost)),
    pageUrl: origin.pageUrl,
  };
}

/** A number of a post, or 0 where something else was sent in its place. */
function numberIn(text: string): number {
  return /^\d{1,15}$/.test(text) ? Number(text) : 0;
}
