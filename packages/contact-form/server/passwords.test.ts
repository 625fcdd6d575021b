import { expect, test } from 'vitest';
import { DEFAULT_MAIL } from '../template/defaultForm.ts';
import { NOT_KEPT } from '../wire/public.ts';
import type { SpamJudge } from './index.ts';
import { startContactForm } from './testing/startContactForm.ts';

const TEMPLATE = '[text your-name] [text* pin minlength:4 password placeholder "PIN"] [submit]';
const SECRET = 'correct horse battery';

test('K a password is in no message, mail or verdict', async () => {
  const judged: string[] = [];
  const judge: SpamJudge = {
    judge: async (facts) => {
      judged.push(JSON.stringify(facts));
      return { decision: 'ham', reasons: [] };
    },
    learn: async () => {},
  };
  const { addForm, sendOk, ports, admin } = await startContactForm({ judge });
  const form = await addForm({
    template: TEMPLATE,
    mail: { ...DEFAULT_MAIL, subject: '[pin]', body: 'From [your-name]: [pin]' },
  });
  expect(await sendOk(form, { 'your-name': 'Ada', pin: SECRET })).toMatchObject({ status: 'mail_sent' });
  expect(await sendOk(form, { 'your-name': 'Ada', 'pin[]': SECRET })).toMatchObject({ status: 'mail_sent' });
  const [mail] = await ports.outbox.list();
  expect(mail?.subject).toBe(NOT_KEPT);
  const message = await (await admin('/contact-messages/1')).text();
  expect(message).toContain(NOT_KEPT);
  expect(`${JSON.stringify(await ports.outbox.list())}${message}${judged.join('')}`).not.toContain(SECRET);
  // Its rules see what was typed: nothing, and three of four letters.
  for (const pin of ['', 'abc'])
    expect(await sendOk(form, { 'your-name': 'Ada', pin })).toMatchObject({
      status: 'validation_failed',
      invalid_fields: [{ field: 'pin' }],
    });
});
