import { replaceMailTags } from '../../mail/mailTags.ts';
import type { FeedbackReply } from '../../protocol.ts';
import type { Schema } from '../../rules/Rule.ts';
import { stripTags } from '../../template/markup.ts';
import { type MailSource, mailValues, siteValues } from './mailsOf.ts';

/** An answer in its final words: messages may hold mail-tags. */
export function spokenReply(reply: FeedbackReply, source: MailSource): FeedbackReply {
  if (!hasMailTags(reply)) return reply;
  const values = mailValues(source, reply.invalid_fields.length);
  const spoken = (text: string): string => stripTags(replaceMailTags(text, values));
  return {
    ...reply,
    message: spoken(reply.message),
    invalid_fields: reply.invalid_fields.map((field) => ({ ...field, message: spoken(field.message) })),
  };
}

export function hasMailTags({ message, invalid_fields: invalid }: FeedbackReply): boolean {
  return mayHoldTags(message) || invalid.some((field) => mayHoldTags(field.message));
}

/** Rules in the words that a browser can show before anything is sent: what is known by then is the site. */
export function spokenSchema(schema: Schema, source: Pick<MailSource, 'form' | 'site'>): Schema {
  const values = siteValues(source);
  const rules = schema.rules.map(({ error = '', ...rule }) => ({
    ...rule,
    error: replaceMailTags(error, values),
  }));
  return { ...schema, rules };
}

export function hasSpokenRules({ rules }: Schema): boolean {
  return rules.some(({ error }) => error !== undefined && mayHoldTags(error));
}

function mayHoldTags(text: string): boolean {
  return text.includes('[');
}
