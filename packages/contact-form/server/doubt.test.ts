import { expect, test } from 'vitest';
import { HIDDEN } from '../wire/public.ts';
import type { SpamJudge } from './submission/SpamJudge.ts';
import { startContactForm } from './testing/startContactForm.ts';

/** Undecided until the browser has answered. */
const doubtful: SpamJudge = {
  judge: async ({ posted }) =>
    posted.some(([name]) => name === 'answer')
      ? { decision: 'ham', reasons: [] }
      : { decision: 'spam', reasons: ['In doubt.'], question: { judge: { asks: 'What is it?' } } },
};

test('CF-22 a judge in doubt asks the browser first: nothing is kept until it has answered, then everything once', async () => {
  const { addForm, sendOk, admin } = await startContactForm({ judge: doubtful });
  const form = await addForm({ template: '[text* your-name]\n[submit]' });
  const entries = { 'your-name': 'Ada', [HIDDEN.submissionKey]: 'one-submission' };
  expect(await sendOk(form, entries)).toMatchObject({ status: 'spam', judge: { asks: 'What is it?' } });
  expect(await (await admin('/contact-messages/counts')).json()).toMatchObject({ inbox: 0, spam: 0 });
  const answered = { ...entries, answer: 'work' };
  expect(await sendOk(form, answered)).toMatchObject({ status: 'mail_sent' });
  await sendOk(form, answered);
  expect(await (await admin('/contact-messages/counts')).json()).toMatchObject({ inbox: 1, spam: 0 });
});
