/** What is known about a comment before it is fully read. */
export interface CommentOutline {
  readonly id: number;
  readonly parentId: number | null;
  readonly letters: number;
}

const USUAL_COMMENTS = 50;
const MOST_COMMENTS = 2 * USUAL_COMMENTS;
const MOST_LETTERS = 200_000;

/**
 * Paginates a post's comments, oldest first, as ids in display order. A conversation stays together unless it exceeds a page:
 * then its replies continue on the next.
 */
export function commentPages(comments: readonly CommentOutline[]): number[][] {
  const pages: number[][] = [];
  let [page, letters] = [emptyPage(pages), 0];
  for (const thread of threads(comments)) {
    const size = thread.reduce((sum, comment) => sum + comment.letters, 0);
    const fits = page.length + thread.length <= USUAL_COMMENTS && letters + size <= MOST_LETTERS;
    if (page.length > 0 && !fits) [page, letters] = [emptyPage(pages), 0];
    for (const comment of thread) {
      const isFull = page.length >= MOST_COMMENTS || letters + comment.letters > MOST_LETTERS;
      if (page.length > 0 && isFull) [page, letters] = [emptyPage(pages), 0];
      page.push(comment.id);
      letters += comment.letters;
    }
  }
  return pages;
}

function emptyPage(pages: number[][]): number[] {
  const page: number[] = [];
  pages.push(page);
  return page;
}

/** Each conversation in display order. Replies whose parent is not shown start their own. */
function threads(comments: readonly CommentOutline[]): CommentOutline[][] {
  const known = new Set(comments.map(({ id }) => id));
  const answers = new Map<number | null, CommentOutline[]>();
  for (const comment of comments) {
    const parent = comment.parentId !== null && known.has(comment.parentId) ? comment.parentId : null;
    const siblings = answers.get(parent);
    if (siblings) siblings.push(comment);
    else answers.set(parent, [comment]);
  }
  return (answers.get(null) ?? []).map((first) => {
    const thread: CommentOutline[] = [];
    const waiting = [first];
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      thread.push(next);
      for (const answer of (answers.get(next.id) ?? []).toReversed()) waiting.push(answer);
    }
    return thread;
  });
}
