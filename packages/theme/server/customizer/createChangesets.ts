import { parsedJson } from '@portico/kernel/records';
import type { Clock, Database } from '@portico/kernel/server';
import type { Selectable } from 'kysely';
import type { Changeset } from '../../wire/admin.ts';
import { parseThemeOptions } from '../../wire/public.ts';
import type { ChangesetTables } from '../migrations.ts';

/** Designs in progress: each belongs to one user and is never shown to visitors. */
export interface Changesets {
  latestOf(userId: string, within?: Database): Promise<Changeset | null>;
  /** `null` if there is none; `'foreign'` if it is somebody else's. */
  find(database: Database, uuid: string, userId: string): Promise<Changeset | 'foreign' | null>;
  /** When it was stored; `'foreign'` if the name belongs to somebody else's. */
  save(within: Database, draft: Draft): Promise<number | 'foreign'>;
  remove(database: Database, uuid: string, userId: string): Promise<void>;
  forgetBefore(time: number): Promise<number>;
}

export interface Draft extends Pick<Changeset, 'uuid' | 'options' | 'basedOn'> {
  readonly userId: string;
}

export function createChangesets(database: Database, clock: Clock): Changesets {
  return {
    async latestOf(userId, within = database) {
      const row = await rows(within)
        .selectFrom('theme_changesets')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('saved_at', 'desc')
        .limit(1)
        .executeTakeFirst();
      return row ? changesetOf(row) : null;
    },
    async find(within, uuid, userId) {
      const row = await rows(within)
        .selectFrom('theme_changesets')
        .selectAll()
        .where('uuid', '=', uuid)
        .executeTakeFirst();
      if (!row) return null;
      return row.user_id === userId ? changesetOf(row) : 'foreign';
    },
    async save(within, { uuid, userId, options, basedOn }) {
      const text = JSON.stringify(options);
      const savedAt = clock.now();
      const saved = await rows(within)
        .insertInto('theme_changesets')
        .values({ uuid, user_id: userId, options: text, based_on: basedOn, saved_at: savedAt })
        .onConflict((conflict) =>
          conflict
            .column('uuid')
            .doUpdateSet({ options: text, saved_at: savedAt })
            .where('theme_changesets.user_id', '=', userId),
        )
        .returning('uuid')
        .executeTakeFirst();
      return saved ? savedAt : 'foreign';
    },
    async remove(within, uuid, userId) {
      await rows(within)
        .deleteFrom('theme_changesets')
        .where('uuid', '=', uuid)
        .where('user_id', '=', userId)
        .execute();
    },
    async forgetBefore(time) {
      const { numDeletedRows } = await rows(database)
        .deleteFrom('theme_changesets')
        .where('saved_at', '<', time)
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}

function rows(database: Database) {
  return database.tables<ChangesetTables>();
}

function changesetOf(row: Selectable<ChangesetTables['theme_changesets']>): Changeset {
  return {
    uuid: row.uuid,
    options: parseThemeOptions(parsedJson(row.options)),
    basedOn: row.based_on,
    savedAt: Number(row.saved_at),
  };
}
