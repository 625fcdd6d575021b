import { decodeEntities } from '../../markup/markup.ts';
import { fieldValues } from '../../rules/FormEntries.ts';
import type { CompiledForm } from '../../template/compileForm.ts';
import { type FormTag, hasOption } from '../../template/FormTag.ts';
import { FREE_TEXT_PREFIX } from '../../wire/public.ts';
import { type PostedForm, postedValue } from '../uploads/PostedForm.ts';

/** What a visitor entered into one field of the form. */
export interface EnteredField {
  readonly name: string;
  readonly type: string;
  /** As submitted, for the rules. */
  readonly raw: readonly string[];
  /** What the submitted values stand for. */
  readonly values: readonly string[];
}

/**
 * The fields that the template names, and no others: a field that a visitor makes up would otherwise turn up in mails.
 * A field that was not sent is there and empty.
 */
export function enteredFields(form: CompiledForm, posted: PostedForm): EnteredField[] {
  const values = fieldValues(posted.fields.map(([name, value]) => [name, cleaned(value)] as const));
  return mailableTags(form).map((tag) => {
    const raw = (values.get(tag.name) ?? []).filter((value) => typeof value === 'string');
    return {
      name: tag.name,
      type: tag.basetype,
      raw,
      values: isChoice(tag) ? chosen(tag, raw, posted) : raw,
    };
  });
}

/** The controls whose content is a message's: neither puzzles nor things that only show something. */
export function mailableTags(form: CompiledForm): FormTag[] {
  const seen = new Set<string>();
  return form.tags.filter((tag) => {
    if (!tag.name || NOT_MAILED.has(tag.basetype) || seen.has(tag.name)) return false;
    seen.add(tag.name);
    return true;
  });
}

const NOT_MAILED: ReadonlySet<string> = new Set(['quiz', 'captchac', 'captchar', 'reflection', 'output']);
const CHOICES: ReadonlySet<string> = new Set(['checkbox', 'radio', 'select']);

/** Valid text without control characters; line ends and tabs are what people type. */
export function cleaned(text: string): string {
  return text
    .replace(/\p{Cs}/gu, '\uFFFD')
    .replace(/\r\n?/g, '\n')
    .replace(CONTROLS, '')
    .trim();
}

const CONTROLS = /(?![\n\t])\p{Cc}/gu;

function isChoice(tag: FormTag): boolean {
  return CHOICES.has(tag.basetype);
}

function chosen(tag: FormTag, raw: readonly string[], posted: PostedForm): string[] {
  const freeText = hasOption(tag, 'free_text')
    ? cleaned(postedValue(posted, FREE_TEXT_PREFIX + tag.name))
    : '';
  const freeOption = tag.values.at(-1);
  return raw.map((value) => {
    const meant = tag.pipes.find(({ before }) => comparable(before) === comparable(value))?.after ?? value;
    return freeText && value === freeOption ? `${meant} ${freeText}` : meant;
  });
}

/** As people see it: entities read, wide letters narrow, white space one space. */
function comparable(text: string): string {
  return decodeEntities(text).normalize('NFKC').replace(/\s+/g, ' ').trim();
}
