import type { CompiledForm } from '../../template/compileForm.ts';
import { isSecret } from '../../template/FormTag.ts';
import { HIDDEN, NOT_KEPT } from '../../wire/public.ts';
import { type PostedForm, postedValue } from '../uploads/PostedForm.ts';
import { enteredFields } from './enteredFields.ts';
import type { Submission } from './Submission.ts';

type Facts = Pick<Submission, 'form' | 'posted' | 'origin' | 'receivedAt' | 'today'>;

/** Reads posted data according to its form. */
export function readSubmission(facts: Facts): Submission {
  const { form, origin } = facts;
  const posted = withoutSecrets(form, facts.posted);
  const typed = enteredFields(form, facts.posted);
  return {
    ...facts,
    posted,
    fields: posted === facts.posted ? typed : enteredFields(form, posted),
    typed,
    unitTag: postedValue(posted, HIDDEN.unitTag).replace(/[^\w-]/g, ''),
    containerPost: numberIn(postedValue(posted, HIDDEN.containerPost)),
    pageUrl: origin.pageUrl,
  };
}

/**
 * A password is passed only to its rules: what is judged, stored, mailed and exported only says that there was one. Every name
 * that could be its field's is covered, `pin[]` as well as `pin`.
 */
function withoutSecrets(form: CompiledForm, posted: PostedForm): PostedForm {
  const secrets = new Set(form.tags.filter(isSecret).map(({ name }) => name));
  if (secrets.size === 0) return posted;
  const isOne = (name: string) => secrets.has(name.split('[', 1)[0] ?? '');
  return {
    ...posted,
    fields: posted.fields.map(([name, value]) => [name, isOne(name) && value !== '' ? NOT_KEPT : value]),
  };
}

/** A post ID, or 0 for anything else. */
function numberIn(text: string): number {
  return /^\d{1,15}$/.test(text) ? Number(text) : 0;
}
