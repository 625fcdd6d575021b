import type { MailTemplate } from '../mail/MailTemplate.ts';
import type { FormDefinition } from './FormDefinition.ts';

interface Labels {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  readonly submit: string;
}

const ENGLISH: Labels = {
  name: 'Your name',
  email: 'Your email',
  subject: 'Subject',
  message: 'Your message (optional)',
  submit: 'Submit',
};

const OTHERS: Readonly<Record<string, Labels>> = {
  ar: {
    ...{ name: 'اسمك', email: 'بريدك الإلكتروني', subject: 'الموضوع' },
    ...{ message: 'رسالتك (اختياري)', submit: 'إرسال' },
  },
  de: {
    ...{ name: 'Ihr Name', email: 'Ihre E-Mail-Adresse', subject: 'Betreff' },
    ...{ message: 'Ihre Nachricht (optional)', submit: 'Absenden' },
  },
  es: {
    ...{ name: 'Su nombre', email: 'Su correo electrónico', subject: 'Asunto' },
    ...{ message: 'Su mensaje (opcional)', submit: 'Enviar' },
  },
  fr: {
    ...{ name: 'Votre nom', email: 'Votre e-mail', subject: 'Objet' },
    ...{ message: 'Votre message (facultatif)', submit: 'Envoyer' },
  },
};

function templateWith({ name, email, subject, message, submit }: Labels): string {
  return `<label> ${name}
    [text* your-name autocomplete:name] </label>

<label> ${email}
    [email* your-email autocomplete:email] </label>

<label> ${subject}
    [text* your-subject] </label>

<label> ${message}
    [textarea your-message] </label>

[submit "${submit}"]`;
}

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
    template: templateWith(ENGLISH),
    mail: DEFAULT_MAIL,
    mail2: DEFAULT_MAIL_2,
    messages: {},
    additionalSettings: '',
    ...parts,
  };
}

/** What a new form of a site in this language begins with. */
export function formPartsIn(language: string): Pick<FormDefinition, 'locale' | 'template'> {
  const locale = localeOf(language);
  return { locale, template: templateWith(OTHERS[locale.split('_')[0] ?? ''] ?? ENGLISH) };
}

/** `de_AT` of `de-AT`, `de_DE` of `de`: forms name languages as WordPress does. */
function localeOf(code: string): string {
  try {
    const { language, region } = new Intl.Locale(code).maximize();
    return [language, region].filter(Boolean).join('_');
  } catch {
    // An old setting may hold an invalid code.
    return 'en_US';
  }
}
