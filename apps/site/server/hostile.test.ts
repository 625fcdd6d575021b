import { commentsTag } from '@portico/blog/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedComments } from '../../../packages/blog/server/comments/seedComments.ts';
import { postDraft } from '../../../packages/blog/server/testing/postDraft.ts';
import { cleanHtml } from '../../../packages/kernel/server/html/cleanHtml.ts';
import { signInAdministrator } from './testing/signInAdministrator.ts';
import { type RunningSite, startSite } from './testing/startSite.ts';

let site: RunningSite;
let post: { readonly path: string; readonly id: string };
beforeAll(async () => {
  site = await startSite();
  const path = /<a [^>]*href="(\/[a-z-]+\/)"[^>]*rel="bookmark"/.exec(await read('/blog/'))?.[1] ?? '';
  const id = /name="comment_post_ID" value="(\d+)"/.exec(await read(path))?.[1] ?? '';
  post = { path, id };
});
afterAll(() => site.remove());

/** On top of the page's usual cost. The attacks cost seconds. */
const MOST_MS = 200;

const read = async (path: string): Promise<string> =>
  (await fetch(site.address + path, { headers: { accept: 'text/html' } })).text();

/** CPU time of one view, the least of a few: pages with a query parameter are not cached. */
async function costOf(path: string): Promise<number> {
  const times: number[] = [];
  for (let attempt = 0; attempt < 3; attempt++) times.push(await cpuMs(() => read(path)));
  return Math.min(...times);
}

async function cpuMs(run: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

async function comment(contents: readonly string[]): Promise<void> {
  await site.ports.database.transaction(async (transaction) => {
    await seedComments(
      transaction,
      contents.map((content) => ({ postId: post.id, author: 'Anna', content, madeAt: 0, answers: null })),
    );
    await site.ports.content.touch(transaction, [commentsTag(post.id)]);
  });
}

test('SP-57 SP-58 nobody can make a post slow with what they write below it', async () => {
  const view = `${post.path}?cpage=1`;
  const usual = await costOf(view);
  await comment(['a'.repeat(60_000), 'a@b.cc '.repeat(9_000), '<'.repeat(60_000), ' \n'.repeat(30_000)]);
  expect(await read(view)).toContain('a'.repeat(60_000));
  expect(await costOf(view)).toBeLessThan(usual + MOST_MS);
});

test('SP-58 five thousand comments cost a view no more than a page of them', async () => {
  const usual = await costOf(post.path);
  await comment(Array.from({ length: 5_000 }, (_, index) => `Comment ${index}`));
  expect(await costOf(`${post.path}?cpage=3`)).toBeLessThan(usual + 2 * MOST_MS);
  expect((await read(post.path)).match(/<li id="comment-/g)?.length).toBeLessThanOrEqual(100);
});

test('an address that leads nowhere costs as little with a long query as without', async () => {
  const usual = await costOf('/nowhere/');
  for (const long of [`/nowhere/?${'a'.repeat(14_000)}`, `/nowhere/${'a'.repeat(14_000)}`])
    expect(await costOf(long)).toBeLessThan(usual + MOST_MS);
});

test('TH-10 a post of 2 MB is read once: saving it and seeing it cost little more than cleaning it', async () => {
  const paragraph = `<p>Some <strong>words</strong> with <a href="/a/">a link</a>: ${'the rain stayed outside. '.repeat(9)}</p>`;
  const html = `<h2>Part</h2>${paragraph}`.repeat(6_000);
  const cleaning = await cpuMs(async () => cleanHtml(html));
  const { ask } = await signInAdministrator(site);
  const saving = await cpuMs(() =>
    ask('POST', '/blog/posts', postDraft({ status: 'published', title: 'Two megabytes', html })),
  );
  expect(await read('/two-megabytes/')).toContain('the rain stayed outside');
  // When it was sanitised twice and split into characters as a whole, it took five times as long.
  expect(saving).toBeLessThan(2.5 * cleaning + MOST_MS);
  expect(await costOf('/two-megabytes/?cpage=1')).toBeLessThan(2.5 * cleaning + MOST_MS);
});
