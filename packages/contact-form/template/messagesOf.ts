import { stripTags } from '@portico/kernel/server/html';
import type { MessageKey, Messages } from './messages.ts';
import { defaultMessagesIn } from './messagesInLanguages.ts';

/**
 * The default messages of the form's language, overridden by the form's own. An empty message falls back to the default: silence helps nobody. HTML
 * tags are removed.
 */
export function messagesOf(own: Readonly<Record<string, string>>, locale: string): Messages {
  const entries = Object.entries(defaultMessagesIn(locale)).map(([key, text]) => [
    key,
    stripTags(own[key] ?? '').trim() || text,
  ]);
  return Object.fromEntries(entries) as Record<MessageKey, string>;
}
