import type { Tone } from '@portico/kernel/admin';
import type { AdminOrder } from '../wire/admin.ts';

export const ORDER_WORDS: Readonly<Record<AdminOrder['state'], { label: string; tone: Tone }>> = {
  new: { label: 'New', tone: 'waiting' },
  in_hand: { label: 'In progress', tone: 'busy' },
  done: { label: 'Done', tone: 'good' },
  declined: { label: 'Declined', tone: 'quiet' },
  spam: { label: 'Spam', tone: 'bad' },
};
