import type { Database } from '@portico/kernel/server';
import { describeOnBothEngines } from '@portico/kernel/server/testing';
import { expect, test } from 'vitest';
import type { SpamJudge, SpamVerdict } from './submission/SpamJudge.ts';
import type { ContactFormTables } from './tables.ts';
import { startContactForm } from './testing/startContactForm.ts';

const countIn = async (database: Database): Promise<number> =>
  (await database.tables<ContactFormTables>().selectFrom('contact_submissions').select('id').execute())
    .length;

const judgeThat = (verdict: SpamVerdict, keep: (transaction: Database) => Promise<void>): SpamJudge => ({
  judge: async () => ({ ...verdict, keep }),
});

describeOnBothEngines('CF-21 the verdict on a submission', ({ freshPlace }) => {
  test('is written down in the transaction that stores the submission', async () => {
    const seen: number[] = [];
    const judge = judgeThat({ decision: 'ham', reasons: [] }, async (transaction) => {
      seen.push(await countIn(transaction));
    });
    const { addForm, sendOk } = await startContactForm({ judge }, { url: (await freshPlace()).url });
    const form = await addForm({ template: '[text* your-name]' });
    expect(await sendOk(form, { 'your-name': 'Ada' })).toMatchObject({ status: 'mail_sent' });
    expect(seen).toEqual([1]);
  });

  test('that cannot be written down leaves neither a submission nor a mail', async () => {
    const judge = judgeThat({ decision: 'ham', reasons: [] }, async () => {
      throw new Error('The log is full.');
    });
    const { addForm, send, ports } = await startContactForm({ judge }, { url: (await freshPlace()).url });
    const form = await addForm({ template: '[text* your-name]' });
    expect((await send(form, { 'your-name': 'Ada' })).status).toBe(500);
    expect(await countIn(ports.database)).toBe(0);
    expect(await ports.outbox.list()).toEqual([]);
  });

  test('that was wrong is turned round even when the form is gone by then', async () => {
    const judge: SpamJudge = { judge: async () => ({ decision: 'spam', reasons: [] }) };
    const { addForm, sendOk, admin } = await startContactForm({ judge }, { url: (await freshPlace()).url });
    const form = await addForm({ template: '[text* your-name]' });
    expect(await sendOk(form, { 'your-name': 'Ada' })).toMatchObject({ status: 'spam' });
    expect((await admin(`/contact-forms/${form}`, { method: 'DELETE' })).status).toBe(204);
    expect((await admin('/contact-messages/1/not-spam', { method: 'POST' })).status).toBe(204);
    const { items } = await (await admin('/contact-messages')).json();
    expect(items).toMatchObject([{ id: 1, status: 'mail_failed' }]);
  });

  test.each<[string, SpamVerdict, string, number]>([
    [
      'asks the browser first: it is kept',
      { decision: 'spam', reasons: [], question: { asks: 1 } },
      'spam',
      1,
    ],
    [
      'lets pass what has to be sent again: it is not',
      { decision: 'ham', reasons: [] },
      'validation_failed',
      0,
    ],
  ])('without a message, where it %s', async (_, verdict, status, times) => {
    let kept = 0;
    const judge = judgeThat(verdict, async () => void kept++);
    const { addForm, sendOk, ports } = await startContactForm({ judge }, { url: (await freshPlace()).url });
    const form = await addForm({ template: '[text* your-name][file cv filetypes:pdf]' });
    const cv = new File(['MZ'], 'cv.exe');
    expect(await sendOk(form, { 'your-name': 'Ada', cv })).toMatchObject({ status });
    expect(kept).toBe(times);
    expect(await countIn(ports.database)).toBe(0);
  });
});
