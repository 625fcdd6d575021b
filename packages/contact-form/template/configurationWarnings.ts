import { isMailbox, splitMailboxes } from '../mail/mailboxes.ts';
import { mailTagNames } from '../mail/mailTags.ts';
import { settingLines } from './additionalSettings.ts';
import type { CompiledForm } from './compileForm.ts';
import { sizeLimit } from './controls/fileControl.ts';
import type { MailTemplate } from './FormDefinition.ts';
import { htmlTokens } from './htmlTokens.ts';

/** Something about a form that will probably not do what its author wants. It never keeps a form from working. */
export interface ConfigurationWarning {
  /** `form.body`, `mail.recipient`, `messages.spam`: where it is. */
  readonly section: string;
  readonly code: string;
  /** What to do about it. */
  readonly message: string;
}

export function configurationWarnings(form: CompiledForm, siteDomain: string): ConfigurationWarning[] {
  return [
    ...templateWarnings(form),
    ...mailWarnings(form, form.definition.mail, 'mail', siteDomain),
    ...(form.definition.mail2.active ? mailWarnings(form, form.definition.mail2, 'mail_2', siteDomain) : []),
    ...messageWarnings(form),
    ...settingWarnings(form),
  ];
}

/** Words that a content-management system keeps for itself: a field of that name ends on another page. */
const RESERVED = new Set(
  'm p posts w cat withcomments withoutcomments s search exact sentence calendar page paged more tb pb author order orderby year monthnum day hour minute second name category_name tag feed author_name pagename page_id error attachment attachment_id subpost subpost_id preview robots taxonomy term cpage post_type embed'.split(
    ' ',
  ),
);
const MOST_BYTES = 25 * 1024 * 1024;
const PROTECTIONS = new Set(['captchar', 'quiz']);

function templateWarnings({ definition, tags }: CompiledForm): ConfigurationWarning[] {
  const found: ConfigurationWarning[] = [];
  const warn = (code: string, message: string): void =>
    void found.push({ section: 'form.body', code, message });
  const reserved = tags.map(({ name }) => name).filter((name) => RESERVED.has(name));
  if (reserved.length > 0)
    warn('unavailable_names', `Choose another name for ${quoted(reserved)}: the site uses it itself.`);
  const colons = tags.map(({ name }) => name).filter((name) => name.includes(':'));
  if (colons.length > 0)
    warn('colons_in_names', `Names with a colon work here and not everywhere: ${quoted(colons)}.`);
  if (/\[\s*[a-z]+\*?\s+[A-Za-z][\w:-]*\.[\w:.-]*/.test(definition.template))
    warn('dots_in_names', 'A dot in a field name becomes an underscore.');
  if (htmlTokens(definition.template).some((token) => token.kind === 'start' && token.name === 'form'))
    warn('unavailable_html_elements', 'A form cannot stand inside a form: take the form element out.');
  if (hasCrowdedLabel(definition.template))
    warn('multiple_controls_in_label', 'A label belongs to one control. Give each control its own.');
  if (tags.filter(({ basetype }) => basetype === 'file').some((tag) => sizeLimit(tag) > MOST_BYTES))
    warn('upload_filesize_overlimit', 'Mail servers rarely take more than 25 MB. Choose a smaller limit.');
  if (!tags.some(({ basetype }) => basetype === 'submit' || basetype === 'payment'))
    warn('no_submit', 'There is no button to send the form with. Add [submit "Send"].');
  return found;
}

function hasCrowdedLabel(template: string): boolean {
  const labels = template.match(/<label[\s>][\s\S]*?<\/label>/gi) ?? [];
  return labels.some((label) => (label.match(/\[(?!count|response|\/)[a-z]+\*? /g) ?? []).length > 1);
}

function mailWarnings(
  form: CompiledForm,
  mail: MailTemplate,
  section: string,
  siteDomain: string,
): ConfigurationWarning[] {
  const found: ConfigurationWarning[] = [];
  const warn = (part: string, code: string, message: string): void =>
    void found.push({ section: `${section}.${part}`, code, message });
  const typed = new Set(form.tags.filter(({ name }) => name).map(({ name }) => name));
  const isTyped = (text: string): boolean => mailTagNames(text).some((name) => typed.has(name));
  const filled = (text: string): string => text.replace(/\[[^\]]*\]/g, 'someone@example.org');

  for (const part of ['subject', 'sender', 'recipient', 'body'] as const)
    if (mail[part].trim() === '') warn(part, 'maybe_empty', 'This is empty. Nothing useful will arrive.');
  for (const part of ['sender', 'recipient'] as const) {
    const boxes = splitMailboxes(mail[part].replace(/^\[_site_title\]/, 'Site'));
    if (boxes.length > 0 && !boxes.every((box) => isMailbox(filled(box)) || /<.*\[.*\].*>/.test(box)))
      warn(
        part,
        'invalid_mailbox_syntax',
        'This is not an e-mail address. Write a@b.example or Name <a@b.example>.',
      );
  }
  const senderDomain = /@([\w.-]+)>?\s*$/.exec(mail.sender)?.[1];
  if (senderDomain && senderDomain.replace(/^www\./, '') !== siteDomain)
    warn(
      'sender',
      'email_not_in_site_domain',
      `Use an address of ${siteDomain}, or mail servers may take this for forged.`,
    );
  const hasProtection = form.tags.some(({ basetype }) => PROTECTIONS.has(basetype));
  const copies = mail.additionalHeaders
    .split('\n')
    .filter((line) => /^\s*b?cc\s*:/i.test(line))
    .join(' ');
  if (!hasProtection && (isTyped(mail.recipient) || isTyped(copies)))
    warn(
      'recipient',
      'unsafe_email_without_protection',
      'Anybody could send your mail to strangers through this form. Add a captcha or a quiz.',
    );
  for (const line of mail.additionalHeaders.split('\n').filter((one) => one.trim()))
    if (!/^[A-Za-z0-9][A-Za-z0-9-]*\s*:\s*\S/.test(line.trim()))
      warn(
        'additional_headers',
        'invalid_mail_header',
        `"${line.trim()}" is not a header. Write Name: value.`,
      );
  const fileFields = new Set(form.tags.filter(({ basetype }) => basetype === 'file').map(({ name }) => name));
  for (const line of mail.attachments
    .split('\n')
    .map((one) => one.trim())
    .filter(Boolean))
    if (!mailTagNames(line).some((name) => fileFields.has(name)))
      warn('attachments', 'file_not_found', `"${line}" is not a file field of this form.`);
  const attached = form.tags.filter((tag) => mailTagNames(mail.attachments).includes(tag.name));
  if (attached.reduce((sum, tag) => sum + sizeLimit(tag), 0) > MOST_BYTES)
    warn(
      'attachments',
      'attachments_overweight',
      'Together these files may be larger than mail servers take.',
    );
  return found;
}

function messageWarnings({ definition }: CompiledForm): ConfigurationWarning[] {
  return Object.entries(definition.messages)
    .filter(([, text]) => /<[a-z!/]/i.test(text))
    .map(([key]) => ({
      section: `messages.${key}`,
      code: 'html_in_message',
      message: 'Messages are plain text; tags are taken out.',
    }));
}

function settingWarnings({ definition }: CompiledForm): ConfigurationWarning[] {
  return settingLines(definition.additionalSettings)
    .filter(([name]) => name === 'on_sent_ok' || name === 'on_submit')
    .map(([name]) => ({
      section: 'additional_settings',
      code: 'deprecated_settings',
      message: `${name} has no effect any more. Listen to the event wpcf7mailsent instead.`,
    }));
}

function quoted(names: readonly string[]): string {
  return [...new Set(names)].map((name) => `"${name}"`).join(', ');
}
