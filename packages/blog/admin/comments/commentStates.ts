import type { Tone } from '@portico/kernel/admin';
import type { CommentSummary } from '../../wire/admin.ts';

export type CommentStatus = CommentSummary['status'];

/** Each state's label, the action that leads to it, and the confirmation. */
export const COMMENT_STATES: Readonly<
  Record<
    CommentStatus,
    { readonly label: string; readonly tone: Tone; readonly move: string; readonly done: string }
  >
> = {
  approved: { label: 'Shown', tone: 'good', move: 'Show it', done: 'The comment is shown.' },
  pending: {
    label: 'Waiting',
    tone: 'waiting',
    move: 'Hold it',
    done: 'The comment is held for review and is not shown.',
  },
  spam: { label: 'Spam', tone: 'bad', move: 'This is spam', done: 'The comment is in the spam folder.' },
  trash: {
    label: 'Trash',
    tone: 'quiet',
    move: 'Move it to the trash',
    done: 'The comment is in the trash.',
  },
};
