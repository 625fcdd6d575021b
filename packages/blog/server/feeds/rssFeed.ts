import { postPath } from '../addresses.ts';
import type { Post } from '../Blog.ts';
import { absoluteLinks } from './absoluteLinks.ts';
import { changedAt, type Feed } from './Feed.ts';
import { cdata, xmlText } from './xmlText.ts';

/** RSS 2.0. */
export function rssFeed(feed: Feed): string {
  const { site, origin, title, path, feedPath, posts } = feed;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${xmlText(title)}</title>
<link>${xmlText(origin + path)}</link>
<description>${xmlText(site.description)}</description>
<language>${xmlText(site.language)}</language>
<lastBuildDate>${new Date(changedAt(feed)).toUTCString()}</lastBuildDate>
<atom:link href="${xmlText(origin + feedPath)}" rel="self" type="application/rss+xml"/>
${posts.map((post) => item(post, origin)).join('\n')}
</channel>
</rss>
`;
}

function item(post: Post, origin: string): string {
  const address = origin + postPath(post);
  const link = xmlText(address);
  return `<item>
<title>${xmlText(post.title)}</title>
<link>${link}</link>
<guid isPermaLink="true">${link}</guid>
<pubDate>${new Date(post.publishedAt).toUTCString()}</pubDate>
${post.author ? `<dc:creator>${xmlText(post.author.name)}</dc:creator>\n` : ''}${[
  ...post.categories,
  ...post.tags,
]
  .map(({ name }) => `<category>${xmlText(name)}</category>\n`)
  .join('')}<description>${xmlText(post.excerpt)}</description>
<content:encoded>${cdata(absoluteLinks(post.html, address))}</content:encoded>
</item>`;
}
