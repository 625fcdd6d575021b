import { expect, test } from 'vitest';
import { startContactForm } from './testing/startContactForm.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

test('CF-21 a deleted message waits in the trash, goes back where it was, and is gone for good after 30 days', async () => {
  const { addForm, sendOk, admin, ports } = await startContactForm();
  const form = await addForm({ template: '[text* your-name]\n[submit]' });
  for (const name of ['Ada', 'Ben']) await sendOk(form, { 'your-name': name });
  const ids = async (folder: string): Promise<number[]> => {
    const { items } = await (await admin(`/contact-messages?folder=${folder}`)).json();
    return items.map(({ id }: { id: number }) => id);
  };
  const post = async (path: string) => (await admin(path, { method: 'POST' })).status;

  await post('/contact-messages/1/spam');
  expect(await post('/contact-messages/1/trash')).toBe(204);
  expect(await post('/contact-messages/2/trash')).toBe(204);
  expect([await ids('inbox'), await ids('spam'), await ids('trash')]).toEqual([[], [], [2, 1]]);
  expect(await (await admin('/contact-messages/counts')).json()).toEqual({ inbox: 0, spam: 0, unread: 0 });
  expect(await (await admin('/contact-messages/1')).json()).toMatchObject({ folder: 'trash' });

  expect(await post('/contact-messages/1/restore')).toBe(204);
  expect([await ids('inbox'), await ids('spam'), await ids('trash')]).toEqual([[], [1], [2]]);

  ports.clock.advance(30 * DAY_MS - 1);
  await ports.jobs.runDue();
  expect(await ids('trash')).toEqual([2]);
  ports.clock.advance(DAY_MS);
  await ports.jobs.runDue();
  expect([await ids('spam'), await ids('trash')]).toEqual([[1], []]);
  expect(await post('/contact-messages/2/restore')).toBe(404);
});
