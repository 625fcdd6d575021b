import type { Schema } from '../rules/Rule.ts';
import { type FormSettings, formSettings } from './additionalSettings.ts';
import type { FormDefinition } from './FormDefinition.ts';
import type { FormTag } from './FormTag.ts';
import { type Messages, messagesOf } from './messages.ts';
import { parseTemplate, type TemplatePart, tagsOf } from './parseTemplate.ts';
import { schemaOf } from './schemaOf.ts';

/** A form that has been read: everything that is worked out once and used for every visitor. */
export interface CompiledForm {
  readonly definition: FormDefinition;
  readonly parts: readonly TemplatePart[];
  readonly tags: readonly FormTag[];
  readonly messages: Messages;
  readonly settings: FormSettings;
  /** By the day, since a limit may be `today`. */
  schema(today: string): Schema;
}

export function compileForm(definition: FormDefinition): CompiledForm {
  const parts = parseTemplate(definition.template);
  const tags = tagsOf(parts);
  const messages = messagesOf(definition.messages);
  let known: { today: string; schema: Schema } | undefined;
  return {
    definition,
    parts,
    tags,
    messages,
    settings: formSettings(definition.additionalSettings),
    schema(today) {
      if (known?.today !== today)
        known = { today, schema: schemaOf(tags, definition.locale, { messages, today }) };
      return known.schema;
    },
  };
}
