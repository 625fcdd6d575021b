import { describe, expect, it } from 'vitest';
import type { Overview } from '../../wire/admin.ts';
import { concernsOf } from './attention.ts';

const fine: Overview = {
  checkedAt: 0,
  database: { isUp: true, engine: 'sqlite', answeredInMs: 1 },
  mail: {
    delivery: 'smtp',
    counts: { waiting: 3, kept: 0, sending: 1, sent: 9, failed: 0 },
    lastError: null,
  },
  jobs: {
    queues: [{ queue: 'mail', waiting: 1, running: 0, failed: 0, lastSuccessAt: 1, lastError: null }],
  },
};

describe('what needs attention', () => {
  it('is nothing while everything runs', () => {
    expect(concernsOf(fine)).toEqual([]);
  });

  it('is the database alone while it is down, because nothing else can be known', () => {
    const down = {
      ...fine,
      database: { ...fine.database, isUp: false },
      mail: { ...fine.mail, delivery: 'kept' as const },
    };
    expect(concernsOf(down).map((concern) => concern.title)).toEqual(['The database does not answer']);
  });

  it('counts failed mail with the last reason and leads to it', () => {
    const failed = {
      ...fine,
      mail: { ...fine.mail, counts: { ...fine.mail.counts, failed: 2 }, lastError: 'No route.' },
    };
    expect(concernsOf(failed)).toEqual([
      expect.objectContaining({
        title: '2 mails were not delivered',
        text: 'No route. What is not sent again within 30 days is deleted.',
        link: expect.objectContaining({ to: '/outbox?state=failed' }),
      }),
    ]);
  });

  it('names a queue whose jobs failed, and says about mail only once', () => {
    const queues = ['reviews', 'mail'].map((queue) => ({
      queue,
      waiting: 0,
      running: 0,
      failed: 1,
      lastSuccessAt: null,
      lastError: 'Timed out.',
    }));
    expect(concernsOf({ ...fine, jobs: { queues } }).map((concern) => concern.title)).toEqual([
      '1 job of “reviews” failed',
    ]);
  });

  it('says that mail is only kept', () => {
    expect(concernsOf({ ...fine, mail: { ...fine.mail, delivery: 'kept' } })[0]).toMatchObject({
      tone: 'waiting',
    });
  });
});
