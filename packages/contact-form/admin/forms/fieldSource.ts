import { escapeMarkup } from '@portico/kernel/markup';
import { slugOf } from '@portico/kernel/slugs';

/** The kinds of field that the editor writes for people who do not know the tags. */
export const FIELD_KINDS = [
  { kind: 'text', label: 'Short text' },
  { kind: 'textarea', label: 'Long text' },
  { kind: 'email', label: 'E-mail address' },
  { kind: 'tel', label: 'Telephone number' },
  { kind: 'url', label: 'Web address' },
  { kind: 'number', label: 'Number' },
  { kind: 'date', label: 'Date' },
  { kind: 'select', label: 'List to choose from' },
  { kind: 'radio', label: 'One of several choices' },
  { kind: 'checkbox', label: 'Any of several choices' },
  { kind: 'acceptance', label: 'Consent' },
  { kind: 'file', label: 'File' },
] as const;

export type FieldKind = (typeof FIELD_KINDS)[number]['kind'];

export interface NewField {
  readonly kind: FieldKind;
  readonly label: string;
  readonly isRequired: boolean;
  readonly choices: readonly string[];
}

export interface WrittenField {
  readonly name: string;
  readonly source: string;
}

export function hasChoices(kind: FieldKind): boolean {
  return kind === 'select' || kind === 'radio' || kind === 'checkbox';
}

/** One of the buttons is always chosen: there is nothing to leave out. */
export function mayBeOptional(kind: FieldKind): boolean {
  return kind !== 'radio';
}

/** A field as the template says it, under a name that the template does not use yet. */
export function writeField({ kind, label, isRequired, choices }: NewField, template: string): WrittenField {
  const name = freeName(kind, label, template);
  const words = inTemplate(label.trim());
  const star = isRequired ? '*' : '';
  const values = choices.map((choice) => ` "${inTemplate(choice)}"`).join('');
  const labelled = (tag: string) => `<label> ${words}\n    ${tag} </label>`;
  const grouped = (tag: string) => `<fieldset>\n<legend>${words}</legend>\n${tag}\n</fieldset>`;
  switch (kind) {
    case 'select':
      return { name, source: labelled(`[select${star} ${name} include_blank${values}]`) };
    case 'radio':
      return { name, source: grouped(`[radio ${name} use_label_element default:1${values}]`) };
    case 'checkbox':
      return { name, source: grouped(`[checkbox${star} ${name} use_label_element${values}]`) };
    case 'acceptance':
      return { name, source: `[acceptance ${name}${isRequired ? '' : ' optional'}] ${words} [/acceptance]` };
    case 'tel':
      return { name, source: labelled(`[tel${star} ${name} autocomplete:tel]`) };
    default:
      return { name, source: labelled(`[${kind}${star} ${name}]`) };
  }
}

/** Puts a field behind the paragraph in which the caret is, but never below the button. Tells where it stands. */
export function placeField(source: string, template: string, caret: number) {
  const paragraphEnd = template.indexOf('\n\n', caret);
  const button = /\[submit(?=[\s\]])/.exec(template)?.index ?? template.length;
  const place = Math.min(paragraphEnd < 0 ? template.length : paragraphEnd, button);
  const before = template.slice(0, place).trimEnd();
  const after = template.slice(place).trimStart();
  const start = before ? before.length + 2 : 0;
  return {
    template: [before, source, after].filter(Boolean).join('\n\n'),
    start,
    end: start + source.length,
  };
}

/** The mail with a line for the field, above its closing words. */
export function mailWithField(body: string, label: string, name: string): string {
  const line = `${label.trim().replace(/[[\]]/g, '').replace(/:$/, '')}: [${name}]`;
  const signature = body.search(/\n--\s*\n/);
  if (signature < 0) return `${body.trimEnd()}\n${line}\n`;
  return `${body.slice(0, signature).trimEnd()}\n${line}\n${body.slice(signature)}`;
}

/** Names begin with "your-", as in Contact Form 7: a bare "name" or "year" would ask WordPress for a page. */
function freeName(kind: FieldKind, label: string, template: string): string {
  const slug = slugOf(label, 'latin', LONGEST_NAME).replace(/^your-/, '') || kind;
  const taken = new Set(template.match(/[A-Za-z][\w-]*/g));
  let name = `your-${slug}`;
  for (let count = 2; taken.has(name); count++) name = `your-${slug}-${count}`;
  return name;
}

const LONGEST_NAME = 40;

/** Brackets and quotation marks would begin or end a tag. */
function inTemplate(words: string): string {
  return escapeMarkup(words).replaceAll('[', '&#91;').replaceAll(']', '&#93;');
}
