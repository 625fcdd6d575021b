import { slugOf } from '@portico/kernel/server';
import Type, { type Static } from 'typebox';
import type { MailTemplate } from '../../mail/MailTemplate.ts';
import type { CompiledForm } from '../../template/compileForm.ts';
import type { ConfigurationWarning } from '../../template/configurationWarnings.ts';
import { newForm } from '../../template/defaultForm.ts';
import type { FormDefinition } from '../../template/FormDefinition.ts';
import { type FormSummary, formParts } from '../../wire/admin.ts';
import type { NewForm } from './createForms.ts';

const { subject, body } = formParts.mail.properties;

const WireMail = Type.Partial(
  Type.Object({
    active: Type.Boolean(),
    subject,
    sender: subject,
    recipient: subject,
    body,
    additional_headers: body,
    attachments: body,
    use_html: Type.Boolean(),
    exclude_blank: Type.Boolean(),
  }),
);
type WireMail = Static<typeof WireMail>;

/** The members of a form that an API client may change. Omitted ones stay as they are. */
export const FormChange = Type.Partial(
  Type.Object({
    id: Type.Integer(),
    title: formParts.title,
    locale: formParts.locale,
    form: formParts.template,
    mail: WireMail,
    mail_2: WireMail,
    messages: formParts.messages,
    additional_settings: formParts.additionalSettings,
    context: Type.String({
      maxLength: 20,
      description: '`save` keeps the form; anything else only tries it.',
    }),
  }),
);
export type FormChange = Static<typeof FormChange>;

export function summaryOnTheWire({ id, hash, title, locale }: FormSummary | FormDefinition) {
  return { id, hash, slug: slugOf(title, 'any'), title, locale };
}

export function formOnTheWire({ definition, tags }: CompiledForm, warnings: readonly ConfigurationWarning[]) {
  return {
    ...summaryOnTheWire(definition),
    properties: {
      form: {
        content: definition.template,
        fields: tags.map(({ type, basetype, name }) => ({ type, basetype, name })),
      },
      mail: mailOnTheWire(definition.mail),
      mail_2: mailOnTheWire(definition.mail2),
      messages: definition.messages,
      additional_settings: { content: definition.additionalSettings },
    },
    config_errors: bySection(warnings),
  };
}

/** A form with a change applied, or a new form if there is none yet. */
export function withChange(form: FormDefinition | null, change: FormChange): NewForm {
  const { id, hash: _, ...before } = form ?? newForm({ id: 0, hash: '', title: 'Untitled' });
  const { title, locale, messages } = change;
  return {
    ...before,
    ...(form && { id }),
    ...(title !== undefined && { title }),
    ...(locale !== undefined && { locale }),
    ...(change.form !== undefined && { template: change.form }),
    mail: mailFromTheWire(before.mail, change.mail),
    mail2: mailFromTheWire(before.mail2, change.mail_2),
    messages: { ...before.messages, ...messages },
    ...(change.additional_settings !== undefined && { additionalSettings: change.additional_settings }),
  };
}

function mailOnTheWire({ additionalHeaders, useHtml, excludeBlank, ...same }: MailTemplate) {
  return { ...same, additional_headers: additionalHeaders, use_html: useHtml, exclude_blank: excludeBlank };
}

function mailFromTheWire(before: MailTemplate, change: WireMail = {}): MailTemplate {
  const { additional_headers, use_html, exclude_blank, ...same } = change;
  return {
    ...before,
    ...same,
    additionalHeaders: additional_headers ?? before.additionalHeaders,
    useHtml: use_html ?? before.useHtml,
    excludeBlank: exclude_blank ?? before.excludeBlank,
  };
}

function bySection(warnings: readonly ConfigurationWarning[]) {
  const sections: Record<string, { code: string; message: string }[]> = {};
  for (const { section, code, message } of warnings)
    sections[section] = [...(sections[section] ?? []), { code, message }];
  return sections;
}
