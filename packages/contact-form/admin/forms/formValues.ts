import type { MailTemplate } from '../../mail/MailTemplate.ts';
import type { FormDefinition } from '../../template/FormDefinition.ts';
import { DEFAULT_MESSAGES, type MessageKey } from '../../template/messages.ts';

/** A form as the editor holds it: every field under the server's name for it. */
export type FormValues = {
  title: string;
  locale: string;
  template: string;
  additionalSettings: string;
} & MailFields<'mail'> &
  MailFields<'mail2'> & { [Key in MessageKey as `messages.${Key}`]: string };

type MailFields<Which extends string> = {
  [Part in keyof MailTemplate as `${Which}.${Part}`]: MailTemplate[Part];
};

export type FormBody = Omit<FormDefinition, 'id' | 'hash'>;

export function toValues({
  title,
  locale,
  template,
  additionalSettings,
  mail,
  mail2,
  messages,
}: FormBody): FormValues {
  const own = Object.fromEntries(
    Object.keys(DEFAULT_MESSAGES).map((key) => [`messages.${key}`, messages[key] ?? '']),
  );
  return {
    ...{ title, locale, template, additionalSettings },
    ...prefixed('mail', mail),
    ...prefixed('mail2', mail2),
    ...own,
  } as FormValues;
}

export function toBody(values: FormValues): FormBody {
  const { title, locale, template, additionalSettings } = values;
  const messages = Object.entries(values)
    .filter(([name, value]) => name.startsWith('messages.') && value !== '')
    .map(([name, value]) => [name.slice('messages.'.length), String(value)]);
  return {
    ...{ title, locale, template, additionalSettings },
    mail: mailOf(values, 'mail'),
    mail2: mailOf(values, 'mail2'),
    messages: Object.fromEntries(messages),
  };
}

function prefixed(which: string, mail: MailTemplate): Record<string, string | boolean> {
  return Object.fromEntries(Object.entries(mail).map(([part, value]) => [`${which}.${part}`, value]));
}

function mailOf(values: FormValues, which: 'mail' | 'mail2'): MailTemplate {
  return {
    active: values[`${which}.active`],
    subject: values[`${which}.subject`],
    sender: values[`${which}.sender`],
    recipient: values[`${which}.recipient`],
    body: values[`${which}.body`],
    additionalHeaders: values[`${which}.additionalHeaders`],
    attachments: values[`${which}.attachments`],
    useHtml: values[`${which}.useHtml`],
    excludeBlank: values[`${which}.excludeBlank`],
  };
}
