import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInAdministrator } from './testing/signInAdministrator.ts';
import { type RunningSite, startSite } from './testing/startSite.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.remove());

const PERSON = 'Ann.Asks@example.org';
const OTHER = 'joann.asks@example.org';
const POST = '/the-overlap/';

async function write(email: string): Promise<void> {
  const message = new FormData();
  const fields = {
    _wpcf7_unit_tag: 'wpcf7-f1-p2-o1',
    'your-name': 'Ann Asks',
    'your-email': email,
    'your-subject': 'Press',
    'your-message': 'A question about glass, long enough to be one.',
    'your-consent': '1',
  };
  for (const [name, value] of Object.entries(fields)) message.append(name, value);
  const form = `${site.address}/wp-json/contact-form-7/v1/contact-forms/1/feedback`;
  expect(await (await fetch(form, { method: 'POST', body: message })).json()).toMatchObject({
    status: expect.stringMatching(/mail_sent|spam/),
  });
  const postId = /name="comment_post_ID" value="(\d+)"/.exec(await read(POST))?.[1] ?? '';
  await fetch(`${site.address}/wp-comments-post.php`, {
    ...{ method: 'POST', redirect: 'manual' },
    body: new URLSearchParams({
      comment_post_ID: postId,
      author: `${email} herself`,
      email,
      comment: `The overlap of ${email.slice(0, 3)} leaks a little in March.`,
    }),
  });
}

const read = async (path: string): Promise<string> => (await fetch(site.address + path)).text();

test('what is kept of one person is counted, handed over and erased, and what is kept of others stays', async () => {
  const owner = await signInAdministrator(site);
  await write(PERSON);
  await write(OTHER);
  const kept = async (email: string): Promise<Record<string, number>> => {
    const answer = await owner.ask('GET', `/personal-data?email=${encodeURIComponent(email)}`);
    const { items }: { items: { kind: string; count: number }[] } = await answer.json();
    return Object.fromEntries(items.map(({ kind, count }) => [kind, count]));
  };
  const before = await kept(PERSON.toLowerCase());
  expect(before).toMatchObject({ Messages: 1, Comments: 1, 'Order requests': 0, 'Spam log': 2 });
  const others = await kept(OTHER);
  expect(others).toMatchObject({ Messages: 1, Comments: 1, 'Spam log': 2 });

  const file = await owner.ask('GET', `/personal-data/export?email=${encodeURIComponent(PERSON)}`);
  expect(file.headers.get('content-disposition')).toContain('personal-data.json');
  const text = await file.text();
  expect(text).toContain('A question about glass');
  expect(text).toContain('leaks a little in March');
  expect(text).not.toContain(OTHER);

  expect((await owner.ask('POST', '/personal-data/erase', { email: PERSON })).status).toBe(200);
  expect(Object.values(await kept(PERSON)).every((count) => count === 0)).toBe(true);
  expect(await kept(OTHER)).toEqual(others);
  const log = await (await owner.ask('GET', '/spam/verdicts?search=ann.asks')).json();
  expect(log.items).toHaveLength(2);
  // A comment's text stays, because others may have replied to it.
  const comments = await (await owner.ask('GET', '/comments?search=Ann%20leaks')).json();
  expect(JSON.stringify(comments)).not.toContain(PERSON);
  const found = await (await owner.ask('GET', '/comments?search=leaks%20a%20little')).json();
  expect(found.items.map(({ author }: { author: string }) => author)).toContain('Anonymous');

  expect((await fetch(`${site.address}/admin/api/personal-data?email=${PERSON}`)).status).toBe(401);
});
