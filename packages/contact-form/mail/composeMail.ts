import { escapeMarkup } from '@portico/kernel/markup';
import type { OutgoingMail } from '@portico/kernel/server';
import { textOf } from '@portico/kernel/server/html';
import { autoParagraphs } from '../markup/autoParagraphs.ts';
import { cleanMail, cleanMailDocument } from '../markup/formHtml.ts';
import { attachmentsFor, type FilesOf } from './attachments.ts';
import type { MailTemplate } from './MailTemplate.ts';
import { isMailbox, splitMailboxes } from './mailboxes.ts';
import { type MailValues, mailTagNames, replaceMailTags, withoutBlankLines } from './mailTags.ts';

export interface MailContext {
  readonly values: MailValues;
  readonly attachmentsOf: FilesOf;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** For the body; headers always use a comma. */
  readonly listSeparator: string;
  readonly about: string;
}

/** Why no mail could be composed, worded for the form's owner. */
export class CompositionError extends Error {
  override readonly name = 'CompositionError';
}

/** Fills in a template. Visitors' input goes into headers as a single line and never as an address of its own. */
export function composeMail(template: MailTemplate, context: MailContext): OutgoingMail {
  const { values } = context;
  const line = (text: string): string => oneLine(replaceMailTags(text, values));
  const from = mailbox(template.sender, values);
  const to = mailboxes(template.recipient, values);
  if (!isMailbox(from)) throw new CompositionError(`The sender "${from}" is not an e-mail address.`);
  if (to.length === 0)
    throw new CompositionError(`The recipient "${line(template.recipient)}" is not an e-mail address.`);

  const subject = line(template.subject);
  const source = template.excludeBlank ? withoutBlankLines(template.body, values) : template.body;
  const { listSeparator: separator } = context;
  const filled = replaceMailTags(source, values, { html: template.useHtml, separator });
  const { cc, bcc, replyTo, headers } = headerLines(template.additionalHeaders, values);
  const { attachments } = attachmentsFor(template.attachments, context.attachmentsOf);
  return {
    from,
    to,
    subject,
    about: context.about,
    ...(cc.length > 0 && { cc }),
    ...(bcc.length > 0 && { bcc }),
    ...(replyTo.length > 0 && { replyTo }),
    ...(Object.keys(headers).length > 0 && { headers }),
    ...(attachments.length > 0 && { attachments }),
    ...(template.useHtml
      ? { html: htmlDocument(filled, subject, context), text: plainText(filled) }
      : { text: filled }),
  };
}

function mailboxes(list: string, values: MailValues): string[] {
  // Split before values are filled in: a comma typed by a visitor must not add a recipient.
  return splitMailboxes(list)
    .flatMap((box) => chosenBoxes(box, values) ?? mailbox(box, values))
    .filter(isMailbox);
}

/** Recipients that visitors choose from the form author's options: each option is one recipient or a list. */
function chosenBoxes(box: string, values: MailValues): string[] | null {
  const [name = '', ...others] = mailTagNames(box);
  const isOnlyTag = others.length === 0 && /^\[[^\]]*\]$/.test(box);
  const offered = (isOnlyTag && values.offered(name)) || [];
  return offered.length > 0 ? offered.flatMap(splitMailboxes).map((one) => mailbox(one, values)) : null;
}

/** The name is quoted, so that whatever a visitor enters stays a name. */
function mailbox(box: string, values: MailValues): string {
  const [, name = '', address = box] = /^([^<]*)<([^<>]*)>$/.exec(box.trim()) ?? [];
  const words = oneLine(replaceMailTags(name, values)).replace(/["\\<>]/g, '');
  const target = oneLine(replaceMailTags(address, values));
  return words ? `"${words}" <${target}>` : target;
}

interface Headers {
  readonly cc: string[];
  readonly bcc: string[];
  readonly replyTo: string[];
  readonly headers: Record<string, string>;
}

/** Delivery and encoding headers that a template cannot set as additional headers. */
const OWN =
  /^(?:from|sender|to|subject|date|message-id|mime-version|return-path|received|dkim-signature|content-.*|resent-.*)$/i;

function headerLines(text: string, values: MailValues): Headers {
  const found: Headers = { cc: [], bcc: [], replyTo: [], headers: {} };
  for (const header of text.split(/\r?\n/)) {
    const colon = header.indexOf(':');
    const name = header.slice(0, colon).trim();
    const content = header.slice(colon + 1).trim();
    if (colon < 1 || !/^[A-Za-z0-9][A-Za-z0-9-]*$/.test(name) || OWN.test(name)) continue;
    const boxes = mailboxes(content, values);
    if (/^cc$/i.test(name)) found.cc.push(...boxes);
    else if (/^bcc$/i.test(name)) found.bcc.push(...boxes);
    else if (/^reply-to$/i.test(name)) found.replyTo.push(...boxes);
    // Only its first line: what a visitor wrote below that has no place in a header.
    else found.headers[name] = oneLine(replaceMailTags(content, values).split(/[\r\n]/, 1)[0] ?? '');
  }
  return found;
}

/** For mail clients without HTML: block elements end a line. */
function plainText(html: string): string {
  return textOf(withAddresses(html), (name, isEnd) => (isEnd && LINES.has(name) ? '\n' : '')).trim();
}

const LINES = new Set(['br', 'p', 'div', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'li', 'tr']);

/** An address in angle brackets is not an element. */
function withAddresses(html: string): string {
  return html.replace(/<([^\s<>@]+@[^\s<>@]+)>/g, '&lt;$1&gt;');
}

function htmlDocument(body: string, subject: string, { language, direction }: MailContext): string {
  const content = withAddresses(body);
  if (/<html[\s>]/i.test(content)) return `<!doctype html>\n${cleanMailDocument(content)}`;
  return `<!doctype html>
<html lang="${escapeMarkup(language)}" dir="${direction}">
<head>
<title>${escapeMarkup(subject)}</title>
</head>
<body>
${autoParagraphs(content, cleanMail)}
</body>
</html>`;
}

/** Prevents header injection: a line break in a header would start a new one. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
