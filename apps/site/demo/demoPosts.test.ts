import { existsSync } from 'node:fs';
import { cleanHtml } from '@portico/kernel/server/html';
import { createTestClock, testPorts } from '@portico/kernel/server/testing';
import type { SeedPost } from '@portico/theme/server';
import { expect, test } from 'vitest';
import { seedDemoPosts } from './demoPosts.ts';
import { proseToHtml } from './posts/proseToHtml.ts';

test('the journal is a real one: many posts, several hands, every picture there', async () => {
  const posts = await written();
  const english = posts.filter(({ language = 'en' }) => language === 'en');
  expect(english.length).toBeGreaterThanOrEqual(40);
  expect(new Set(posts.map(({ author }) => author?.name)).size).toBeGreaterThanOrEqual(4);
  expect(
    new Set(posts.flatMap(({ categories = [] }) => categories.map(({ name }) => name))).size,
  ).toBeGreaterThanOrEqual(6);
  expect(new Set(posts.map(({ cover }) => cover?.sources[0]?.url)).size).toBeGreaterThanOrEqual(12);
  expect(new Set(posts.map(({ slug }) => slug)).size).toBe(posts.length);
  for (const { cover, html, title } of posts) {
    for (const { url } of cover?.sources ?? [])
      expect(existsSync(new URL(`../public${url}`, import.meta.url)), url).toBe(true);
    expect(cleanHtml(html), title).toBe(html);
    expect(html.split(/\s+/).length, title).toBeGreaterThan(120);
  }
});

test('nothing of it lies in the future, whatever day a site is set up on', async () => {
  for (const now of [Date.UTC(2020, 0, 1), Date.UTC(2026, 10, 15), Date.UTC(2040, 0, 1)]) {
    const posts = await written(now);
    expect(Math.max(...posts.map(({ publishedAt }) => publishedAt))).toBeLessThan(now);
    expect(new Set(posts.map(({ publishedAt }) => publishedAt)).size).toBeGreaterThan(40);
  }
});

test('a post is written with few marks', () => {
  expect(proseToHtml('One & two\n\n## Three\n\n- **four**: x\n- five <b>\n\n> six *seven*')).toBe(
    '<p>One &amp; two</p>\n<h2>Three</h2>\n<ul><li><strong>four</strong>: x</li><li>five &lt;b></li></ul>\n<blockquote><p>six <em>seven</em></p></blockquote>',
  );
});

async function written(now = Date.UTC(2026, 10, 15)): Promise<readonly SeedPost[]> {
  const seen: SeedPost[] = [];
  const { database } = await testPorts();
  await seedDemoPosts(database, createTestClock(now), async (_, posts) => {
    seen.push(...posts);
    return posts.map((_post, index) => index + 1);
  });
  return seen;
}
