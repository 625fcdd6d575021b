import { HttpError } from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import { apbctAnswer } from '../calls/checkForm.ts';
import { BODY_LIMIT, readFields, refuseLargeBodies, text } from '../http/readFields.ts';
import { toHtml } from '../toHtml.ts';
import { visitorOf } from '../visitors.ts';
import type { Comment } from './Comment.ts';
import { type PostCommentParts, postComment } from './postComment.ts';

export const COMMENTS_PATH = '/wp-comments-post.php';

/** Posting a comment as WordPress's form does, and reading comments as its REST interface has them. */
export function commentRoutes(app: FastifyInstance, parts: PostCommentParts): void {
  app.post(
    COMMENTS_PATH,
    { config: { role: 'visitor' }, bodyLimit: BODY_LIMIT, onRequest: refuseLargeBodies },
    async (request, reply) => {
      const fields = await readFields(request);
      const result = await postComment(parts, fields, visitorOf(request));
      const isScript = request.headers.accept?.includes('application/json');
      if (result.is === 'refused') {
        // A script of ours can do the proof of work or show the sentence; everybody else gets a page with it.
        if (isScript) return reply.send(apbctAnswer(result.judgement));
        throw new HttpError(
          403,
          'comment_refused',
          result.judgement.sentence ?? 'This comment was not taken.',
        );
      }
      const { comment, target } = result;
      const query = comment.status === 'approved' ? '' : `?unapproved=${comment.id}`;
      const location = `${target.path}${query}#comment-${comment.id}`;
      // A script that follows a redirect does not learn which part of the page it leads to.
      return isScript ? reply.send({ location }) : reply.redirect(location, 302);
    },
  );

  app.get<{ Querystring: Record<string, unknown> }>(
    '/wp-json/wp/v2/comments',
    { config: { role: 'visitor' } },
    async (request, reply) => {
      const comments = await parts.comments.approved(text(request.query, 'post'));
      reply.header('x-wp-total', comments.length);
      return comments.map(restShape);
    },
  );
}

/** Without the e-mail address: it is nobody's business. */
function restShape(comment: Comment): Record<string, unknown> {
  return {
    id: comment.id,
    post: comment.postId,
    parent: comment.parentId ?? 0,
    author_name: comment.author,
    author_url: comment.url,
    date_gmt: new Date(comment.madeAt).toISOString().slice(0, 19),
    content: { rendered: `<p>${toHtml(comment.content).replace(/\n{2,}/g, '</p>\n<p>')}</p>` },
    status: 'approved',
    type: 'comment',
  };
}
