import { postPath } from '../addresses.ts';
import type { Post } from '../Blog.ts';
import { absoluteLinks } from './absoluteLinks.ts';
import { changedAt, type Feed } from './Feed.ts';
import { xmlText } from './xmlText.ts';

/** Atom 1.0. */
export function atomFeed(feed: Feed): string {
  const { site, origin, title, path, feedPath, posts } = feed;
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${xmlText(site.language)}">
<title>${xmlText(title)}</title>
<subtitle>${xmlText(site.description)}</subtitle>
<id>${xmlText(origin + feedPath)}</id>
<link rel="alternate" type="text/html" href="${xmlText(origin + path)}"/>
<link rel="self" type="application/atom+xml" href="${xmlText(origin + feedPath)}"/>
<updated>${new Date(changedAt(feed)).toISOString()}</updated>
<author><name>${xmlText(site.title)}</name></author>
${posts.map((post) => entry(post, origin)).join('\n')}
</feed>
`;
}

function entry(post: Post, origin: string): string {
  const address = origin + postPath(post);
  const link = xmlText(address);
  return `<entry>
<title>${xmlText(post.title)}</title>
<id>${link}</id>
<link rel="alternate" type="text/html" href="${link}"/>
<published>${new Date(post.publishedAt).toISOString()}</published>
<updated>${new Date(Math.max(post.publishedAt, post.modifiedAt)).toISOString()}</updated>
${post.author ? `<author><name>${xmlText(post.author.name)}</name></author>\n` : ''}${[
  ...post.categories,
  ...post.tags,
]
  .map(({ slug, name }) => `<category term="${xmlText(slug)}" label="${xmlText(name)}"/>\n`)
  .join('')}<summary>${xmlText(post.excerpt)}</summary>
<content type="html">${xmlText(absoluteLinks(post.html, address))}</content>
</entry>`;
}
