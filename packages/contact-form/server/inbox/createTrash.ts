import type { Clock, Database } from '@portico/kernel/server';
import { TRASH_DAYS } from '../../wire/admin.ts';
import type { ContactFormTables } from '../tables.ts';
import type { Uploads } from '../uploads/createUploads.ts';

/** Deleted messages. For some weeks each can be put back into the folder it came from. */
export interface Trash {
  trash(id: number): Promise<boolean>;
  restore(id: number): Promise<boolean>;
  /** For good: its files and mails remain only in the outbox. */
  remove(id: number): Promise<boolean>;
  /** Removes what has been in the trash long enough. */
  emptyTrash(): Promise<void>;
}

export interface TrashParts {
  readonly database: Database;
  readonly clock: Clock;
  readonly uploads: Uploads;
}

export function createTrash({ database, clock, uploads }: TrashParts): Trash {
  async function setTrashed(id: number, at: number | null): Promise<boolean> {
    const { numUpdatedRows } = await database
      .tables<ContactFormTables>()
      .updateTable('contact_submissions')
      .set({ trashed_at: at })
      .where('id', '=', id)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async function remove(id: number): Promise<boolean> {
    const files = await database.transaction(async (transaction) => {
      const inside = transaction.tables<ContactFormTables>();
      const names = await inside
        .deleteFrom('contact_files')
        .where('submission_id', '=', id)
        .returning('stored_name')
        .execute();
      const { numDeletedRows } = await inside
        .deleteFrom('contact_submissions')
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n ? names.map(({ stored_name }) => stored_name) : null;
    });
    if (!files) return false;
    await uploads.discard([], files);
    return true;
  }

  return {
    trash: (id) => setTrashed(id, clock.now()),
    restore: (id) => setTrashed(id, null),
    remove,

    async emptyTrash() {
      const due = await database
        .tables<ContactFormTables>()
        .selectFrom('contact_submissions')
        .select('id')
        .where('trashed_at', '<', clock.now() - TRASH_DAYS * DAY_MS)
        .limit(REMOVED_AT_ONCE)
        .execute();
      for (const { id } of due) await remove(id);
    },
  };
}

const DAY_MS = 24 * 60 * 60 * 1000;
const REMOVED_AT_ONCE = 1_000;
