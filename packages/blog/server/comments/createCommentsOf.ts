import { createElement, type ReactNode } from 'react';
import { CommentsView } from '../../ui/CommentsView.tsx';
import type { Comment, CommentTargets } from './Comment.ts';
import type { CommentJudge } from './CommentJudge.ts';
import { COMMENTS_PATH } from './commentRoutes.ts';
import type { Comments } from './createComments.ts';

/**
 * What a URL says about the comments: which page, or which comment's page; which one to reply to, and which of the visitor's is
 * pending.
 */
export type CommentsQuery = Readonly<Partial<Record<(typeof COMMENTS_QUERY)[number], string>>>;
export const COMMENTS_QUERY = ['cpage', 'comment', 'replytocom', 'unapproved'] as const;

/** A post's comments with the form, or nothing if there is no such post. */
export type CommentsOf = (postId: string, query?: CommentsQuery) => Promise<ReactNode>;

export function createCommentsOf(
  comments: Comments,
  targets: CommentTargets,
  settings: CommentJudge['settings'],
): CommentsOf {
  const answered = async (postId: string, id: number | null): Promise<Comment | undefined> => {
    const found = id === null ? null : await comments.find(id);
    return found?.postId === postId && found.status === 'approved' ? found : undefined;
  };
  return async (postId, query = {}) => {
    const target = await targets.find(postId);
    if (!target) return null;
    const { hasBadge } = await settings();
    const pages = await comments.pages(postId);
    const replyTo = await answered(postId, numberIn(query.replytocom));
    const page = pageIn(pages, query);
    return createElement(CommentsView, {
      postId,
      title: target.title,
      comments: await comments.those(pages[page - 1] ?? []),
      total: pages.reduce((sum, { length }) => sum + length, 0),
      page,
      pages: pages.length,
      replyTo,
      waiting: numberIn(query.unapproved) ?? undefined,
      isOpen: target.isOpen,
      hasBadge,
      action: COMMENTS_PATH,
    });
  };
}

/** The newest page by default; otherwise by page number, or by a comment on it. */
function pageIn(pages: readonly (readonly number[])[], query: CommentsQuery): number {
  const wanted = numberIn(query.cpage);
  if (wanted !== null && wanted <= pages.length) return wanted;
  const comment = numberIn(query.comment) ?? numberIn(query.replytocom);
  const found = comment === null ? -1 : pages.findIndex((page) => page.includes(comment));
  return found < 0 ? pages.length : found + 1;
}

function numberIn(text = ''): number | null {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
