import type { Clock, Database } from '@portico/kernel/server';
import type { BuilderTables } from '../tables.ts';

/** Who is editing what. Only a warning: versions protect the changes. */
export interface Locks {
  /**
   * Reports that this editor is still open, and returns who else is. `null`: nobody else, so this editor holds the document.
   * Editors that have not reported for a while are gone.
   */
  hold(document: number, editor: Editor, isTakingOver?: boolean): Promise<OtherEditor | null>;
  release(document: number, editor: Omit<Editor, 'name'>): Promise<void>;
}

/** One open editor; the same person may have two. */
export interface Editor {
  readonly id: string;
  readonly user: string;
  readonly name: string;
}

export interface OtherEditor {
  readonly name: string;
  readonly seenAt: number;
  /** The same person, in another window. */
  readonly isSelf: boolean;
}

/** Editors report every 20 seconds. */
export const LOCK_MS = 60_000;

export function createLocks(database: Database, clock: Clock): Locks {
  return {
    async hold(document, editor, isTakingOver = false) {
      return database.transaction(async (transaction) => {
        const locks = transaction.tables<BuilderTables>();
        const now = clock.now();
        const held = await locks
          .selectFrom('builder_locks')
          .selectAll()
          .where('document', '=', document)
          .executeTakeFirst();
        const isOthers =
          held !== undefined && held.holder !== holderOf(editor) && now - held.seen_at < LOCK_MS;
        if (isOthers && !isTakingOver) {
          const isSelf = held.holder.startsWith(`${editor.user}/`);
          return { name: held.holder_name, seenAt: held.seen_at, isSelf };
        }
        const lock = { holder: holderOf(editor), holder_name: editor.name, seen_at: now };
        await locks
          .insertInto('builder_locks')
          .values({ document, ...lock })
          .onConflict((conflict) => conflict.column('document').doUpdateSet(lock))
          .execute();
        return null;
      });
    },

    async release(document, editor) {
      await database
        .tables<BuilderTables>()
        .deleteFrom('builder_locks')
        .where('document', '=', document)
        .where('holder', '=', holderOf(editor))
        .execute();
    },
  };
}

const holderOf = ({ user, id }: Omit<Editor, 'name'>): string => `${user}/${id}`;
