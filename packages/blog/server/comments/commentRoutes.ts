import { escapeMarkup } from '@portico/kernel/markup';
import type { Limits } from '@portico/kernel/server';
import {
  badRequest,
  errorAnswer,
  FORM_BODY_LIMIT,
  HttpError,
  overLimit,
  readFields,
  refuseLargeBodies,
  textField,
} from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import { phrasesIn } from '../../ui/phrases.ts';
import type { Comment } from './Comment.ts';
import type { Comments } from './createComments.ts';
import { COMMENTS } from './limits.ts';
import { type PostCommentParts, postComment } from './postComment.ts';

export const COMMENTS_PATH = '/wp-comments-post.php';

interface CommentRouteParts {
  readonly limits: Limits;
  /** The site's language: over the limit, a comment is not read, so its post is not known. */
  readonly language: () => string;
}

/** Posting a comment as WordPress's form does, and reading comments as in its REST API. */
export function commentRoutes(
  app: FastifyInstance,
  { limits, language, ...parts }: PostCommentParts & CommentRouteParts,
): void {
  app.post(
    COMMENTS_PATH,
    { config: { role: 'visitor' }, bodyLimit: FORM_BODY_LIMIT, onRequest: refuseLargeBodies },
    async (request, reply) => {
      const isScript = request.headers.accept?.includes('application/json');
      const over = await limits.take(COMMENTS, request.ip);
      if (over) {
        const error = overLimit(phrasesIn(language()).discussion.refusals.tooMany, over, language());
        if (!isScript) throw error;
        const { status, headers } = errorAnswer(error);
        return reply.code(status).headers(headers).send(parts.judge.refusal(error.message));
      }
      const fields = await readFields(request);
      const result = await postComment(parts, fields, request);
      if (result.is === 'refused') {
        // Our script can compute the proof of work or show the message; everybody else gets a page with it.
        if (isScript) return reply.send(result.verdict.refusal);
        throw new HttpError(
          403,
          'comment_refused',
          result.verdict.sentence ?? phrasesIn(result.target.language).discussion.refusals.notAccepted,
        );
      }
      const { comment, target } = result;
      const query =
        comment.status === 'approved'
          ? await pageQuery(parts.comments, comment)
          : `?unapproved=${comment.id}`;
      const location = `${target.path}${query}#comment-${comment.id}`;
      // A script that follows a redirect does not learn the fragment.
      return isScript ? reply.send({ location }) : reply.redirect(location, 302);
    },
  );

  app.onRest<{ Querystring: Record<string, unknown> }>('/wp-json/wp/v2/comments', {
    ...{ method: 'GET', role: 'visitor' },
    handler: async (request, reply) => {
      const { query } = request;
      const perPage = numberFrom(query, 'per_page', USUAL_PER_PAGE, MOST_PER_PAGE);
      const page = numberFrom(query, 'page', 1, LAST_PAGE);
      const postId = textField(query, 'post');
      // Without access to the post, neither its comments nor its existence are revealed.
      const isShown = (await parts.targets.find(postId)) !== null;
      const { total, comments } = isShown
        ? await parts.comments.approved({
            postId,
            newestFirst: textField(query, 'order') !== 'asc',
            offset: (page - 1) * perPage,
            limit: perPage,
          })
        : NOTHING;
      reply.headers({ 'x-wp-total': total, 'x-wp-totalpages': Math.ceil(total / perPage) });
      return comments.map(restShape);
    },
  });
}

const USUAL_PER_PAGE = 10;
const MOST_PER_PAGE = 100;
const LAST_PAGE = 1_000_000;

function numberFrom(query: Record<string, unknown>, name: string, usual: number, most: number): number {
  const sent = query[name];
  if (sent === undefined) return usual;
  const number = typeof sent === 'string' && /^\d{1,9}$/.test(sent) ? Number(sent) : 0;
  if (number >= 1 && number <= most) return number;
  throw badRequest('rest_invalid_param', `The parameter ${name} is a number from 1 to ${most}.`);
}

/** Links to a comment that is not on the newest page include its page number. */
async function pageQuery(comments: Comments, { id, postId }: Comment): Promise<string> {
  const pages = await comments.pages(postId);
  const page = pages.findIndex((ids) => ids.includes(id)) + 1;
  return page > 0 && page < pages.length ? `?cpage=${page}` : '';
}

const NOTHING = { total: 0, comments: [] } as const;

/** Without the email address, which is private. */
function restShape(comment: Comment): Record<string, unknown> {
  return {
    id: comment.id,
    post: comment.postId,
    parent: comment.parentId ?? 0,
    author_name: comment.author,
    author_url: comment.url,
    date_gmt: new Date(comment.madeAt).toISOString().slice(0, 19),
    content: { rendered: `<p>${escapeMarkup(comment.content).replace(/\n{2,}/g, '</p>\n<p>')}</p>` },
    status: 'approved',
    type: 'comment',
  };
}
