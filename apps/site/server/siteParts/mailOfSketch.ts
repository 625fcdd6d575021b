import type { FormSketch, SketchedMail } from '@portico/builder/document';
import { type NewForm, newForm } from '@portico/contact-form/server';

type Mail = NewForm['mail'];

/** A mail as set up in the widget. The sender is always the site's, because mail servers refuse others. */
export function mailOfSketch(
  sketched: SketchedMail | undefined,
  sketch: FormSketch,
  isActive: boolean,
): Mail {
  const usual = newForm({ id: 0, hash: '', title: '' }).mail;
  const mail = sketched ?? EMPTY;
  const tags = (text: string): string => withFieldTags(text);
  const name = mail.fromName.replace(/["<>[\]\r\n]/g, '').trim();
  return {
    ...usual,
    active: isActive,
    recipient: tags(mail.to) || '[_site_admin_email]',
    sender: name ? `${name} <[_site_sender]>` : usual.sender,
    subject: tags(mail.subject) || `[_site_title] "${sketch.name.replace(/[[\]"]/g, '')}"`,
    body: `${tags(mail.content || '[all-fields]').replaceAll('[all-fields]', allFields(sketch))}${facts(mail)}`,
    additionalHeaders: [
      replyTo(mail, sketch),
      mail.cc && `Cc: ${tags(oneLine(mail.cc))}`,
      mail.bcc && `Bcc: ${tags(oneLine(mail.bcc))}`,
    ]
      .filter(Boolean)
      .join('\n'),
    attachments: sketch.fields
      .filter(({ type }) => type === 'upload')
      .map(({ name: field }) => `[${field}]`)
      .join(''),
    useHtml: mail.isHtml,
  };
}

const EMPTY: SketchedMail = {
  ...{ to: '', cc: '', bcc: '', subject: '', content: '', fromName: '', replyTo: '' },
  isHtml: false,
  facts: [],
};

/** Elementor's `[field id="email"]` is `[email]` here. */
function withFieldTags(text: string): string {
  return text.replace(/\[field\s+id=(?:"|'|&quot;)?([\w-]{1,60})(?:"|'|&quot;)?\s*\]/gi, '[$1]');
}

/** All fields with their names, one per line. */
function allFields({ fields }: FormSketch): string {
  return fields
    .filter(({ type }) => type !== 'html' && type !== 'step')
    .map(
      ({ label, placeholder, name }) =>
        `${(label || placeholder || name).replace(/[[\]<>]/g, '')}: [${name}]`,
    )
    .join('\n');
}

/** A field's name, or an address. Without either, the first email field is used. */
function replyTo({ replyTo: wanted }: SketchedMail, { fields }: FormSketch): string {
  const field =
    fields.find(({ name }) => name === wanted) ??
    (wanted === '' ? fields.find(({ type }) => type === 'email') : undefined);
  if (field) return `Reply-To: [${field.name}]`;
  return wanted ? `Reply-To: ${withFieldTags(oneLine(wanted))}` : '';
}

function facts({ facts: wanted }: SketchedMail): string {
  const lines = wanted.flatMap((fact) => FACTS[fact] ?? []);
  return lines.length > 0 ? `\n\n--\n${lines.join('\n')}` : '';
}

const FACTS: Readonly<Record<string, string>> = {
  date: 'Date: [_date]',
  time: 'Time: [_time]',
  page_url: 'Page: [_url]',
  user_agent: 'Browser: [_user_agent]',
  remote_ip: 'Address: [_remote_ip]',
};

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
