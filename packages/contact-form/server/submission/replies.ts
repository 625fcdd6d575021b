import { stripTags } from '@portico/kernel/server/html';
import type { CompiledForm } from '../../template/compileForm.ts';
import { optionValue } from '../../template/FormTag.ts';
import { errorIdOf, type FeedbackReply, type InvalidField, type Refill } from '../../wire/public.ts';
import type { Refusal, Submission } from './Submission.ts';

/** What every reply contains, whatever the outcome. */
export function plainReply(
  { form, unitTag }: Submission,
  status: string,
  message: string,
): FeedbackReply & { readonly into: string } {
  return {
    contact_form_id: form.definition.id,
    status,
    message: stripTags(message),
    into: `#${unitTag}`,
    invalid_fields: [],
    ...(form.settings.demoMode && { demo_mode: true }),
  };
}

export function refusalReply(submission: Submission, refusal: Refusal, refill: Refill): FeedbackReply {
  const { form, unitTag } = submission;
  const { validation_error, accept_terms } = form.messages;
  const message = refusal.status === 'validation_failed' ? validation_error : accept_terms;
  return {
    ...plainReply(submission, refusal.status, message),
    posted_data_hash: '',
    invalid_fields: inFormOrder(form, refusal.errors).map(
      ([field, error]): InvalidField => ({
        field,
        message: stripTags(error),
        idref: idOf(form, field),
        error_id: errorIdOf(unitTag, field),
      }),
    ),
    ...refill,
  };
}

/** In the order of the form, regardless of the order of the rules. */
function inFormOrder(form: CompiledForm, errors: ReadonlyMap<string, string>): [string, string][] {
  const names = form.tags.map(({ name }) => name);
  return [...errors].sort(([one], [other]) => names.indexOf(one) - names.indexOf(other));
}

function idOf(form: CompiledForm, field: string): string | null {
  const tag = form.tags.find(({ name }) => name === field);
  return (tag && optionValue(tag, 'id')) ?? null;
}
