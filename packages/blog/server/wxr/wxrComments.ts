import { escapeMarkup } from '@portico/kernel/markup';
import type { Database } from '@portico/kernel/server';
import type { Selectable } from 'kysely';
import { cdata } from '../feeds/xmlText.ts';
import type { BlogTables, CommentRow } from '../tables.ts';
import { sqlDate } from './sqlDate.ts';

/** Comments on these posts. Spam is left out, as in WordPress. */
export async function commentsOn(
  database: Database,
  posts: readonly { readonly id: number }[],
): Promise<readonly Selectable<CommentRow>[]> {
  const ids = posts.map(({ id }) => String(id));
  if (ids.length === 0) return [];
  return database
    .tables<BlogTables>()
    .selectFrom('comments')
    .selectAll()
    .where('post_id', 'in', ids)
    .where('status', '!=', 'spam')
    .orderBy('id')
    .execute();
}

/** Comments are plain text here and HTML there. */
export function wxrComment(comment: Selectable<CommentRow>): string {
  const facts = {
    id: String(comment.id),
    author: cdata(escapeMarkup(comment.author)),
    author_email: cdata(comment.email),
    author_url: cdata(comment.url),
    date: sqlDate(comment.made_at),
    date_gmt: sqlDate(comment.made_at),
    content: cdata(escapeMarkup(comment.content)),
    approved: { approved: '1', pending: '0' }[comment.status] ?? comment.status,
    type: 'comment',
    parent: String(comment.parent_id ?? 0),
  };
  const lines = Object.entries(facts).map(
    ([name, value]) => `<wp:comment_${name}>${value}</wp:comment_${name}>`,
  );
  return `<wp:comment>\n${lines.join('\n')}\n</wp:comment>\n`;
}
