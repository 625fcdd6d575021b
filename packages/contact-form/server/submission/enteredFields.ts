import { decodeEntities } from '@portico/kernel/markup';
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
  /** The values after pipes have been applied. */
  readonly values: readonly string[];
}

/**
 * Only the fields named in the template: a field invented by a visitor would otherwise end up in mails. A field that was not
 * sent is present and empty.
 */
export function enteredFields(form: CompiledForm, posted: PostedForm): EnteredField[] {
  const values = fieldValues(posted.fields.map(([name, value]) => [name, cleaned(value)] as const));
  return mailableTags(form).map((tag) => {
    const raw = (values.get(tag.name) ?? [])
      .filter((value) => typeof value === 'string')
      // As in Contact Form 7, nought is no consent.
      .filter((value) => tag.basetype !== 'acceptance' || value !== '0');
    return {
      name: tag.name,
      type: tag.basetype,
      raw,
      values: isChoice(tag) ? chosen(tag, raw, posted) : raw,
    };
  });
}

/** The controls whose values belong in a message: neither puzzles nor output-only ones. */
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

/** Valid text without control characters, except line ends and tabs. */
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

/** Normalised for comparison: entities decoded, wide letters made narrow, white space collapsed. */
function comparable(text: string): string {
  return decodeEntities(text).normalize('NFKC').replace(/\s+/g, ' ').trim();
}
