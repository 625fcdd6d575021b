import { stripTags } from '@portico/kernel/server/html';
import { DEFAULT_MESSAGES, type MessageKey, type Messages } from './messages.ts';

/** The defaults with what a form says otherwise. A sentence that was emptied is the default again: silence helps nobody. Tags are taken out. */
export function messagesOf(own: Readonly<Record<string, string>>): Messages {
  const entries = Object.entries(DEFAULT_MESSAGES).map(([key, text]) => [
    key,
    stripTags(own[key] ?? '').trim() || text,
  ]);
  return Object.fromEntries(entries) as Record<MessageKey, string>;
}
