import type { Database, PersonalData, Ports } from '@portico/kernel/server';
import { acceptMultipart } from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import type { CommentTargets } from './Comment.ts';
import type { CommentJudge } from './CommentJudge.ts';
import { commentAdminRoutes } from './commentAdminRoutes.ts';
import { type CommentNews, tellOfComments } from './commentMails.ts';
import { commentRoutes } from './commentRoutes.ts';
import type { FeedComment } from './commentsFeed.ts';
import { commentsTag, countApproved, createComments } from './createComments.ts';
import { type CommentsOf, createCommentsOf } from './createCommentsOf.ts';
import type { ImportedComment } from './ImportedComments.ts';
import { personalComments } from './personalComments.ts';
import { registerRetention } from './retention.ts';
import { type SeedComment, seedComments } from './seedComments.ts';

/** The comments on posts. */
export interface Discussion {
  readonly commentsOf: CommentsOf;
  /** The newest visible ones, of one post or of all, with their posts. */
  newest(count: number, postId?: string): Promise<readonly FeedComment[]>;
  /** Writes comments without judging them. */
  seed(transaction: Database, comments: readonly SeedComment[]): Promise<void>;
  /** Takes the comments of an imported post, with the status they had on the original site. */
  take(transaction: Database, postId: number, comments: readonly ImportedComment[]): Promise<void>;
  /** A comment was not spam after all: it is shown. Found by its verdict. */
  deliver(verdictId: string): Promise<boolean>;
  /** A comment was spam after all. Found by its verdict. */
  setAside(verdictId: string): Promise<boolean>;
}

export interface DiscussionServer extends Discussion {
  readonly personalData: PersonalData;
  readonly comments: ReturnType<typeof createComments>;
  connect(app: FastifyInstance): Promise<void>;
}

export function createDiscussion(
  ports: Ports,
  {
    judge,
    targets,
    news,
    language = () => 'en',
  }: {
    readonly judge: CommentJudge;
    readonly targets: CommentTargets;
    readonly news?: (() => Promise<CommentNews>) | undefined;
    /** The site's language. */
    readonly language?: () => string;
  },
): DiscussionServer {
  const { clock, content, database, jobs, limits } = ports;

  /** Called in the same transaction with every change of a post's visible comments. */
  async function changed(transaction: Database, postId: string): Promise<void> {
    await content.touch(transaction, [commentsTag(postId)]);
    await targets.counted(transaction, postId, await countApproved(transaction, postId));
  }
  async function seed(transaction: Database, written: readonly SeedComment[]): Promise<void> {
    await seedComments(transaction, written);
    for (const postId of new Set(written.map((comment) => comment.postId)))
      await changed(transaction, postId);
  }
  const comments = createComments(database, clock, changed);
  const move = async (verdictId: string, status: 'approved' | 'spam'): Promise<boolean> => {
    const comment = await comments.findByVerdict(verdictId);
    if (comment) await comments.move(comment.id, status);
    return comment !== null;
  };
  registerRetention({ clock, comments, jobs, settings: judge.settings });

  return {
    comments,
    personalData: personalComments(database, changed),
    commentsOf: createCommentsOf(comments, targets, judge.settings),
    async newest(count, postId) {
      const found = await comments.list({ status: 'approved', limit: count, ...(postId && { postId }) });
      const shown = await Promise.all(
        found.map(async (comment) => {
          const target = await targets.find(comment.postId);
          return target && { comment, title: target.title, path: `${target.path}#comment-${comment.id}` };
        }),
      );
      return shown.filter((one) => one !== null);
    },
    seed,
    async take(transaction, post, imported) {
      const places = new Map(imported.map(({ id }, index) => [id, index]));
      await seed(
        transaction,
        imported.map(({ id: _, parent, ...comment }) => ({
          ...comment,
          postId: String(post),
          answers: parent === null ? null : (places.get(parent) ?? null),
        })),
      );
    },
    deliver: (verdictId) => move(verdictId, 'approved'),
    setAside: (verdictId) => move(verdictId, 'spam'),
    async connect(app) {
      acceptMultipart(app);
      const tell = news && tellOfComments(ports.outbox, news);
      commentRoutes(app, { comments, judge, language, limits, targets, ...(tell && { tell }) });
      commentAdminRoutes(app, { comments, judge, targets });
    },
  };
}
