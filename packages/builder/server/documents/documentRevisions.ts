import type { Clock, Database } from '@portico/kernel/server';
import type { BuilderTables } from '../tables.ts';
import { cleanElements, cleanSettings } from './cleanContent.ts';
import { missing } from './DocumentError.ts';
import type { Documents } from './Documents.ts';
import { revisionOf, revisionSummary } from './documentRows.ts';
import { existingRow } from './findRow.ts';
import { dropAutosave, revisionRow } from './revisionRows.ts';

/** What documents were, and what their authors have typed and not saved. */
export function documentRevisions(
  database: Database,
  clock: Clock,
): Pick<Documents, 'autosave' | 'autosaveOf' | 'discardAutosave' | 'revisions' | 'revision'> {
  const tables = () => database.tables<BuilderTables>();
  return {
    async autosave(id, { version, title, settings, elements }, author) {
      const texts = {
        title,
        settings: JSON.stringify(cleanSettings(settings)),
        elements: JSON.stringify(cleanElements(elements)),
      };
      return database.transaction(async (transaction) => {
        const row = await existingRow(transaction, id);
        if (row.trashed_at !== null) throw missing();
        await dropAutosave(transaction, id, author);
        const kept = await transaction
          .tables<BuilderTables>()
          .insertInto('builder_revisions')
          .values({
            document: id,
            kind: 'autosave',
            base_version: version,
            ...texts,
            made_at: clock.now(),
            author: author.id,
            author_name: author.name,
          })
          .returningAll()
          .executeTakeFirstOrThrow();
        return revisionSummary(kept);
      });
    },

    async autosaveOf(id, author) {
      const row = await tables()
        .selectFrom('builder_revisions')
        .selectAll()
        .where('document', '=', id)
        .where('kind', '=', 'autosave')
        .where('author', '=', author.id)
        .executeTakeFirst();
      return row ? revisionOf(row) : null;
    },

    discardAutosave: (id, author) => dropAutosave(database, id, author),

    async revisions(id) {
      await existingRow(database, id);
      const rows = await tables()
        .selectFrom('builder_revisions')
        .select(['id', 'kind', 'title', 'base_version', 'made_at', 'author_name'])
        .where('document', '=', id)
        .orderBy('id', 'desc')
        .execute();
      return rows.map(revisionSummary);
    },

    async revision(id, revision) {
      const row = await revisionRow(database, id, revision);
      return row ? revisionOf(row) : null;
    },
  };
}
