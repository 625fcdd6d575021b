import { MOST_ATTACHED_BYTES, pathsIn } from '../mail/attachments.ts';
import type { MailTemplate } from '../mail/MailTemplate.ts';
import { isMailbox, splitMailboxes } from '../mail/mailboxes.ts';
import { mailTagNames } from '../mail/mailTags.ts';
import type { CompiledForm } from './compileForm.ts';
import { sizeLimit } from './controls/fileControl.ts';
import { type FormTag, hasOption } from './FormTag.ts';

export interface MailWarning {
  readonly part: Part;
  readonly code: string;
  readonly message: string;
}

type Part = 'subject' | 'sender' | 'recipient' | 'body' | 'additional_headers' | 'attachments';

/** Likely problems of a form's mail. */
export function mailWarnings(form: CompiledForm, mail: MailTemplate, siteDomain: string): MailWarning[] {
  const headers = headersIn(mail.additionalHeaders);
  return [
    ...emptyParts(mail),
    ...wrongMailboxes(mail, headers),
    ...foreignSender(mail, siteDomain),
    ...openRecipients(form, mail, headers),
    ...wrongHeaders(headers),
    ...missingFiles(form, mail),
    ...heavyFiles(form, mail),
  ];
}

interface HeaderLine {
  readonly line: string;
  readonly name: string;
  readonly value: string;
}

function headersIn(text: string): HeaderLine[] {
  return linesOf(text).map((line) => {
    const [, name = '', value = ''] = /^([^:]*):(.*)$/.exec(line) ?? [];
    return { line, name: name.trim(), value: value.trim() };
  });
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

function emptyParts(mail: MailTemplate): MailWarning[] {
  return (['subject', 'sender', 'recipient', 'body'] as const)
    .filter((part) => mail[part].trim() === '')
    .map((part) => ({ part, code: 'maybe_empty', message: 'This is empty. Nothing useful will arrive.' }));
}

function wrongMailboxes(mail: MailTemplate, headers: readonly HeaderLine[]): MailWarning[] {
  const lists: [Part, string][] = [
    ['sender', mail.sender.replace(/^\[_site_title\]/, 'Site')],
    ['recipient', mail.recipient],
    ...valuesOf(headers, /^(?:b?cc|reply-to)$/i).map((value): [Part, string] => [
      'additional_headers',
      value,
    ]),
  ];
  return lists.flatMap(([part, list]) =>
    splitMailboxes(list)
      .filter((box) => !mayBeMailbox(box))
      .map((box) => ({
        part,
        code: 'invalid_mailbox_syntax',
        message: `"${box}" is not an e-mail address. Write a@b.example or Name <a@b.example>.`,
      })),
  );
}

/** A tag may stand for an address, or for the name before one. */
function mayBeMailbox(box: string): boolean {
  return (
    isMailbox(box.replace(/\[[^[\]]*\]/g, 'someone@example.org')) ||
    /<[^<>[\]]*\[[^<>[\]]*\][^<>]*>/.test(box)
  );
}

function foreignSender({ sender }: MailTemplate, siteDomain: string): MailWarning[] {
  const domain = /@([\w.-]+)>?\s*$/.exec(sender)?.[1]?.replace(/^www\./, '');
  if (!domain || domain === siteDomain) return [];
  const message = `Use an address of ${siteDomain}, or mail servers may think that it is forged.`;
  return [{ part: 'sender', code: 'email_not_in_site_domain', message }];
}

const PROTECTIONS = new Set(['captchar', 'quiz']);
const CHOICES = new Set(['checkbox', 'radio', 'select']);

/** A visitor who can type the recipient can send mail to strangers. */
function openRecipients(
  { tags }: CompiledForm,
  mail: MailTemplate,
  headers: readonly HeaderLine[],
): MailWarning[] {
  if (tags.some(({ basetype }) => PROTECTIONS.has(basetype))) return [];
  const typed = new Set(tags.filter(isTyped).map(({ name }) => name));
  const lists: [Part, string][] = [
    ['recipient', mail.recipient],
    ['additional_headers', valuesOf(headers, /^b?cc$/i).join(' ')],
  ];
  return lists
    .filter(([, list]) => mailTagNames(list).some((name) => typed.has(name)))
    .map(([part]) => ({
      part,
      code: 'unsafe_email_without_protection',
      message: 'Anybody could send your mail to strangers through this form. Add a captcha or a quiz.',
    }));
}

/** Any field not limited to the form's options. */
function isTyped(tag: FormTag): boolean {
  return !CHOICES.has(tag.basetype) || hasOption(tag, 'free_text');
}

function valuesOf(headers: readonly HeaderLine[], wanted: RegExp): string[] {
  return headers.filter(({ name }) => wanted.test(name)).map(({ value }) => value);
}

function wrongHeaders(headers: readonly HeaderLine[]): MailWarning[] {
  return headers
    .filter(({ name, value }) => !/^[A-Za-z0-9][A-Za-z0-9-]*$/.test(name) || !value)
    .map(({ line }) => ({
      part: 'additional_headers',
      code: 'invalid_mail_header',
      message: `"${line}" is not a header. Write Name: value.`,
    }));
}

function missingFiles(form: CompiledForm, { attachments }: MailTemplate): MailWarning[] {
  const isFileField = (name: string): boolean =>
    form.tags.some((tag) => tag.basetype === 'file' && tag.name === name);
  return [
    ...pathsIn(attachments).map((path) => ({
      part: 'attachments' as const,
      code: leadsOutside(path) ? 'file_not_in_content_dir' : 'file_not_found',
      message: `"${path}" will not be attached: only files that visitors send with the form are. Put a link to it into the body instead.`,
    })),
    ...mailTagNames(attachments)
      .filter((name) => !isFileField(name))
      .map((name) => ({
        part: 'attachments' as const,
        code: 'file_not_found',
        message: `"[${name}]" is not a file field of this form.`,
      })),
  ];
}

function leadsOutside(path: string): boolean {
  return /^(?:[/\\]|[a-z]:)|\.\./i.test(path);
}

function heavyFiles(form: CompiledForm, { attachments }: MailTemplate): MailWarning[] {
  const names = mailTagNames(attachments);
  const most = form.tags
    .filter(({ name }) => names.includes(name))
    .reduce((sum, tag) => sum + sizeLimit(tag), 0);
  if (most <= MOST_ATTACHED_BYTES) return [];
  const message = 'Together these files may be larger than mail servers take.';
  return [{ part: 'attachments', code: 'attachments_overweight', message }];
}
