import { stripTags } from '@portico/kernel/server/html';
import { DEFAULT_MESSAGES, type MessageKey, type Messages } from './messages.ts';

/**
 * The default messages, overridden by the form's own. An empty message falls back to the default: silence helps nobody. HTML
 * tags are removed.
 */
export function messagesOf(own: Readonly<Record<string, string>>): Messages {
  const entries = Object.entries(DEFAULT_MESSAGES).map(([key, text]) => [
    key,
    stripTags(own[key] ?? '').trim() || text,
  ]);
  return Object.fromEntries(entries) as Record<MessageKey, string>;
}
