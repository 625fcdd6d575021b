import type { Database, PersonalData } from '@portico/kernel/server';
import { sql } from 'kysely';
import type { BlogTables } from '../tables.ts';

/** A person's comments. To keep replies understandable, the text stays and the personal data is removed. */
export function personalComments(
  database: Database,
  changed: (transaction: Database, postId: string) => Promise<void>,
): PersonalData {
  const by = (email: string) => sql<boolean>`lower(email) = ${email.toLowerCase()}`;
  return {
    kind: 'Comments',
    fate: 'Their words stay below the posts, without the name, the address and the website.',
    async find(email) {
      const rows = await database
        .tables<BlogTables>()
        .selectFrom('comments')
        .selectAll()
        .where(by(email))
        .orderBy('id')
        .execute();
      return rows.map(({ id, author, url, content, made_at }) => ({
        about: `Comment ${id}`,
        at: made_at,
        fields: { name: author, email, website: url, comment: content },
      }));
    },
    erase: (email) =>
      database.transaction(async (transaction) => {
        const rows = await transaction
          .tables<BlogTables>()
          .updateTable('comments')
          .set({ author: NOBODY, email: '', url: '' })
          .where(by(email))
          .returning('post_id')
          .execute();
        for (const postId of new Set(rows.map(({ post_id }) => post_id))) await changed(transaction, postId);
        return rows.length;
      }),
  };
}

const NOBODY = 'Anonymous';
