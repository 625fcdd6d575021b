import type { SpamProtection } from '@portico/spam-protection/server';
import type { BlogServer } from '@portico/theme/server';
import { company } from '../../../demo/company.ts';
import { BLOG_LANGUAGES } from '../../../demo/demoPosts.ts';
import type { BlogParts } from './BlogParts.ts';

/** The blog of this site: the company's journal. */
export function journalParts({ blog, movedTo }: BlogServer, spam: SpamProtection): BlogParts {
  return {
    blog,
    commentsOf: (postId, query) => spam.commentsOf(String(postId), query),
    movedTo,
    languages: BLOG_LANGUAGES,
    name: 'Journal',
    about: `Notes from the bench at ${company.name}: how glasshouses are built, mended, planted and lived in.`,
    publisher: company.name,
  };
}
