import type { Tone } from '@portico/kernel/admin';
import type { MailState } from '../../wire/admin.ts';

/** Label and tone of each mail state. */
export const MAIL_STATES: Readonly<Record<MailState, { readonly label: string; readonly tone: Tone }>> = {
  waiting: { label: 'Waiting', tone: 'waiting' },
  sending: { label: 'Sending', tone: 'busy' },
  sent: { label: 'Sent', tone: 'good' },
  failed: { label: 'Failed', tone: 'bad' },
  kept: { label: 'Kept', tone: 'quiet' },
};

export const MAIL_STATE_CHOICES = Object.entries(MAIL_STATES).map(([value, { label }]) => ({ value, label }));
