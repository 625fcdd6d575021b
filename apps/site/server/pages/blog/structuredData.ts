import type { Post, PostSummary } from '@portico/blog/server';
import { authorPath, type Crumb, postPath } from '@portico/blog/ui';
import type { BlogParts } from './BlogParts.ts';
import { cardOf } from './cardOf.ts';
import type { PostList } from './PostList.ts';

/** Structured data of a post, for search engines. */
export function articleData(post: Post, { publisher }: BlogParts, origin: string): object {
  const address = origin + postPath(post.slug);
  return {
    '@type': post.type === 'page' ? 'WebPage' : 'BlogPosting',
    '@id': `${address}#article`,
    mainEntityOfPage: address,
    headline: post.title,
    description: post.excerpt,
    inLanguage: post.language,
    datePublished: new Date(post.publishedAt).toISOString(),
    dateModified: new Date(post.modifiedAt).toISOString(),
    ...(post.cover && { image: [origin + cardOf(post.cover).path] }),
    ...(post.author && {
      author: { '@type': 'Person', name: post.author.name, url: origin + authorPath(post.author.slug) },
    }),
    publisher: { '@type': 'Organization', name: publisher, url: `${origin}/` },
    keywords: post.tags.map(({ name }) => name),
    articleSection: post.categories.map(({ name }) => name),
    wordCount: wordsIn(post.html),
    commentCount: post.commentCount,
  };
}

/** For sanitised text, in which every `<` starts a tag: parsing it fully would block other requests. */
function wordsIn(html: string): number {
  let words = 0;
  for (let at = 0; at < html.length; ) {
    const tag = html.indexOf('<', at);
    const end = tag < 0 ? html.length : tag;
    words += wordsBetween(html, at, end);
    const closed = html.indexOf('>', end);
    at = closed < 0 ? html.length : closed + 1;
  }
  return words;
}

function wordsBetween(text: string, from: number, to: number): number {
  let words = 0;
  for (let at = from, isInWord = false; at < to; at += 1) {
    const code = text.charCodeAt(at);
    const isSpace = code <= 32 || (code >= 160 && SPACE.test(text.charAt(at)));
    if (!isSpace && !isInWord) words += 1;
    isInWord = !isSpace;
  }
  return words;
}

const SPACE = /\s/;

export function listData(list: PostList, posts: readonly PostSummary[], origin: string): object {
  return {
    '@type': 'CollectionPage',
    '@id': origin + list.path,
    name: list.title,
    ...(list.text && { description: list.text }),
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: posts.map((post, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: post.title,
        url: origin + postPath(post.slug),
      })),
    },
  };
}

export function breadcrumbData(trail: readonly Crumb[], origin: string): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: origin + path,
    })),
  };
}
