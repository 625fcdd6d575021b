import { type ComponentProps, type ReactNode, use } from 'react';
import { PostDate } from './PostDate.tsx';
import { languageAttributes, PageLanguage, phrasesIn } from './phrases.ts';
import type { ShownComment } from './ShownComment.ts';
import { type Thread, threadsOf } from './threadsOf.ts';

export interface CommentsViewProps {
  readonly postId: string;
  readonly title: string;
  /** This page's comments, replies after their parents. */
  readonly comments: readonly ShownComment[];
  /** Total on all pages. */
  readonly total: number;
  /** The last one has the newest. */
  readonly page: number;
  readonly pages: number;
  readonly isOpen: boolean;
  readonly hasBadge: boolean;
  /** URL that the form is sent to. */
  readonly action: string;
  /** The comment that the visitor wants to reply to. */
  readonly replyTo?: ShownComment | undefined;
  /** Id of the visitor's own pending comment. */
  readonly waiting?: number | undefined;
}

/** A post's comments with the form for a new one, in WordPress's markup. */
export function CommentsView({
  postId,
  title,
  comments,
  total,
  page,
  pages,
  isOpen,
  hasBadge,
  action,
  replyTo,
  waiting,
}: CommentsViewProps): ReactNode {
  const [words, language] = [useWords(), use(PageLanguage)];
  return (
    // As the post above it: the site may be written in the other direction.
    <div id="comments" className="comments-area" {...languageAttributes(language)}>
      {comments.length > 0 && (
        <>
          <h2 className="comments-title">{words.responses(total, title)}</h2>
          <ol className="comment-list">
            {threadsOf(comments).map((thread, index) => (
              <Item
                key={thread.comment.id}
                thread={thread}
                page={pages > 1 ? page : null}
                depth={1}
                isEven={index % 2 === 0}
                hasBadge={hasBadge}
              />
            ))}
          </ol>
          {pages > 1 && <OtherPages page={page} pages={pages} />}
        </>
      )}
      {waiting !== undefined && (
        <p id={`comment-${waiting}`} className="comment-awaiting-moderation" role="status">
          {words.waiting}
        </p>
      )}
      {isOpen ? (
        <CommentForm
          postId={postId}
          action={action}
          replyTo={replyTo}
          // One level below the comments' heading if there are any, otherwise in its place, so that no level is skipped.
          Heading={comments.length > 0 ? 'h3' : 'h2'}
        />
      ) : (
        <p className="no-comments">{words.closed}</p>
      )}
    </div>
  );
}

/** WordPress's links to older and newer comments. */
function OtherPages({ page, pages }: Pick<CommentsViewProps, 'page' | 'pages'>): ReactNode {
  const words = useWords();
  return (
    <nav className="navigation comment-navigation" aria-label={words.label}>
      <div className="nav-links">
        {page > 1 && (
          <div className="nav-previous">
            <a rel="prev" href={`?cpage=${page - 1}#comments`}>
              {words.older}
            </a>
          </div>
        )}
        {page < pages && (
          <div className="nav-next">
            <a rel="next" href={`?cpage=${page + 1}#comments`}>
              {words.newer}
            </a>
          </div>
        )}
      </div>
    </nav>
  );
}

interface ItemProps {
  readonly thread: Thread;
  /** If there are several. */
  readonly page: number | null;
  readonly depth: number;
  readonly isEven: boolean;
  readonly hasBadge: boolean;
}

function Item({ thread: { comment, answers }, page, depth, isEven, hasBadge }: ItemProps): ReactNode {
  const [words, language] = [useWords(), use(PageLanguage)];
  const badge = hasBadge && comment.isRealPerson ? 'apbct-trp' : '';
  const classes = [
    'comment',
    isEven ? 'even' : 'odd',
    `depth-${depth}`,
    answers.length > 0 ? 'parent' : '',
    badge,
  ];
  return (
    <li id={`comment-${comment.id}`} className={classes.filter(Boolean).join(' ')}>
      <article id={`div-comment-${comment.id}`} className="comment-body">
        <footer className="comment-meta">
          <div className="comment-author vcard">
            <b className="fn">
              {comment.url ? (
                <a href={comment.url} className="url" rel="ugc external nofollow">
                  {comment.author}
                </a>
              ) : (
                comment.author
              )}
            </b>{' '}
            <span className="says">{words.says}</span>
          </div>
          <div className="comment-metadata">
            <a href={`${page === null ? '' : `?cpage=${page}`}#comment-${comment.id}`}>
              <PostDate time={comment.madeAt} language={language} />
            </a>
          </div>
        </footer>
        <div className="comment-content">
          {comment.content.split(/\n{2,}/).map((paragraph, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name and never move.
            <p key={index}>{paragraph}</p>
          ))}
        </div>
        <div className="reply">
          <a
            rel="nofollow"
            className="comment-reply-link"
            href={`?replytocom=${comment.id}#respond`}
            data-commentid={comment.id}
            data-postid={comment.postId}
            aria-label={words.replyTo(comment.author)}
          >
            {words.reply}
          </a>
        </div>
      </article>
      {answers.length > 0 && (
        <ol className="children">
          {answers.map((answer, index) => (
            <Item
              key={answer.comment.id}
              thread={answer}
              page={page}
              depth={depth + 1}
              isEven={index % 2 === 0}
              hasBadge={hasBadge}
            />
          ))}
        </ol>
      )}
    </li>
  );
}

function CommentForm({
  postId,
  action,
  replyTo,
  Heading,
}: Pick<CommentsViewProps, 'postId' | 'action' | 'replyTo'> & { readonly Heading: 'h2' | 'h3' }): ReactNode {
  const words = useWords();
  return (
    <div id="respond" className="comment-respond">
      <Heading id="reply-title" className="comment-reply-title">
        {replyTo ? words.leaveTo(replyTo.author) : words.leave}{' '}
        {replyTo && (
          <small>
            <a rel="nofollow" id="cancel-comment-reply-link" href="?#respond">
              {words.cancel}
            </a>
          </small>
        )}
      </Heading>
      <form action={action} method="post" id="commentform" className="comment-form">
        <p className="comment-notes">
          <span id="email-notes">{words.emailNote}</span>{' '}
          <span className="required-field-message">
            {words.required} <span className="required">*</span>
          </span>
        </p>
        <p className="comment-form-comment">
          <label htmlFor="comment">
            {words.comment} <span className="required">*</span>
          </label>{' '}
          <textarea id="comment" name="comment" cols={45} rows={8} maxLength={65525} required />
        </p>
        <Field name="author" label={words.name} type="text" maxLength={245} autoComplete="name" />
        <Field
          name="email"
          label={words.email}
          type="email"
          maxLength={100}
          aria-describedby="email-notes"
          autoComplete="email"
        />
        <p className="comment-form-url">
          <label htmlFor="url">{words.website}</label>{' '}
          <input id="url" name="url" type="url" size={30} maxLength={200} autoComplete="url" />
        </p>
        <p className="form-submit">
          <input name="submit" type="submit" id="submit" className="submit" value={words.send} />
          <input type="hidden" name="comment_post_ID" value={postId} id="comment_post_ID" />
          <input type="hidden" name="comment_parent" id="comment_parent" value={replyTo?.id ?? 0} />
        </p>
      </form>
    </div>
  );
}

/** A required field of one line. */
function Field({
  name,
  label,
  type,
  ...input
}: { readonly name: string; readonly label: string } & ComponentProps<'input'>) {
  return (
    <p className={`comment-form-${name}`}>
      <label htmlFor={name}>
        {label} <span className="required">*</span>
      </label>{' '}
      <input id={name} name={name} type={type} size={30} {...input} required />
    </p>
  );
}

function useWords() {
  return phrasesIn(use(PageLanguage)).discussion;
}
