import { IslandStyle } from '@portico/kernel/islands/react';
import type { ReactNode } from 'react';
import type { Cover } from '../wire/public.ts';
import { authorPath, postPath, tagPath } from './addresses.ts';
import { Breadcrumbs, type Crumb } from './Breadcrumbs.tsx';
import { CoverImage } from './CoverImage.tsx';
import type { Heading } from './headings.ts';
import { LanguageLinks } from './LanguageLinks.tsx';
import { PostDate } from './PostDate.tsx';
import { PostMeta } from './PostMeta.tsx';
import { languageAttributes, phrasesIn } from './phrases.ts';
import { ownClasses } from './postClasses.ts';
import type { ShownName, ShownPost } from './ShownPost.ts';
import { withTableFrames } from './withTableFrames.ts';
import type { BlogPhrases } from './words/BlogPhrases.ts';

export interface PostViewProps {
  readonly post: ShownPost;
  /** Cleaned. */
  readonly html: string;
  /** Replaces the text of a post made with the builder. */
  readonly built?: ReactNode;
  readonly headings: readonly Heading[];
  readonly about: string | null;
  readonly trail: readonly Crumb[];
  readonly translations: readonly { readonly language: string; readonly slug: string }[];
  readonly older: ShownPost | null;
  readonly newer: ShownPost | null;
  /** What follows the text: further posts, comments. */
  readonly children?: ReactNode;
}

/** A post on its own page. */
export function PostView(props: PostViewProps) {
  const { post, html, built, headings, about, trail, translations, older, newer, children } = props;
  const phrases = phrasesIn(post.language);
  const isPost = post.type === 'post';
  const isUpdated = post.modifiedAt - post.publishedAt > A_DAY_MS;
  return (
    <>
      <IslandStyle name="blog" />
      <div className="container single-post-container">
        <div className="row">
          <article
            id={`post-${post.id}`}
            className={[...ownClasses(post), 'nv-single-post-wrap', 'col'].join(' ')}
            {...languageAttributes(post.language)}
          >
            <header className="entry-header">
              <div className="nv-title-meta-wrap">
                <Breadcrumbs trail={trail} />
                <h1 className="title entry-title">{post.title}</h1>
                {isPost && <PostMeta post={post} />}
                <LanguageLinks
                  versions={translations.map(({ language, slug }) => ({ language, path: postPath(slug) }))}
                  label={phrases.alsoIn}
                />
              </div>
            </header>
            {post.cover && (
              <figure className={isTall(post.cover) ? 'nv-thumb-wrap is-tall' : 'nv-thumb-wrap'}>
                <CoverImage
                  cover={post.cover}
                  sizes={
                    isTall(post.cover) ? '(min-width: 36rem) 34rem, 100vw' : '(min-width: 84rem) 78rem, 100vw'
                  }
                  isFirst
                />
              </figure>
            )}
            <div className={built ? 'nv-post-body is-built' : 'nv-post-body'}>
              {built ? (
                <div className="nv-content-wrap entry-content">{built}</div>
              ) : (
                <>
                  {headings.length >= WORTH_A_LIST && (
                    <Contents headings={headings} label={phrases.onThisPage} />
                  )}
                  {/* The text was sanitised when it was stored. */}
                  <div
                    className="nv-content-wrap entry-content p-prose"
                    dangerouslySetInnerHTML={{ __html: withTableFrames(html, phrases.table) }}
                  />
                </>
              )}
            </div>
            <footer className="entry-footer">
              {isUpdated && (
                <p className="nv-updated">
                  {phrases.updated} <PostDate time={post.modifiedAt} language={post.language} />
                </p>
              )}
              <Tags tags={post.tags} label={phrases.filedUnder} />
              {isPost && post.author && <Byline author={post.author} about={about} />}
            </footer>
          </article>
          {(older || newer) && <Neighbours older={older} newer={newer} phrases={phrases} />}
        </div>
      </div>
      {children}
    </>
  );
}

/** A picture that would be taller than the screen at full width. */
function isTall({ width, height }: Cover): boolean {
  return height > width * 0.9;
}

const A_DAY_MS = 24 * 60 * 60 * 1000;
const WORTH_A_LIST = 3;

function Contents({ headings, label }: { readonly headings: readonly Heading[]; readonly label: string }) {
  return (
    <nav className="nv-contents" aria-label={label}>
      <p className="nv-contents-title">{label}</p>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Tags({ tags, label }: { readonly tags: readonly ShownName[]; readonly label: string }) {
  if (tags.length === 0) return null;
  return (
    <p className="nv-tags-list">
      <span>{label}</span>{' '}
      {tags.map(({ slug, name }) => (
        <a key={slug} href={tagPath(slug)} rel="tag">
          {name}
        </a>
      ))}
    </p>
  );
}

function Byline({ author, about }: { readonly author: ShownName; readonly about: string | null }) {
  return (
    <div className="nv-author-box">
      <span className="nv-author-mark" aria-hidden="true">
        {author.name.slice(0, 1)}
      </span>
      <div>
        <p className="nv-author-name">
          <a href={authorPath(author.slug)}>{author.name}</a>
        </p>
        {about && <p>{about}</p>}
      </div>
    </div>
  );
}

function Neighbours({
  older,
  newer,
  phrases,
}: Pick<PostViewProps, 'older' | 'newer'> & { readonly phrases: BlogPhrases }) {
  return (
    <nav className="nv-post-navigation" aria-label={phrases.neighbours}>
      {older && (
        <a className="previous" rel="prev" href={postPath(older.slug)}>
          <span className="nav-direction">{phrases.before}</span>
          <span className="nav-title">{older.title}</span>
        </a>
      )}
      {newer && (
        <a className="next" rel="next" href={postPath(newer.slug)}>
          <span className="nav-direction">{phrases.after}</span>
          <span className="nav-title">{newer.title}</span>
        </a>
      )}
    </nav>
  );
}
