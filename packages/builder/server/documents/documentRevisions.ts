import type { Clock, Database } from '@portico/kernel/server';
import { cleanElements, cleanSettings } from './cleanContent.ts';
import { missing } from './DocumentError.ts';
import type { Documents } from './Documents.ts';
import { REVISION_SUMMARY, revisionOf, revisionSummary } from './documentRows.ts';
import { existingRow } from './findRow.ts';
import { revisionRows } from './revisionRows.ts';

/** Earlier versions of documents, and authors' unsaved changes. */
export function documentRevisions(
  database: Database,
  clock: Clock,
): Pick<Documents, 'autosave' | 'autosaveOf' | 'discardAutosave' | 'revisions' | 'revision'> {
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
        const kept = await revisionRows.autosave(transaction, {
          document: id,
          base_version: version,
          ...texts,
          made_at: clock.now(),
          author: author.id,
          author_name: author.name,
        });
        return revisionSummary(kept);
      });
    },

    async autosaveOf(id, author) {
      const row = await revisionRows.autosaveOf(database, id, author.id);
      return row && revisionOf(row);
    },

    discardAutosave: (id, author) => revisionRows.discardAutosave(database, id, author.id),

    async revisions(id) {
      await existingRow(database, id);
      const rows = await revisionRows.list(database, id, REVISION_SUMMARY);
      return rows.map(revisionSummary);
    },

    async revision(id, revision) {
      const row = await revisionRows.find(database, id, revision);
      return row && revisionOf(row);
    },
  };
}
