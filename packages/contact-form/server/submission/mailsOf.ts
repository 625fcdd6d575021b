import type { OutgoingMail } from '@portico/kernel/server';
import { attachmentsFor } from '../../mail/attachments.ts';
import { CompositionError, composeMail, type MailContext } from '../../mail/composeMail.ts';
import type { MailValues } from '../../mail/mailTags.ts';
import type { CompiledForm } from '../../template/compileForm.ts';
import { conditionText } from '../../template/controls/acceptanceControl.ts';
import { directionOf } from '../../template/renderForm.ts';
import type { ContainerPost } from './ContainerPost.ts';
import type { EnteredField } from './enteredFields.ts';
import type { SiteFacts } from './SiteFacts.ts';
import type { SubmissionContent } from './Submission.ts';

export interface KeptFile {
  readonly field: string;
  readonly name: string;
  readonly size: number;
  readonly contentType: string;
  readonly path: string;
}

export interface MailSource {
  /** `null` until it is stored. */
  readonly id: number | null;
  readonly form: CompiledForm;
  readonly content: SubmissionContent;
  readonly files: readonly KeptFile[];
  readonly receivedAt: number;
  readonly site: SiteFacts;
  readonly post: ContainerPost | null;
}

export interface ComposedMails {
  readonly mails: readonly OutgoingMail[];
  /** Why the first mail could not be composed; errors of the second are ignored. */
  readonly error: string | null;
  /** What the mails had to leave out, one sentence each. */
  readonly notes: readonly string[];
}

/** The mails for a submission. */
export function mailsOf(source: MailSource): ComposedMails {
  const { form } = source;
  const { mail, mail2, locale } = form.definition;
  const context: MailContext = {
    values: mailValues(source),
    attachmentsOf: (field) =>
      source.files
        .filter((file) => file.field === field)
        .map(({ name, path, contentType, size }) => ({ filename: name, path, contentType, size })),
    language: languageOf(form),
    direction: directionOf(locale),
    listSeparator: LIST_SEPARATORS[locale.slice(0, 2)] ?? ', ',
    about: `submission:${source.id}`,
  };
  try {
    const first = composeMail(mail, context);
    const second = mail2.active ? attempt(() => composeMail(mail2, context)) : [];
    const templates = second.length > 0 ? [mail, mail2] : [mail];
    const notes = templates.flatMap(
      ({ attachments }) => attachmentsFor(attachments, context.attachmentsOf).leftOut,
    );
    return { mails: [first, ...second], error: null, notes: [...new Set(notes)] };
  } catch (error) {
    if (error instanceof CompositionError) return { mails: [], error: error.message, notes: [] };
    throw error;
  }
}

/** Languages that separate list items with something other than a comma. */
const LIST_SEPARATORS: Readonly<Record<string, string>> = {
  ...{ ja: '、', zh: '、' },
  ...{ ar: '، ', fa: '، ', ps: '، ', ur: '، ' },
};

/** The visitor's copy is optional: an invalid address must not stop the message itself. */
function attempt(compose: () => OutgoingMail): OutgoingMail[] {
  try {
    return [compose()];
  } catch (error) {
    if (error instanceof CompositionError) return [];
    throw error;
  }
}

export function mailValues(source: MailSource, invalidFields = 0): MailValues {
  const { form, content, files } = source;
  const fields = new Map(content.fields.map((field) => [field.name, field]));
  return {
    language: languageOf(form),
    field(name) {
      const field = fields.get(name);
      return field ? printed(field, form, files) : null;
    },
    raw: (name) => fields.get(name)?.raw ?? null,
    offered(name) {
      const tag = form.tags.find((one) => one.name === name);
      const { values = [] } = fields.get(name) ?? {};
      return values.every((value) => tag?.pipes.some(({ after }) => after === value)) ? values : null;
    },
    special(name) {
      if (name === '_invalid_fields') return String(invalidFields);
      if (Object.hasOwn(SPECIALS, name)) return SPECIALS[name]?.(source) ?? null;
      return name.startsWith('_user_') ? userValue(content, name.slice(1)) : null;
    },
  };
}

/** Empty for visitors, and for properties that the account does not have. */
function userValue({ user = {} }: SubmissionContent, property: string): string {
  return Object.hasOwn(user, property) ? (user[property] ?? '') : '';
}

function printed(field: EnteredField, form: CompiledForm, files: readonly KeptFile[]): readonly string[] {
  if (field.type === 'file') return files.filter((file) => file.field === field.name).map(({ name }) => name);
  if (field.type !== 'acceptance') return field.values;
  const tag = form.tags.find(({ name }) => name === field.name);
  const condition = tag ? conditionText(tag) : '';
  return [`${field.raw.length > 0 ? 'Consented' : 'Not consented'}: ${condition}`];
}

/** The values known before anything is sent. */
export function siteValues(source: Pick<MailSource, 'form' | 'site'>): MailValues {
  return {
    field: () => null,
    raw: () => null,
    offered: () => null,
    special: (name) => (Object.hasOwn(SITE_SPECIALS, name) ? (SITE_SPECIALS[name]?.(source) ?? null) : null),
  };
}

const SITE_SPECIALS: Readonly<Record<string, (source: Pick<MailSource, 'form' | 'site'>) => string>> = {
  _contact_form_title: ({ form }) => form.definition.title,
  _site_title: ({ site }) => site.title,
  _site_description: ({ site }) => site.description,
  _site_url: ({ site }) => site.url,
  _site_domain: ({ site }) => domainOf(site.url),
  _site_admin_email: ({ site }) => site.adminEmail,
  _site_sender: ({ site }) => senderOf(site),
};

/** The values of special tags, by name. Computed only for the tags used in a mail: formatting dates is slow. */
const SPECIALS: Readonly<Record<string, (source: MailSource) => string>> = {
  ...SITE_SPECIALS,
  _remote_ip: ({ content }) => content.remoteIp,
  _user_agent: ({ content }) => content.userAgent,
  _url: ({ content }) => content.pageUrl,
  _date: ({ form, receivedAt, site }) =>
    new Date(receivedAt).toLocaleDateString(languageOf(form), { timeZone: site.timeZone, dateStyle: 'long' }),
  _time: ({ form, receivedAt, site }) =>
    new Date(receivedAt).toLocaleTimeString(languageOf(form), {
      timeZone: site.timeZone,
      timeStyle: 'short',
    }),
  _serial_number: ({ id }) => String(id ?? ''),
  // Empty for a form outside a post: the owner should not see tag names.
  _post_id: ({ post }) => String(post?.id ?? ''),
  _post_url: ({ post }) => post?.url ?? '',
  _post_name: ({ post }) => post?.name ?? '',
  _post_title: ({ post }) => post?.title ?? '',
  _post_author: ({ post }) => post?.author ?? '',
  _post_author_email: ({ post }) => post?.authorEmail ?? '',
};

function languageOf({ definition }: CompiledForm): string {
  return definition.locale.split('_').slice(0, 2).join('-');
}

function domainOf(url: string): string {
  try {
    return new URL(url).hostname.replace(/^www\./, '');
  } catch {
    // A site without an address yet runs locally.
    return 'localhost';
  }
}

/** Mail servers require the sender to be on the site's own domain, as the administrator's address usually is. */
function senderOf({ url, adminEmail, sender }: SiteFacts): string {
  if (sender) return sender;
  const domain = domainOf(url);
  return adminEmail.endsWith(`@${domain}`) ? adminEmail : `wordpress@${domain}`;
}
