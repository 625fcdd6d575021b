import type { Clock, Jobs } from '@portico/kernel/server';
import type { CommentJudge } from './CommentJudge.ts';
import type { Comments } from './createComments.ts';

export interface RetentionParts {
  readonly clock: Clock;
  readonly comments: Pick<Comments, 'forgetSpam'>;
  readonly jobs: Jobs;
  readonly settings: CommentJudge['settings'];
}

const QUEUE = 'comment-retention';
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Removes spam older than the administrator's setting, every hour. */
export function registerRetention({ clock, comments, jobs, settings }: RetentionParts): void {
  jobs.register<null>(QUEUE, async () => {
    const { retentionDays } = await settings();
    await comments.forgetSpam(clock.now() - retentionDays * DAY_MS);
  });
  jobs.every(QUEUE, HOUR_MS);
}
