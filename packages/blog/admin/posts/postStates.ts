import type { Tone } from '@portico/kernel/admin';
import type { PostItem } from '../../wire/admin.ts';

/** The states of a post in words. */
export const POST_STATES: Readonly<
  Record<PostItem['status'], { readonly label: string; readonly tone: Tone }>
> = {
  draft: { label: 'Draft', tone: 'quiet' },
  scheduled: { label: 'Scheduled', tone: 'waiting' },
  published: { label: 'Published', tone: 'good' },
  trash: { label: 'Trash', tone: 'bad' },
};
