import { Fragment } from 'react';
import { authorPath, categoryPath, postPath } from './addresses.ts';
import { PostDate } from './PostDate.tsx';
import { phrasesIn } from './phrases.ts';
import type { ShownPost } from './ShownPost.ts';

/** A post's author, date, terms and reading time. */
export function PostMeta({ post }: { readonly post: ShownPost }) {
  const phrases = phrasesIn(post.language);
  return (
    <ul className="nv-meta-list">
      {post.author && (
        <li className="meta author vcard">
          <span className="author-name fn">
            {phrases.by}{' '}
            <a href={authorPath(post.author.slug)} rel="author">
              {post.author.name}
            </a>
          </span>
        </li>
      )}
      <li className="meta date posted-on">
        <PostDate time={post.publishedAt} language={post.language} />
      </li>
      {post.categories.length > 0 && (
        <li className="meta category">
          {post.categories.map(({ slug, name }, index) => (
            <Fragment key={slug}>
              {index > 0 && ', '}
              <a href={categoryPath(slug)} rel="category tag">
                {name}
              </a>
            </Fragment>
          ))}
        </li>
      )}
      <li className="meta reading">{phrases.minutes(post.readingMinutes)}</li>
      {post.commentCount > 0 && (
        <li className="meta comments">
          <a href={`${postPath(post.slug)}#comments`}>{phrases.comments(post.commentCount)}</a>
        </li>
      )}
    </ul>
  );
}
