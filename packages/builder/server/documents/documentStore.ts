import { type Clock, type ContentVersions, type Database, isUniqueViolation } from '@portico/kernel/server';
import { sql } from 'kysely';
import type { PageDocument } from '../../document/PageDocument.ts';
import { parseDocument } from '../../document/parseDocument.ts';
import type { BuilderTables, DocumentRow, RevisionRow } from '../tables.ts';
import { cleanElements, cleanSettings } from './cleanContent.ts';
import { DocumentError, missing } from './DocumentError.ts';
import {
  type Author,
  type DocumentContent,
  type DocumentSummary,
  PAGE_TYPE,
  REVISION_KINDS,
  type Revision,
  type RevisionKind,
  type RevisionSummary,
  type StoredDocument,
} from './StoredDocument.ts';
import { freeSlug, isSlug, slugOf } from './slugs.ts';

/** The page documents of the site. */
export interface Documents {
  /** The same documents, written and read inside a transaction of the caller's. */
  within(transaction: Database): Documents;

  find(id: number): Promise<StoredDocument | null>;
  /** Newest first. What lies in the bin is listed only when it is asked for. */
  list(filter?: ListFilter): Promise<DocumentSummary[]>;
  /** Whole documents, in the order in which they were made. Those in the bin are left out. */
  ofTypes(types: readonly string[]): Promise<StoredDocument[]>;

  /** What visitors see, or `null` while nothing is published. */
  published(id: number): Promise<PublishedDocument | null>;
  publishedAt(slug: string): Promise<PublishedDocument | null>;
  /** What visitors would see if this were published: the draft, or one of its revisions. */
  preview(id: number, revision?: number): Promise<PublishedDocument | null>;

  /** An address that is taken gets a number; one that cannot be an address is refused. */
  create(draft: NewDocument, author: Author): Promise<StoredDocument>;
  /** Refused when somebody has saved since `version`: nothing is overwritten unseen. */
  save(id: number, change: Change, author: Author): Promise<StoredDocument>;
  /** Visitors do not see it any more; the draft stays. */
  unpublish(id: number, author: Author): Promise<StoredDocument>;
  duplicate(id: number, author: Author): Promise<StoredDocument>;

  /** Keeps what an author has typed apart from the draft, once for each author. */
  autosave(
    id: number,
    content: DocumentContent & { version: number },
    author: Author,
  ): Promise<RevisionSummary>;
  /** What this author has typed since the document was last saved. */
  autosaveOf(id: number, author: Author): Promise<Revision | null>;
  discardAutosave(id: number, author: Author): Promise<void>;
  revisions(id: number): Promise<RevisionSummary[]>;
  revision(id: number, revision: number): Promise<Revision | null>;
  /** Makes a revision the draft. Visitors see it once it is published. */
  restore(id: number, revision: number, version: number, author: Author): Promise<StoredDocument>;

  /** Into the bin, from where it can be taken out again. */
  trash(id: number): Promise<void>;
  untrash(id: number): Promise<StoredDocument>;
  /** For good. */
  remove(id: number): Promise<void>;
}

export interface ListFilter {
  readonly types?: readonly string[] | undefined;
  readonly state?: 'draft' | 'published' | 'trash' | undefined;
  readonly search?: string | undefined;
  readonly limit?: number | undefined;
  /** The last one of the page before. */
  readonly after?: { readonly changedAt: number; readonly id: number } | undefined;
}

export interface NewDocument extends DocumentContent {
  /** A number that nobody has: what comes from elsewhere keeps its own. */
  readonly id?: number | undefined;
  readonly type?: string;
  /** Made from the title when it is left out. */
  readonly slug?: string | undefined;
  readonly metadata?: unknown;
  readonly publish?: boolean;
  /** It went through `cleanElements` and `cleanSettings` already, which take their time. */
  readonly isClean?: boolean;
}

export interface Change extends Partial<DocumentContent> {
  /** The version that the author started from. */
  readonly version: number;
  readonly slug?: string | undefined;
  readonly metadata?: unknown;
  readonly publish?: boolean;
}

export interface PublishedDocument {
  readonly title: string;
  readonly slug: string | null;
  readonly version: number;
  readonly document: PageDocument;
}

/** A page that visitors see depends on this. */
export const pageTag = (slug: string): string => `page:${slug}`;
/** What shows all documents of a kind that has no addresses depends on this. */
export const kindTag = (type: string): string => `documents:${type}`;
/** The sheet of a document depends on this. */
export const documentTag = (id: number | string): string => `document:${id}`;

export interface DocumentPorts {
  readonly database: Database;
  readonly clock: Clock;
  readonly content: ContentVersions;
  /** Addresses that belong to somebody else. */
  readonly isReserved: (slug: string) => boolean;
}

const REVISIONS_KEPT = 50;
const MOST_LISTED = 100;

export function documentStore(ports: DocumentPorts): Documents {
  const { database, clock, content, isReserved } = ports;
  const tables = () => database.tables<BuilderTables>();

  async function rowOf(id: number, from = database): Promise<DocumentRow | undefined> {
    return from
      .tables<BuilderTables>()
      .selectFrom('builder_documents')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirst();
  }

  async function existing(id: number, from = database): Promise<DocumentRow> {
    const row = await rowOf(id, from);
    if (!row) throw missing();
    return row;
  }

  async function isTaken(transaction: Database, slug: string, except?: number): Promise<boolean> {
    if (isReserved(slug)) return true;
    const row = await transaction
      .tables<BuilderTables>()
      .selectFrom('builder_documents')
      .select('id')
      .where('slug', '=', slug)
      .where('trashed_at', 'is', null)
      .executeTakeFirst();
    return row !== undefined && row.id !== except;
  }

  async function keepRevision(
    transaction: Database,
    row: DocumentRow,
    kind: RevisionKind,
    author: Author,
  ): Promise<void> {
    const revisions = transaction.tables<BuilderTables>();
    await revisions
      .insertInto('builder_revisions')
      .values({
        document: row.id,
        kind,
        base_version: row.version,
        title: row.title,
        settings: row.settings,
        elements: row.elements,
        made_at: row.changed_at,
        author: author.id,
        author_name: author.name,
      })
      .execute();
    const oldest = await revisions
      .selectFrom('builder_revisions')
      .select('id')
      .where('document', '=', row.id)
      .where('kind', '!=', 'autosave')
      .orderBy('id', 'desc')
      .offset(REVISIONS_KEPT)
      .limit(1)
      .executeTakeFirst();
    if (oldest)
      await revisions
        .deleteFrom('builder_revisions')
        .where('document', '=', row.id)
        .where('kind', '!=', 'autosave')
        .where('id', '<=', oldest.id)
        .execute();
  }

  async function dropAutosave(transaction: Database, id: number, author: Author): Promise<void> {
    await transaction
      .tables<BuilderTables>()
      .deleteFrom('builder_revisions')
      .where('document', '=', id)
      .where('kind', '=', 'autosave')
      .where('author', '=', author.id)
      .execute();
  }

  /** Writes the next version, and refuses when another one was written since `expected`. */
  async function write(
    id: number,
    expected: number,
    author: Author,
    kind: RevisionKind,
    next: (row: DocumentRow, transaction: Database) => Promise<Partial<DocumentRow>>,
  ): Promise<StoredDocument> {
    return database
      .transaction(async (transaction) => {
        const before = await existing(id, transaction);
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
          // Of two savers who read the same version, PostgreSQL lets the second one wait, and then it finds another.
          .where('version', '=', expected)
          .executeTakeFirst();
        const after = await existing(id, transaction);
        if (result.numUpdatedRows !== 1n) throw newerVersion(after);
        await keepRevision(transaction, after, kind, author);
        await dropAutosave(transaction, id, author);
        if (kind === 'published' || before.slug !== after.slug) await touch(transaction, before, after);
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

  async function checkedSlug(transaction: Database, slug: string, id: number): Promise<string> {
    if (!isSlug(slug)) throw unfitAddress();
    if (await isTaken(transaction, slug, id)) throw takenAddress();
    return slug;
  }

  async function revisionRow(id: number, revision: number): Promise<RevisionRow | undefined> {
    return tables()
      .selectFrom('builder_revisions')
      .selectAll()
      .where('document', '=', id)
      .where('id', '=', revision)
      .executeTakeFirst();
  }

  return {
    within: (transaction) => documentStore({ ...ports, database: transaction }),

    async find(id) {
      const row = await rowOf(id);
      return row ? stored(row) : null;
    },

    async list({ types, state, search = '', limit = MOST_LISTED, after } = {}) {
      let query = tables().selectFrom('builder_documents').select(SUMMARY);
      if (types) query = query.where('type', 'in', types);
      query = query.where('trashed_at', state === 'trash' ? 'is not' : 'is', null);
      if (state === 'draft') query = query.where('live_version', 'is', null);
      if (state === 'published') query = query.where('live_version', 'is not', null);
      if (search)
        query = query.where(({ eb, fn, val }) =>
          eb(fn<string>('lower', ['title']), 'like', fn<string>('lower', [val(`%${escapeLike(search)}%`)])),
        );
      if (after)
        query = query.where(({ eb, and, or }) =>
          or([
            eb('changed_at', '<', after.changedAt),
            and([eb('changed_at', '=', after.changedAt), eb('id', '<', after.id)]),
          ]),
        );
      const rows = await query.orderBy('changed_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
      return rows.map(summary);
    },

    async ofTypes(types) {
      if (types.length === 0) return [];
      const rows = await tables()
        .selectFrom('builder_documents')
        .selectAll()
        .where('type', 'in', types)
        .where('trashed_at', 'is', null)
        .orderBy('id')
        .execute();
      return rows.map(stored);
    },

    async published(id) {
      const row = await rowOf(id);
      return row ? live(row) : null;
    },

    async publishedAt(slug) {
      const row = await tables()
        .selectFrom('builder_documents')
        .selectAll()
        .where('slug', '=', slug)
        .where('type', '=', PAGE_TYPE)
        .where('trashed_at', 'is', null)
        .executeTakeFirst();
      return row ? live(row) : null;
    },

    async preview(id, revision) {
      const row = await rowOf(id);
      if (!row || row.trashed_at !== null) return null;
      if (revision === undefined) return rendered(row, row, row.version);
      const kept = await revisionRow(id, revision);
      return kept ? rendered(row, kept, row.version) : null;
    },

    async create(draft, author) {
      const settings = draft.isClean ? draft.settings : cleanSettings(draft.settings);
      const elements = draft.isClean ? draft.elements : cleanElements(draft.elements);
      const type = draft.type ?? PAGE_TYPE;
      return database
        .transaction(async (transaction) => {
          const wanted = draft.slug ?? slugOf(draft.title);
          if (!isSlug(wanted)) throw unfitAddress();
          const slug =
            type === PAGE_TYPE
              ? await freeSlug(wanted, (candidate) => isTaken(transaction, candidate))
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
          // PostgreSQL counts on by itself and would come upon this number one day.
          if (draft.id !== undefined && transaction.dialect === 'postgres')
            await sql`select setval(pg_get_serial_sequence('builder_documents', 'id'), (select max(id) from builder_documents))`.execute(
              transaction.tables(),
            );
          const row = await existing(Number(id), transaction);
          await keepRevision(transaction, row, draft.publish ? 'published' : 'saved', author);
          await touch(transaction, row);
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
            settings:
              change.settings === undefined ? row.settings : JSON.stringify(cleanSettings(change.settings)),
            elements:
              change.elements === undefined ? row.elements : JSON.stringify(cleanElements(change.elements)),
          };
          return {
            ...texts,
            ...(change.publish && liveOf(texts)),
            ...(change.metadata !== undefined && { metadata: JSON.stringify(change.metadata) }),
            ...(change.slug !== undefined &&
              row.type === PAGE_TYPE && { slug: await checkedSlug(transaction, change.slug, id) }),
          };
        },
      );
    },

    async unpublish(id, author) {
      return database.transaction(async (transaction) => {
        await existing(id, transaction);
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
        const after = await existing(id, transaction);
        await touch(transaction, after);
        return stored(after);
      });
    },

    async duplicate(id, author) {
      const row = await existing(id);
      return this.create(
        { ...stored(row), id: undefined, title: `${row.title} (copy)`, slug: undefined, publish: false },
        author,
      );
    },

    async autosave(id, { version, title, settings, elements }, author) {
      const texts = {
        title,
        settings: JSON.stringify(cleanSettings(settings)),
        elements: JSON.stringify(cleanElements(elements)),
      };
      return database.transaction(async (transaction) => {
        const row = await existing(id, transaction);
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
      await existing(id);
      const rows = await tables()
        .selectFrom('builder_revisions')
        .select(['id', 'kind', 'title', 'base_version', 'made_at', 'author_name'])
        .where('document', '=', id)
        .orderBy('id', 'desc')
        .execute();
      return rows.map(revisionSummary);
    },

    async revision(id, revision) {
      const row = await revisionRow(id, revision);
      return row ? revisionOf(row) : null;
    },

    async restore(id, revision, version, author) {
      const kept = await revisionRow(id, revision);
      if (!kept) throw missing('This revision');
      return write(id, version, author, 'restored', async () => ({
        title: kept.title,
        settings: kept.settings,
        elements: kept.elements,
      }));
    },

    async trash(id) {
      await database.transaction(async (transaction) => {
        const row = await existing(id, transaction);
        await transaction
          .tables<BuilderTables>()
          .updateTable('builder_documents')
          .set({ trashed_at: row.trashed_at ?? clock.now() })
          .where('id', '=', id)
          .execute();
        await touch(transaction, row);
      });
    },

    async untrash(id) {
      return database
        .transaction(async (transaction) => {
          const row = await existing(id, transaction);
          // Somebody may have taken the address in the meantime.
          const slug =
            row.slug === null
              ? null
              : await freeSlug(row.slug, (candidate) => isTaken(transaction, candidate, id));
          await transaction
            .tables<BuilderTables>()
            .updateTable('builder_documents')
            .set({ trashed_at: null, slug })
            .where('id', '=', id)
            .execute();
          const after = await existing(id, transaction);
          await touch(transaction, after);
          return stored(after);
        })
        .catch(refuseTakenAddress);
    },

    async remove(id) {
      await database.transaction(async (transaction) => {
        const row = await existing(id, transaction);
        await transaction
          .tables<BuilderTables>()
          .deleteFrom('builder_documents')
          .where('id', '=', id)
          .execute();
        await touch(transaction, row);
      });
    },
  };
}

const SUMMARY = [
  'id',
  'type',
  'slug',
  'title',
  'version',
  'live_version',
  'published_at',
  'created_at',
  'changed_at',
  'changed_by',
  'trashed_at',
] as const;

const NOT_LIVE = { live_title: null, live_settings: null, live_elements: null };

function liveOf({ title, settings, elements }: Pick<DocumentRow, 'title' | 'settings' | 'elements'>) {
  return { live_title: title, live_settings: settings, live_elements: elements };
}

function summary(row: Pick<DocumentRow, (typeof SUMMARY)[number]>): DocumentSummary {
  return {
    id: row.id,
    type: row.type,
    slug: row.slug,
    title: row.title,
    version: row.version,
    isPublished: row.live_version !== null,
    hasUnpublishedChanges: row.live_version !== null && row.live_version !== row.version,
    publishedAt: row.published_at,
    createdAt: row.created_at,
    changedAt: row.changed_at,
    changedBy: row.changed_by,
    trashedAt: row.trashed_at,
  };
}

function stored(row: DocumentRow): StoredDocument {
  return { ...summary(row), ...contentOf(row), metadata: JSON.parse(row.metadata) };
}

function contentOf(row: Pick<DocumentRow, 'title' | 'settings' | 'elements'>): DocumentContent {
  return { title: row.title, settings: JSON.parse(row.settings), elements: JSON.parse(row.elements) };
}

function live(row: DocumentRow): PublishedDocument | null {
  const { live_title: title, live_settings: settings, live_elements: elements, live_version: version } = row;
  if (row.trashed_at !== null || title === null || settings === null || elements === null || version === null)
    return null;
  return rendered(row, { title, settings, elements }, version);
}

function rendered(
  { id, type, slug }: DocumentRow,
  kept: Pick<DocumentRow, 'title' | 'settings' | 'elements'>,
  version: number,
): PublishedDocument {
  const { title, settings, elements } = contentOf(kept);
  return {
    title,
    slug,
    version,
    // It was cleaned when it was stored.
    document: parseDocument({ content: elements, settings }, { id, type, cleanHtml: (html) => html }),
  };
}

function revisionSummary(
  row: Pick<RevisionRow, 'id' | 'kind' | 'title' | 'base_version' | 'made_at' | 'author_name'>,
): RevisionSummary {
  return {
    id: row.id,
    kind: REVISION_KINDS.find((kind) => kind === row.kind) ?? 'saved',
    title: row.title,
    baseVersion: row.base_version,
    madeAt: row.made_at,
    authorName: row.author_name,
  };
}

function revisionOf(row: RevisionRow): Revision {
  return { ...revisionSummary(row), ...contentOf(row) };
}

function newerVersion(row: DocumentRow): DocumentError {
  return new DocumentError(
    'newer-version',
    `${row.changed_by} has saved this page since you opened it. Nothing was overwritten, and what you changed is still here.`,
    { version: row.version, changedBy: row.changed_by, changedAt: row.changed_at },
  );
}

function takenAddress(): DocumentError {
  return new DocumentError('taken-address', 'Another page has this address already. Choose a different one.');
}

function unfitAddress(): DocumentError {
  return new DocumentError(
    'unfit-address',
    'An address is made of small letters, digits and single hyphens between them.',
  );
}

/** Two pages that asked for one address in the same moment: the index lets one of them have it. */
function refuseTakenAddress(error: unknown): never {
  throw isUniqueViolation(error) ? takenAddress() : error;
}

function escapeLike(text: string): string {
  // Neither engine agrees with the other on an escape sign, so the two signs stand for any one letter.
  return text.replace(/[%_\\]/g, '_');
}
