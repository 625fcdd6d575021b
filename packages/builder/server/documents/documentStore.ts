import { type Clock, type ContentVersions, type Database, freeSlug } from '@portico/kernel/server';
import { sql } from 'kysely';
import { conditionsIn } from '../../model/templates/conditions.ts';
import type { BuilderTables, DocumentRow } from '../tables.ts';
import { authorsSettings, cleanElements } from './cleanContent.ts';
import { missing, newerVersion, refuseTakenAddress, unfitAddress } from './DocumentError.ts';
import { type Change, type Documents, documentTag, kindTag, linkTag, pageTag } from './Documents.ts';
import { type AddressPorts, documentAddresses } from './documentAddresses.ts';
import { documentReading } from './documentReading.ts';
import { documentRevisions } from './documentRevisions.ts';
import { liveOf, NOT_LIVE, settingsIn, stored } from './documentRows.ts';
import { existingRow } from './findRow.ts';
import { keepOldAddress } from './redirects.ts';
import { keepRevision, revisionRows } from './revisionRows.ts';
import { type Author, PAGE_TYPE, type RevisionKind, type StoredDocument } from './StoredDocument.ts';
import { isSlug, suggestedSlug } from './slugs.ts';

export interface DocumentPorts extends AddressPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly content: ContentVersions;
}

export function documentStore(ports: DocumentPorts): Documents {
  const { database, clock, content } = ports;
  const { isOccupied, addressAfter } = documentAddresses(ports);

  /** Writes the next version, and refuses if another one was written since `expected`. */
  async function write(
    id: number,
    expected: number,
    author: Author,
    kind: RevisionKind,
    next: (row: DocumentRow, transaction: Database) => Promise<Partial<DocumentRow>>,
  ): Promise<StoredDocument> {
    return database
      .transaction(async (transaction) => {
        const before = await existingRow(transaction, id);
        if (before.trashed_at !== null) throw missing();
        if (before.version !== expected) throw newerVersion(before);
        const now = clock.now();
        const changed = await next(before, transaction);
        const result = await transaction
          .tables<BuilderTables>()
          .updateTable('builder_documents')
          .set({
            ...changed,
            version: expected + 1,
            changed_at: now,
            changed_by: author.name,
            ...(kind === 'published' && { published_at: now, live_version: expected + 1 }),
          })
          .where('id', '=', id)
          // If two people save from the same version, PostgreSQL makes the second wait, and it then finds another version.
          .where('version', '=', expected)
          .executeTakeFirst();
        const after = await existingRow(transaction, id);
        if (result.numUpdatedRows !== 1n) throw newerVersion(after);
        await keepOldAddress(transaction, before, after);
        await keepRevision(transaction, after, kind, author);
        await revisionRows.discardAutosave(transaction, id, author.id);
        if (kind === 'published' || before.slug !== after.slug) await touch(transaction, before, after);
        if (hasNewLink(before, after)) await content.touch(transaction, [linkTag(id)]);
        return stored(after);
      })
      .catch(refuseTakenAddress);
  }

  async function touch(transaction: Database, ...rows: readonly DocumentRow[]): Promise<void> {
    await content.touch(
      transaction,
      rows.flatMap(({ id, slug, type }) => [documentTag(id), slug === null ? kindTag(type) : pageTag(slug)]),
    );
  }

  /** For a page that appears or disappears. */
  async function touchWithLinks(transaction: Database, row: DocumentRow): Promise<void> {
    await touch(transaction, row);
    await content.touch(transaction, [linkTag(row.id)]);
  }

  return {
    within: (transaction) => documentStore({ ...ports, database: transaction }),

    ...documentReading(database),
    ...documentRevisions(database, clock),

    async create(draft, author) {
      const settings = draft.isClean ? draft.settings : authorsSettings(draft.settings, null);
      const elements = draft.isClean ? draft.elements : cleanElements(draft.elements);
      const type = draft.type ?? PAGE_TYPE;
      return database
        .transaction(async (transaction) => {
          const wanted = draft.slug ?? suggestedSlug(draft.title);
          // Only pages have an address of their own: that of a post is the post's, in any script.
          const isPage = type === PAGE_TYPE;
          if (isPage && !isSlug(wanted)) throw unfitAddress();
          const slug = isPage
            ? await freeSlug(wanted, (candidate) => isOccupied(transaction, candidate))
            : null;
          const now = clock.now();
          const texts = {
            title: draft.title,
            settings: JSON.stringify(settings),
            elements: JSON.stringify(elements),
          };
          const { id } = await transaction
            .tables<BuilderTables>()
            .insertInto('builder_documents')
            .values({
              ...(draft.id !== undefined && { id: draft.id }),
              ...texts,
              ...(draft.publish ? liveOf(texts) : NOT_LIVE),
              type,
              slug,
              metadata: JSON.stringify(draft.metadata ?? []),
              conditions: draft.conditions ? JSON.stringify(conditionsIn(draft.conditions)) : null,
              version: 1,
              live_version: draft.publish ? 1 : null,
              published_at: draft.publish ? now : null,
              created_at: now,
              changed_at: now,
              changed_by: author.name,
              trashed_at: null,
            })
            .returning('id')
            .executeTakeFirstOrThrow();
          // PostgreSQL's sequence would eventually reach this id.
          if (draft.id !== undefined && transaction.dialect === 'postgres')
            await sql`select setval(pg_get_serial_sequence('builder_documents', 'id'), (select max(id) from builder_documents))`.execute(
              transaction.tables(),
            );
          const row = await existingRow(transaction, Number(id));
          await keepRevision(transaction, row, draft.publish ? 'published' : 'saved', author);
          await touchWithLinks(transaction, row);
          return stored(row);
        })
        .catch(refuseTakenAddress);
    },

    async save(id, change, author) {
      return write(
        id,
        change.version,
        author,
        change.publish ? 'published' : 'saved',
        async (row, transaction) => {
          const texts = {
            title: change.title ?? row.title,
            settings: change.settings === undefined ? row.settings : JSON.stringify(settingsOf(change, row)),
            elements: change.elements === undefined ? row.elements : JSON.stringify(elementsOf(change)),
          };
          return {
            ...texts,
            ...(change.publish && liveOf(texts)),
            ...(change.metadata !== undefined && { metadata: JSON.stringify(change.metadata) }),
            ...(change.conditions && { conditions: JSON.stringify(conditionsIn(change.conditions)) }),
            ...(row.type === PAGE_TYPE && { slug: await addressAfter(transaction, row, change) }),
          };
        },
      );
    },

    async unpublish(id, author) {
      return database.transaction(async (transaction) => {
        await existingRow(transaction, id);
        await transaction
          .tables<BuilderTables>()
          .updateTable('builder_documents')
          .set({
            ...NOT_LIVE,
            live_version: null,
            published_at: null,
            changed_at: clock.now(),
            changed_by: author.name,
          })
          .where('id', '=', id)
          .execute();
        const after = await existingRow(transaction, id);
        await touchWithLinks(transaction, after);
        return stored(after);
      });
    },

    async duplicate(id, author) {
      const row = await existingRow(database, id);
      return this.create(
        {
          ...stored(row),
          id: undefined,
          title: `${row.title} (copy)`,
          slug: undefined,
          publish: false,
          isClean: true,
        },
        author,
      );
    },

    async restore(id, revision, version, author) {
      const kept = await revisionRows.find(database, id, revision);
      if (!kept) throw missing('This revision');
      return write(id, version, author, 'restored', async () => ({
        title: kept.title,
        settings: kept.settings,
        elements: kept.elements,
      }));
    },

    async trash(id) {
      await database.transaction(async (transaction) => {
        const row = await existingRow(transaction, id);
        await transaction
          .tables<BuilderTables>()
          .updateTable('builder_documents')
          .set({ trashed_at: row.trashed_at ?? clock.now() })
          .where('id', '=', id)
          .execute();
        await touchWithLinks(transaction, row);
      });
    },

    async untrash(id) {
      return database
        .transaction(async (transaction) => {
          const row = await existingRow(transaction, id);
          // The slug may have been taken meanwhile.
          const slug =
            row.slug === null
              ? null
              : await freeSlug(row.slug, (candidate) => isOccupied(transaction, candidate, id));
          await transaction
            .tables<BuilderTables>()
            .updateTable('builder_documents')
            .set({ trashed_at: null, slug })
            .where('id', '=', id)
            .execute();
          const after = await existingRow(transaction, id);
          await touchWithLinks(transaction, after);
          return stored(after);
        })
        .catch(refuseTakenAddress);
    },

    async remove(id) {
      await database.transaction(async (transaction) => {
        const row = await existingRow(transaction, id);
        await transaction
          .tables<BuilderTables>()
          .deleteFrom('builder_documents')
          .where('id', '=', id)
          .execute();
        await touchWithLinks(transaction, row);
      });
    },
  };
}

/** Whether links to a page need a new title or URL. */
function hasNewLink(before: DocumentRow, after: DocumentRow): boolean {
  return (
    before.slug !== after.slug ||
    before.live_title !== after.live_title ||
    (before.live_version === null) !== (after.live_version === null)
  );
}

function settingsOf({ settings, isClean }: Change, { settings: before }: DocumentRow): unknown {
  return isClean ? settings : authorsSettings(settings, settingsIn(before));
}

function elementsOf({ elements, isClean }: Change): unknown {
  return isClean ? elements : cleanElements(elements);
}
