import type { Clock, Database } from '@portico/kernel/server';
import type { BuilderTables } from '../tables.ts';

/** Who edits what at this moment. It warns and never hinders: what was typed is protected by the versions. */
export interface Locks {
  /**
   * Says that this editor is still there, and who else is. `null`: nobody else, the document is held for this editor.
   * An editor that was not heard of for a while has gone.
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
