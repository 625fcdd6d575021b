import { isAbsolute } from 'node:path';
import addressparser from 'nodemailer/lib/addressparser/index.js';
import type { MailAttachment, OutgoingMail } from './Outbox.ts';

/** Visitors' input must not become a recipient or a header. The composer of the mail has to check first. */
export class UnsafeMailError extends Error {
  override readonly name = 'UnsafeMailError';
}

/**
 * A mail whose headers are one line each and whose addresses are one mailbox each. In free text a line break becomes a space;
 * in an address it can only be an attack, and cutting it would leave another address.
 */
export function safeMail(mail: OutgoingMail): OutgoingMail {
  const safe: OutgoingMail = {
    from: mailbox(mail.from, 'sender'),
    to: mail.to.map((address) => mailbox(address, 'recipient')),
    ...(mail.cc && { cc: mail.cc.map((address) => mailbox(address, 'copy recipient')) }),
    ...(mail.bcc && { bcc: mail.bcc.map((address) => mailbox(address, 'blind copy recipient')) }),
    ...(mail.replyTo && { replyTo: mail.replyTo.map((address) => mailbox(address, 'reply address')) }),
    subject: oneLine(mail.subject),
    text: mail.text,
    ...(mail.html !== undefined && { html: mail.html }),
    ...(mail.headers && { headers: safeHeaders(mail.headers) }),
    ...(mail.attachments && { attachments: mail.attachments.map(safeAttachment) }),
    ...(mail.about !== undefined && { about: oneLine(mail.about) }),
  };
  if (recipientsOf(safe).length === 0) throw new UnsafeMailError('The mail has no recipient.');
  return safe;
}

/** All recipients as bare addresses, without duplicates. */
export function recipientsOf({ to, cc = [], bcc = [] }: OutgoingMail): string[] {
  return [
    ...new Set(
      [...to, ...cc, ...bcc].map((text) =>
        PLAIN.test(text)
          ? text
          : (NAMED.exec(text)?.[1] ?? addressparser(text, { flatten: true })[0]?.address ?? ''),
      ),
    ),
  ];
}

/** Whether a text is exactly one mailbox: `a@b.example` or `Name <a@b.example>`. */
export function isMailbox(text: string): boolean {
  try {
    return mailbox(text, 'address') !== '';
  } catch {
    return false;
  }
}

const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;

function oneLine(text: string): string {
  return text.replace(CONTROLS, ' ').trim();
}

// Quotes and comments before the @ are legal, but used only by attackers, never by people.
const ADDRESS = /^[^\s\p{Cc}@<>()[\]\\,;:"]+@[^\s\p{Cc}@<>()\\,;:"]+$/u;

/** Covers nearly all addresses, and is unambiguous: no parsing is needed. */
const PLAIN = /^[\w.+-]+@[\w.-]+$/;

/** The same with a name before it, as our own templates write it. */
const NAMED = /^"[^"\\<>@(),;:\p{Cc}]*" <([\w.+-]+@[\w.-]+)>$/u;

function mailbox(text: string, role: string): string {
  const trimmed = text.trim();
  if (PLAIN.test(trimmed) || NAMED.test(trimmed)) return trimmed;
  const parsed = isAmbiguous(trimmed) ? [] : addressparser(trimmed, { flatten: true });
  const [only] = parsed;
  if (parsed.length !== 1 || !only || !ADDRESS.test(only.address))
    throw new UnsafeMailError(`The ${role} of the mail is not exactly one e-mail address.`);
  return trimmed;
}

/** Mail programs differ on which of two addresses in angle brackets counts. Inside a quoted name they are just text. */
function isAmbiguous(text: string): boolean {
  return text.search(CONTROLS) >= 0 || text.replace(/"(?:[^"\\]|\\.)*"/g, '').split('<').length > 2;
}

const HEADER_NAME = /^[A-Za-z0-9][A-Za-z0-9-]*$/;

/** These decide who gets a mail, who sent it and how it is decoded: they have their own fields, which are checked. */
const OWN_HEADERS =
  /^(from|sender|to|cc|bcc|reply-to|subject|date|message-id|mime-version|return-path|received|dkim-signature|content-.*|resent-.*)$/i;

function safeHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => {
      if (!HEADER_NAME.test(name) || OWN_HEADERS.test(name))
        throw new UnsafeMailError(`"${oneLine(name)}" is not a header that a mail may have.`);
      return [name, oneLine(value)];
    }),
  );
}

const CONTENT_TYPE = /^[\w.+-]+\/[\w.+-]+$/;

function safeAttachment({ filename, path, contentType }: MailAttachment): MailAttachment {
  // The mailer could read anything else as a URL or as data.
  if (!isAbsolute(path)) throw new UnsafeMailError('The path of an attachment must be absolute.');
  return {
    filename: oneLine(filename),
    path,
    contentType: CONTENT_TYPE.test(contentType) ? contentType : 'application/octet-stream',
  };
}
