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
  /** `null` while it is not stored. */
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
  /** Why the first one could not be made; the second one's troubles are nobody's. */
  readonly error: string | null;
  /** What the mails went without, a sentence each. */
  readonly notes: readonly string[];
}

/** The mails that a submission gives rise to. */
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

/** Languages that put something else than a comma between the items of a list. */
const LIST_SEPARATORS: Readonly<Record<string, string>> = {
  ...{ ja: '、', zh: '、' },
  ...{ ar: '، ', fa: '، ', ps: '، ', ur: '، ' },
};

/** The visitor's copy is a courtesy: an address that does not work must not stop the message itself. */
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

/** Empty for visitors, and for what an account does not tell. */
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

/** What is known before anything is sent. */
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

/** What a special tag stands for, by its name. Worked out only for the tags that a mail has: dates in words are slow. */
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
  // A form that stands on no post has nothing to say of it: an owner should not read names of tags.
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
    // A site that has no address yet is here.
    return 'localhost';
  }
}

/** Mail servers want the sender to be of the site's own domain; the administrator's address is, as a rule. */
function senderOf({ url, adminEmail, sender }: SiteFacts): string {
  if (sender) return sender;
  const domain = domainOf(url);
  return adminEmail.endsWith(`@${domain}`) ? adminEmail : `wordpress@${domain}`;
}
