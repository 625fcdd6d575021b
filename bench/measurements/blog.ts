import { join } from 'node:path';
import { type SeedPost, seedPosts } from '../../packages/blog/server/testing/seedPosts.ts';
import { systemClock } from '../../packages/kernel/server/clock.ts';
import { createContentVersions } from '../../packages/kernel/server/contentVersions.ts';
import { openSqlite } from '../../packages/kernel/server/database/sqlite.ts';
import { createJobs } from '../../packages/kernel/server/jobs/createJobs.ts';
import { silentLogger } from '../../packages/kernel/server/logger.ts';
import { startBuiltSite } from '../../scripts/site/startBuiltSite.ts';
import { besideBare } from '../besideBare.ts';
import { type Measurement, type Row, row } from '../Measurement.ts';

const POSTS = 10_000;
const SEARCHES = 1_000;

export const measurement: Measurement = {
  name: `Blog: the index and the search with ${POSTS.toLocaleString('en')} posts in the database (SQLite)`,
  async run() {
    const site = await startBuiltSite();
    try {
      await fill(join(site.dataFolder, 'portico.db'));
      return [...(await index(site.baseURL)), ...(await searches(site.baseURL))];
    } finally {
      await site.stop();
    }
  },
};

/** The blog's first page compared with a bare server that sends the same bytes. */
async function index(baseURL: string): Promise<Row[]> {
  const { ours, bare, ratio } = await besideBare(`${baseURL}/blog/`);
  return [
    row('index: Portico', ours, 'answers/s'),
    row('index: bare', bare, 'answers/s'),
    row('index: ratio', ratio, '×', { atLeast: 0.25 }),
  ];
}

/** Complete search responses, one after the other: rare words, words in half of the posts, and prefixes. */
async function searches(baseURL: string): Promise<Row[]> {
  const times: number[] = [];
  for (let count = 0; count < SEARCHES; count++) {
    const words = [word(count * 7), word(count % 30), word(count * 13).slice(0, 3)].slice(count % 3);
    const address = `${baseURL}/wp-json/wp/v2/search?per_page=10&search=${words.join('+')}`;
    const start = performance.now();
    const answer = await fetch(address);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
    times.push(performance.now() - start);
  }
  times.sort((one, other) => one - other);
  const at = (share: number): number => times[Math.floor(times.length * share)] ?? 0;
  return [row('search: median', at(0.5), 'ms'), row('search: p99', at(0.99), 'ms', { atMost: 20 })];
}

async function fill(file: string): Promise<void> {
  const database = openSqlite(file);
  try {
    const content = createContentVersions(database);
    const jobs = createJobs({ database, clock: systemClock, log: silentLogger });
    const context = { clock: systemClock, content, jobs, language: () => 'en', isReserved: () => false };
    await database.transaction((transaction) =>
      seedPosts(
        context,
        transaction,
        Array.from({ length: POSTS }, (_, number) => post(number)),
      ),
    );
  } finally {
    await database.close();
  }
}

function post(number: number): SeedPost {
  const paragraph = (at: number): string =>
    Array.from({ length: 60 }, (_, index) => word(number * 31 + at * 97 + index * index)).join(' ');
  return {
    title: `${word(number)} ${word(number * 3)} ${number}`,
    html: `<p>${paragraph(1)}.</p><h2>${word(number * 5)}</h2><p>${paragraph(2)}.</p><p>${paragraph(3)}.</p>`,
    author: { name: `Author ${number % 20}` },
    categories: [{ name: `Category ${number % 12}` }],
    tags: [{ name: `Tag ${number % 50}` }, { name: `Tag ${(number * 7) % 50}` }],
    publishedAt: Date.UTC(2020, 0, 1) + number * 3_600_000,
  };
}

const SYLLABLES = [
  'ba',
  'den',
  'fi',
  'gor',
  'hul',
  'ka',
  'lem',
  'mo',
  'nar',
  'pe',
  'ris',
  'so',
  'tul',
  'vi',
  'zan',
];

/** One of a few thousand words; low numbers are the most frequent, as in any language. */
function word(seed: number): string {
  const rank = Math.floor(2_500 * ((Math.abs(Math.imul(seed + 1, 2_654_435_761)) % 10_007) / 10_007) ** 3);
  return [rank % 15, Math.floor(rank / 15) % 15, Math.floor(rank / 225)]
    .map((index) => SYLLABLES[index] ?? '')
    .join('');
}
