import { MOST_ATTACHED_BYTES } from '../mail/attachments.ts';
import type { MailTemplate } from '../mail/MailTemplate.ts';
import { htmlTokens } from '../markup/htmlTokens.ts';
import { settingLines } from './additionalSettings.ts';
import type { CompiledForm } from './compileForm.ts';
import { sizeLimit } from './controls/fileControl.ts';
import { mailWarnings } from './mailWarnings.ts';
import type { TemplatePart } from './parseTemplate.ts';

/** Something in a form that will probably not do what its author wants. It never stops a form from working. */
export interface ConfigurationWarning {
  /** `form.body`, `mail.recipient`, `messages.spam`: where it is. */
  readonly section: string;
  readonly code: string;
  /** What to do about it. */
  readonly message: string;
}

export function configurationWarnings(form: CompiledForm, siteDomain: string): ConfigurationWarning[] {
  const ofMail = (name: string, mail: MailTemplate): ConfigurationWarning[] =>
    mailWarnings(form, mail, siteDomain).map(({ part, ...rest }) => ({
      section: `${name}.${part}`,
      ...rest,
    }));
  return [
    ...templateWarnings(form),
    ...ofMail('mail', form.definition.mail),
    ...(form.definition.mail2.active ? ofMail('mail_2', form.definition.mail2) : []),
    ...messageWarnings(form),
    ...settingWarnings(form),
  ];
}

/** Names reserved by WordPress: a field with such a name leads to another page. */
const RESERVED = new Set(
  'm p posts w cat withcomments withoutcomments s search exact sentence calendar page paged more tb pb author order orderby year monthnum day hour minute second name category_name tag feed author_name pagename page_id error attachment attachment_id subpost subpost_id preview robots taxonomy term cpage post_type embed'.split(
    ' ',
  ),
);

/** Limits the list of unknown tags: beyond this, more names do not help. */
const MOST_NAMED = 20;

function templateWarnings({ definition, parts, tags }: CompiledForm): ConfigurationWarning[] {
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
  const shown = [...new Set(tagsInText(parts))]
    .slice(0, MOST_NAMED)
    .filter((tag) => !definition.template.includes(`[${tag}]`));
  if (shown.length > 0)
    warn('unknown_tags', `This site has no such control: visitors will read ${quoted(shown)} as it stands.`);
  if (hasCrowdedLabel(definition.template))
    warn('multiple_controls_in_label', 'A label belongs to one control. Give each control its own.');
  if (tags.filter(({ basetype }) => basetype === 'file').some((tag) => sizeLimit(tag) > MOST_ATTACHED_BYTES))
    warn('upload_filesize_overlimit', 'Mail servers rarely take more than 25 MB. Choose a smaller limit.');
  if (!tags.some(({ basetype }) => basetype === 'submit' || basetype === 'payment'))
    warn('no_submit', 'There is no button to send the form with. Add [submit "Send"].');
  return found;
}

/** Text that looks like a control: one of another plugin's, or one with a mistake in it. */
function tagsInText(parts: readonly TemplatePart[]): string[] {
  return parts.flatMap((part) =>
    part.kind === 'text' ? (part.text.match(/\[\/?[a-z][\w-]*\*?(?:\s[^\][]*)?\]/gi) ?? []) : [],
  );
}

function hasCrowdedLabel(template: string): boolean {
  const labels = template.match(/<label[\s>][\s\S]*?<\/label>/gi) ?? [];
  return labels.some((label) => (label.match(/\[(?!count|response|\/)[a-z]+\*? /g) ?? []).length > 1);
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
