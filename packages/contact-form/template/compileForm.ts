import { mailTagNames } from '../mail/mailTags.ts';
import { autoParagraphs, closedPlaceFor, placeFor } from '../markup/autoParagraphs.ts';
import { cleanTemplate } from '../markup/formHtml.ts';
import type { Rule, Schema } from '../rules/Rule.ts';
import { type FormSettings, formSettings } from './additionalSettings.ts';
import { controlOf } from './controls/index.ts';
import { withListValues } from './dataLists.ts';
import { readsVisit } from './defaultValues.ts';
import type { FormDefinition } from './FormDefinition.ts';
import type { FormTag } from './FormTag.ts';
import type { Messages } from './messages.ts';
import { messagesOf } from './messagesOf.ts';
import { parseTemplate, type TemplatePart, tagsOf } from './parseTemplate.ts';
import { schemaOf } from './schemaOf.ts';

/** A compiled form: everything that is computed once and used for every visitor. */
export interface CompiledForm {
  readonly definition: FormDefinition;
  readonly parts: readonly TemplatePart[];
  readonly tags: readonly FormTag[];
  /** The template as HTML, with a placeholder for each of its tags. */
  readonly body: string;
  readonly messages: Messages;
  readonly settings: FormSettings;
  /** Some of its initial values come from the visit, so it is not the same for everybody. */
  readonly readsVisit: boolean;
  /** Its mails or replies mention the signed-in user. */
  readonly speaksOfUser: boolean;
  /** Its mails or replies mention the post that contains it. */
  readonly speaksOfPost: boolean;
  /** Depends on the day, since a limit may be `today`. */
  schema(today: string): Schema;
  /** The same rules, split: file rules are checked after all others. */
  rules(today: string): { readonly ofEntries: readonly Rule[]; readonly ofFiles: readonly Rule[] };
}

export function compileForm(definition: FormDefinition): CompiledForm {
  const parts = parseTemplate(definition.template).map((part) =>
    part.kind === 'tag' ? { ...part, tag: withListValues(part.tag, definition.locale) } : part,
  );
  const tags = tagsOf(parts);
  const messages = messagesOf(definition.messages, definition.locale);
  const settings = formSettings(definition.additionalSettings);
  const named = [definition.mail, definition.mail2, messages].flatMap(tagsIn);
  const fileFields = new Set(tags.filter(({ basetype }) => basetype === 'file').map(({ name }) => name));
  const isOfFile = ({ field }: Rule): boolean => field !== undefined && fileFields.has(field);
  const onDay = (today: string) => {
    const schema = schemaOf(tags, definition.locale, { messages, today });
    const ofFiles = schema.rules.filter(isOfFile);
    return { today, schema, rules: { ofFiles, ofEntries: schema.rules.filter((rule) => !isOfFile(rule)) } };
  };
  let known: ReturnType<typeof onDay> | undefined;
  const of = (today: string) => {
    if (known?.today !== today) known = onDay(today);
    return known;
  };
  return {
    definition,
    parts,
    tags,
    body: bodyOf(parts, settings.isWhole),
    messages,
    readsVisit: tags.some(readsVisit),
    speaksOfUser: named.some((name) => /^_user_(?!agent$)/.test(name)),
    speaksOfPost: named.some((name) => name.startsWith('_post_')),
    settings,
    schema: (today) => of(today).schema,
    rules: (today) => of(today).rules,
  };
}

function bodyOf(parts: readonly TemplatePart[], isWhole: boolean): string {
  let places = 0;
  const text = parts.map((part) => {
    if (part.kind === 'text') return part.text;
    const isBlock = controlOf(part.tag).isBlock ?? false;
    return isWhole ? closedPlaceFor(places++) : placeFor(places++, isBlock);
  });
  return isWhole ? cleanTemplate(text.join('')) : autoParagraphs(text.join(''));
}

function tagsIn(texts: object): string[] {
  return Object.values(texts).flatMap((text) => (typeof text === 'string' ? mailTagNames(text) : []));
}
