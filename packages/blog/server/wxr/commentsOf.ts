import { textOf } from '@portico/kernel/server/html';
import type { ImportedComment } from '../comments/ImportedComments.ts';
import { plainText } from '../text/plainText.ts';
import { timeOf } from './timeOf.ts';
import type { WxrComment, WxrItem } from './WxrEntry.ts';

/** An item's comments as the blog stores them, replies after their parents. */
export function commentsOf({ comments }: WxrItem): ImportedComment[] {
  return answersLast(comments.filter(isComment)).map(importedComment);
}

function isComment({ type, approved }: WxrComment): boolean {
  return (type === '' || type === 'comment') && approved !== 'post-trashed';
}

/** In order, except that a reply before its parent is moved after it. */
function answersLast(comments: readonly WxrComment[]): WxrComment[] {
  const byId = new Map(comments.map((comment) => [comment.id, comment]));
  const placed = new Set<WxrComment>();
  for (const comment of comments) {
    const waiting = new Set<WxrComment>();
    for (
      let next: WxrComment | undefined = comment;
      next && !placed.has(next) && !waiting.has(next);
      next = byId.get(next.parent)
    )
      waiting.add(next);
    for (const next of [...waiting].reverse()) placed.add(next);
  }
  return [...placed];
}

function importedComment(comment: WxrComment): ImportedComment {
  const status = { '1': 'approved', '0': 'pending', spam: 'spam', trash: 'trash' } as const;
  return {
    id: comment.id,
    parent: comment.parent === '0' || comment.parent === '' ? null : comment.parent,
    author: plainText(comment.author) || 'Anonymous',
    email: comment.email,
    url: /^https?:\/\//i.test(comment.url) ? comment.url : '',
    content: commentText(comment.content).slice(0, LONGEST_COMMENT),
    status: Object.hasOwn(status, comment.approved)
      ? status[comment.approved as keyof typeof status]
      : 'pending',
    madeAt: timeOf(comment.date) ?? 0,
  };
}

/** WordPress's own limit. */
const LONGEST_COMMENT = 65_525;

function commentText(html: string): string {
  const lines = textOf(html.replace(/\r\n?/g, '\n'), (name, isEnd) =>
    isEnd && (name === 'br' || name === 'p') ? '\n' : ' ',
  );
  return lines
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .join('\n')
    .trim();
}
