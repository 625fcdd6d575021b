import type { Database } from '@portico/kernel/server';
import type { SpamProtection } from '@portico/spam-protection/server';
import { postPath } from '@portico/theme/blog';
import { type BlogServer, findMovedPost } from '@portico/theme/server';
import { company } from '../../../demo/company.ts';
import { BLOG_LANGUAGE } from '../../../demo/demoPosts.ts';
import type { BlogParts } from './BlogParts.ts';

/** The blog of this site: the company's journal. */
export function journalParts(database: Database, { blog }: BlogServer, spam: SpamProtection): BlogParts {
  return {
    blog,
    commentsOf: (postId) => spam.commentsOf(String(postId)),
    async movedTo(slug) {
      const now = await findMovedPost(database, slug);
      return now === null ? null : postPath(now);
    },
    language: BLOG_LANGUAGE,
    name: 'Journal',
    about: `Notes from the bench at ${company.name}: how glasshouses are built, mended, planted and lived in.`,
    publisher: company.name,
  };
}
