import type { Clock, Database } from '@portico/kernel/server';
import type { SeedComment } from '@portico/spam-protection/server';
import type { Cover } from '@portico/theme/protocol';
import type { BlogServer, SeedPost } from '@portico/theme/server';
import { type JournalPictureName, journalPictures } from './pictures/journal/catalogue.ts';
import painted from './pictures/journal/sizes.json' with { type: 'json' };
import { craft } from './posts/craft.ts';
import type { DemoPost } from './posts/DemoPost.ts';
import { authors, categories } from './posts/journalPeople.ts';
import { planting } from './posts/planting.ts';
import { proseToHtml } from './posts/proseToHtml.ts';
import { questions } from './posts/questions.ts';
import { restoration } from './posts/restoration.ts';
import { seasons } from './posts/seasons.ts';
import { tools } from './posts/tools.ts';
import { translations } from './posts/translations.ts';
import { workshop } from './posts/workshop.ts';

/** The languages of the journal, the main one first. */
export const BLOG_LANGUAGES = ['en', 'de', 'ar'] as const;

const demoPosts: readonly DemoPost[] = [
  ...craft,
  ...restoration,
  ...planting,
  ...seasons,
  ...tools,
  ...workshop,
  ...questions,
  ...translations,
].sort((one, other) => other.daysAgo - one.daysAgo);

/** The day on which the newest post could have appeared. A site that is set up before it counts from its own day. */
const NEWEST_DAY = Date.UTC(2026, 10, 1, 7, 30);
const DAY_MS = 24 * 60 * 60 * 1000;

/** Writes the company's journal into an empty site. Returns what readers said to it. */
export async function seedDemoPosts(
  transaction: Database,
  clock: Clock,
  seedPosts: BlogServer['seedPosts'],
): Promise<readonly SeedComment[]> {
  const newest = Math.min(NEWEST_DAY, clock.now() - DAY_MS);
  const ids = await seedPosts(
    transaction,
    demoPosts.map((post) => seedOf(post, newest)),
  );
  const comments: SeedComment[] = [];
  for (const [index, post] of demoPosts.entries()) {
    const first = comments.length;
    for (const { author, text, daysLater, answers } of post.comments ?? [])
      comments.push({
        postId: String(ids[index]),
        author,
        content: text,
        madeAt: Math.min(newest - (post.daysAgo - daysLater) * DAY_MS + HOURS_LATER_MS, clock.now()),
        answers: answers === undefined ? null : first + answers,
      });
  }
  return comments;
}

const HOURS_LATER_MS = 5 * 60 * 60 * 1000;

function seedOf(post: DemoPost, newest: number): SeedPost {
  return {
    slug: post.slug,
    title: post.title,
    html: proseToHtml(post.text),
    excerpt: post.excerpt,
    author: authors[post.author],
    categories: [categories[post.category]],
    tags: post.tags.map((name) => ({ name })),
    publishedAt: newest - post.daysAgo * DAY_MS,
    cover: coverOf(post.cover),
    ...(post.language && { language: post.language }),
    ...(post.same && { translationGroup: post.same }),
    ...(post.isSticky && { isSticky: true }),
  };
}

function coverOf(name: JournalPictureName): Cover {
  const { widths, pictures } = painted;
  return {
    ...pictures[name],
    alt: journalPictures[name].alt,
    sources: widths.map((width) => ({
      url: `/pictures/journal/${name}-${width}.webp`,
      width,
      type: 'image/webp',
    })),
  };
}
