import { stripTags } from '@portico/kernel/server/html';
import { replaceMailTags } from '../../mail/mailTags.ts';
import type { Schema } from '../../rules/Rule.ts';
import type { FeedbackReply } from '../../wire/public.ts';
import { type MailSource, mailValues, siteValues } from './mailsOf.ts';

/** A reply with its mail-tags replaced. */
export function filledReply(reply: FeedbackReply, source: MailSource): FeedbackReply {
  if (!hasMailTags(reply)) return reply;
  const values = mailValues(source, reply.invalid_fields.length);
  const filled = (text: string): string => stripTags(replaceMailTags(text, values));
  return {
    ...reply,
    message: filled(reply.message),
    invalid_fields: reply.invalid_fields.map((field) => ({ ...field, message: filled(field.message) })),
  };
}

export function hasMailTags({ message, invalid_fields: invalid }: FeedbackReply): boolean {
  return mayHoldTags(message) || invalid.some((field) => mayHoldTags(field.message));
}

/**
 * A schema with the mail-tags in its messages replaced. The browser shows them before anything is sent, so only site tags have
 * values.
 */
export function filledSchema(schema: Schema, source: Pick<MailSource, 'form' | 'site'>): Schema {
  const values = siteValues(source);
  const rules = schema.rules.map(({ error = '', ...rule }) => ({
    ...rule,
    error: replaceMailTags(error, values),
  }));
  return { ...schema, rules };
}

export function hasTagsInRules({ rules }: Schema): boolean {
  return rules.some(({ error }) => error !== undefined && mayHoldTags(error));
}

function mayHoldTags(text: string): boolean {
  return text.includes('[');
}
