import type { MailTemplate } from '../mail/MailTemplate.ts';
import type { FormDefinition } from './FormDefinition.ts';

/** What a new form begins with. */
const DEFAULT_TEMPLATE = `<label> Your name
    [text* your-name autocomplete:name] </label>

<label> Your email
    [email* your-email autocomplete:email] </label>

<label> Subject
    [text* your-subject] </label>

<label> Your message (optional)
    [textarea your-message] </label>

[submit "Submit"]`;

export const DEFAULT_MAIL: MailTemplate = {
  active: true,
  subject: '[_site_title] "[your-subject]"',
  sender: '[_site_title] <[_site_sender]>',
  recipient: '[_site_admin_email]',
  body: `From: [your-name] <[your-email]>
Subject: [your-subject]

Message Body:
[your-message]

--
This e-mail was sent from a contact form on [_site_title] ([_site_url])`,
  additionalHeaders: 'Reply-To: [your-email]',
  attachments: '',
  useHtml: false,
  excludeBlank: false,
};

const DEFAULT_MAIL_2: MailTemplate = {
  ...DEFAULT_MAIL,
  active: false,
  recipient: '[your-email]',
  body: `Message Body:
[your-message]

--
This e-mail was sent from a contact form on [_site_title] ([_site_url])`,
  additionalHeaders: 'Reply-To: [_site_admin_email]',
};

export function newForm(
  parts: Partial<FormDefinition> & Pick<FormDefinition, 'id' | 'hash' | 'title'>,
): FormDefinition {
  return {
    locale: 'en_US',
    template: DEFAULT_TEMPLATE,
    mail: DEFAULT_MAIL,
    mail2: DEFAULT_MAIL_2,
    messages: {},
    additionalSettings: '',
    ...parts,
  };
}
