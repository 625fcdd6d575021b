import type { PageHead } from '../PageHead.ts';
import type { BlogParts } from './BlogParts.ts';
import type { PostList } from './PostList.ts';

/** The feeds linked from a blog page: all posts, and those of its list. */
export function feedsOf({ name }: Pick<BlogParts, 'name'>, list?: PostList): NonNullable<PageHead['feeds']> {
  return [
    { title: name, path: '/feed/', type: 'application/rss+xml' },
    { title: `${name} (Atom)`, path: '/feed/atom/', type: 'application/atom+xml' },
    ...(list?.feedPath
      ? [{ title: `${name}: ${list.title}`, path: list.feedPath, type: 'application/rss+xml' as const }]
      : []),
  ];
}
