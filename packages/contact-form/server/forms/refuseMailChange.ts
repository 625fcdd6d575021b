import { HttpError } from '@portico/kernel/server/http';
import type { MailTemplate } from '../../mail/MailTemplate.ts';
import { mailTagNames } from '../../mail/mailTags.ts';
import { newForm } from '../../template/defaultForm.ts';
import type { FormDefinition } from '../../template/FormDefinition.ts';
import { parseTemplate, tagsOf } from '../../template/parseTemplate.ts';
import type { NewForm } from './createForms.ts';

/**
 * Throws if a change would redirect a form's messages: through its mails, or through a field that supplies a recipient. A new
 * form must have the default mails.
 */
export function refuseMailChange(stored: FormDefinition | null, changed: NewForm): void {
  const before = stored ?? newForm({ id: 0, hash: '', title: '' });
  for (const which of ['mail', 'mail2'] as const)
    if (!isSame(before[which], changed[which])) throw forbidden(MAILS);
  if (!stored) return;
  const deciding = recipientFields(stored);
  const changedField = deciding.find(
    (name) => fieldsNamed(stored.template, name) !== fieldsNamed(changed.template, name),
  );
  if (changedField !== undefined)
    throw forbidden(
      `The field "${changedField}" decides who gets the mail. Only administrators may change it.`,
    );
  if (deciding.length > 0 && controlsIn(stored.template) !== controlsIn(changed.template))
    throw forbidden(
      'A field decides who gets the mail. Only administrators may change controls written as HTML.',
    );
}

const MAILS =
  'Only administrators may change the mails of a form: recipients, sender, headers, attachments and texts. Nothing was saved.';

const forbidden = (sentence: string): HttpError => new HttpError(403, 'mail_settings_forbidden', sentence);

function isSame(one: MailTemplate, other: MailTemplate): boolean {
  const parts = Object.keys(one) as (keyof MailTemplate)[];
  return parts.every((part) => withoutReturns(one[part]) === withoutReturns(other[part]));
}

/** A text submitted through a browser's form may come back with different line breaks. */
function withoutReturns(value: string | boolean): string | boolean {
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value;
}

/** The fields whose values become recipients of mails. */
function recipientFields({ mail, mail2 }: Pick<FormDefinition, 'mail' | 'mail2'>): string[] {
  const sent = mail2.active ? [mail, mail2] : [mail];
  const addresses = sent.flatMap(({ recipient, additionalHeaders }) => [
    recipient,
    ...additionalHeaders.split('\n').filter((line) => /^\s*b?cc\s*:/i.test(line)),
  ]);
  return addresses
    .flatMap(mailTagNames)
    .map((name) => name.replace(/^_(raw|format)_/, '').replaceAll('.', '_'));
}

/** Plain HTML controls: by their name they could pose as a form tag. */
function controlsIn(template: string): string {
  return (template.match(/<(?:input|select|textarea|button)\b[^<>]*/gi) ?? []).join('\n');
}

function fieldsNamed(template: string, name: string): string {
  return JSON.stringify(tagsOf(parseTemplate(template)).filter((tag) => tag.name === name));
}
