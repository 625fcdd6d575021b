import type { Tone } from '@portico/kernel/admin';
import type { MessageSummary } from '../../wire/admin.ts';

/** A message's status as shown to the user. */
export function messageState({ status, folder }: Pick<MessageSummary, 'status' | 'folder'>): {
  tone: Tone;
  label: string;
} {
  if (folder === 'trash') return { tone: 'quiet', label: 'Trash' };
  if (folder === 'spam') return { tone: 'quiet', label: 'Spam' };
  return STATES[status] ?? { tone: 'waiting', label: status.replaceAll('_', ' ') };
}

const STATES: Readonly<Record<string, { tone: Tone; label: string }>> = {
  mail_sent: { tone: 'good', label: 'Accepted' },
  mail_failed: { tone: 'bad', label: 'No mail' },
  aborted: { tone: 'waiting', label: 'Stopped' },
  spam: { tone: 'quiet', label: 'Spam' },
};
