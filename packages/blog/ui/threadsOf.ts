import type { ShownComment } from './ShownComment.ts';

export interface Thread {
  readonly comment: ShownComment;
  readonly answers: Thread[];
}

const DEEPEST = 5;

/**
 * Replies whose parent is not on this page are at the top, and those nested too deeply are next to their parent, so that
 * nothing is lost.
 */
export function threadsOf(comments: readonly ShownComment[]): Thread[] {
  const tops: Thread[] = [];
  const places = new Map<
    number,
    { readonly siblings: Thread[]; readonly own: Thread; readonly depth: number }
  >();
  for (const comment of comments) {
    const above = comment.parentId === null ? undefined : places.get(comment.parentId);
    const isBeside = above?.depth === DEEPEST;
    const siblings = above ? (isBeside ? above.siblings : above.own.answers) : tops;
    const own = { comment, answers: [] };
    siblings.push(own);
    places.set(comment.id, { siblings, own, depth: above ? above.depth + (isBeside ? 0 : 1) : 1 });
  }
  return tops;
}
