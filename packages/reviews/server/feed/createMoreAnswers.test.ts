import { expect, test } from 'vitest';
import { createMoreAnswers, type MoreQuestion } from './createMoreAnswers.ts';

test('RV-07 an answer is made once, until a review changes or an hour has passed', async () => {
  const site = answering(async ({ id, offset }) => `${id} from ${offset}`);
  expect(await site.ask({ id: 1, offset: 0, size: 10 })).toBe('1 from 0');
  await site.ask({ id: 1, offset: 0, size: 10 });
  expect(site.made).toBe(1);
  await site.ask({ id: 1, offset: 10, size: 10 });
  await site.ask({ id: 1, offset: 0, size: 20 });
  await site.ask({ id: 2, offset: 0, size: 10 });
  expect(site.made).toBe(4);

  site.version++;
  await site.ask({ id: 1, offset: 0, size: 10 });
  expect(site.made).toBe(5);
  site.now += 3_600_000;
  await site.ask({ id: 1, offset: 0, size: 10 });
  expect(site.made).toBe(6);
});

test('RV-07 visitors who ask at the same time wait for one answer', async () => {
  const site = answering(async () => 'answer');
  await Promise.all(Array.from({ length: 5 }, () => site.ask({ id: 1, offset: 0, size: 10 })));
  expect(site.made).toBe(1);
});

test('RV-16 neither a failure nor a feed that is not there is kept', async () => {
  const outcomes = [Promise.reject(new Error('storage')), Promise.resolve(null), Promise.resolve('answer')];
  const site = answering(() => outcomes.shift() ?? Promise.resolve('none left'));
  await expect(site.ask({ id: 1, offset: 0, size: 10 })).rejects.toThrow('storage');
  expect(await site.ask({ id: 1, offset: 0, size: 10 })).toBeNull();
  expect(await site.ask({ id: 1, offset: 0, size: 10 })).toBe('answer');
});

function answering(answer: (question: MoreQuestion) => Promise<string | null>) {
  const site = { version: 1, now: 1_700_000_000_000, made: 0 };
  const content = { stamp: () => `reviews=${site.version}`, touch: async () => {} };
  const ask = createMoreAnswers(content, { now: () => site.now }, (question) => {
    site.made++;
    return answer(question);
  });
  return Object.assign(site, { ask });
}
