import { usePageFacts } from './PageFacts.ts';
import type { PostFacts } from './PostFacts.ts';

/** The current post of a template; a sample in the editor and the gallery, `null` on a page that is not a post. */
export function usePostFacts(): PostFacts | null {
  const facts = usePageFacts();
  return facts ? (facts.post ?? null) : SAMPLE_POST;
}

const SAMPLE_POST: PostFacts = {
  author: { name: 'Name of the author', href: '#author', about: 'What the author says about themselves.' },
  publishedAt: Date.UTC(2026, 2, 6, 15, 31),
  ...{ language: 'en', timeZone: 'UTC', dayHref: '#day', comments: 2 },
  categories: [{ href: '#category', text: 'A category' }],
  tags: [{ href: '#tag', text: 'A tag' }],
  older: { href: '#older', text: 'The title of the post before' },
  newer: { href: '#newer', text: 'The title of the post after' },
};
