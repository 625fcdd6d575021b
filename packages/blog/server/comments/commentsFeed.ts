import { escapeMarkup } from '@portico/kernel/markup';
import { phrasesIn } from '../../ui/phrases.ts';
import type { SiteFacts } from '../feeds/Feed.ts';
import { cdata, xmlText } from '../feeds/xmlText.ts';
import type { Comment } from './Comment.ts';

/** A visible comment, with its post. */
export interface FeedComment {
  readonly comment: Pick<Comment, 'id' | 'author' | 'content' | 'madeAt'>;
  readonly title: string;
  /** Path of the comment on its page. */
  readonly path: string;
}

export interface CommentsFeed {
  readonly site: SiteFacts;
  readonly origin: string;
  /** Title of what is commented on: the site, or one post. */
  readonly title: string;
  readonly path: string;
  readonly feedPath: string;
  readonly comments: readonly FeedComment[];
}

/** Comments as RSS 2.0, for readers that subscribed to them in WordPress. */
export function commentsFeed({ site, origin, title, path, feedPath, comments }: CommentsFeed): string {
  const words = phrasesIn(site.language).discussion;
  const newest = Math.max(0, ...comments.map(({ comment }) => comment.madeAt));
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${xmlText(words.feed(title))}</title>
<link>${xmlText(origin + path)}</link>
<description>${xmlText(site.description)}</description>
<language>${xmlText(site.language)}</language>
<lastBuildDate>${new Date(newest).toUTCString()}</lastBuildDate>
<atom:link href="${xmlText(origin + feedPath)}" rel="self" type="application/rss+xml"/>
${comments.map((one) => item(one, origin, words.onBy(one.title, one.comment.author))).join('\n')}
</channel>
</rss>
`;
}

function item({ comment, path }: FeedComment, origin: string, title: string): string {
  const link = xmlText(origin + path);
  return `<item>
<title>${xmlText(title)}</title>
<link>${link}</link>
<guid isPermaLink="true">${link}</guid>
<pubDate>${new Date(comment.madeAt).toUTCString()}</pubDate>
<dc:creator>${xmlText(comment.author)}</dc:creator>
<description>${xmlText(comment.content)}</description>
<content:encoded>${cdata(`<p>${escapeMarkup(comment.content).replace(/\n{2,}/g, '</p>\n<p>')}</p>`)}</content:encoded>
</item>`;
}
