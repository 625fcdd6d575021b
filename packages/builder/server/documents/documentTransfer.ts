import { type ContentVersions, type Database, freeSlug } from '@portico/kernel/server';
import { fittingElements } from '../../model/document/fittingElements.ts';
import { withTemplate } from '../../model/document/pageFrame.ts';
import { displayOf, withDisplaySettings } from '../../model/popups/displaySettings.ts';
import { POPUP_TYPE } from '../../wire/public.ts';
import type { BuilderTables, DocumentRow } from '../tables.ts';
import {
  checkedElements,
  checkedSettings,
  cleanElements,
  cleanSettings,
  UnfitContentError,
} from './cleanContent.ts';
import { type Documents, documentTag, kindTag, linkTag, pageTag } from './Documents.ts';
import { elementsIn, settingsIn, storedConditions } from './documentRows.ts';
import { findRow } from './findRow.ts';
import { type Author, PAGE_TYPE } from './StoredDocument.ts';

/** Moves documents between sites, as part of a larger transaction. */
export interface DocumentTransfer {
  /** All of them, including drafts and trashed ones. */
  list(database: Database): Promise<TransferredDocument[]>;
  /** The published version if there is one, because the draft may have changed since. `null` if it no longer exists. */
  read(database: Database, id: number): Promise<TransferredContent | null>;
  /** Why a file is not a document, as a sentence; empty if it is one. Sanitises nothing, so it takes little time. */
  problem(file: unknown): string;
  /** A document from a file, sanitised, without what is no element. Throws a readable error if it is not one. */
  parse(file: unknown): TransferredContent;
  /** Replaces the document with this id, or creates it. Its content must come from `parse`. */
  write(
    transaction: Database,
    document: Pick<TransferredDocument, 'id' | 'type' | 'title' | 'slug'> &
      Partial<Pick<TransferredDocument, 'conditions' | 'isHidden'>>,
    content: TransferredContent,
    author: Author,
  ): Promise<DocumentUndo>;
  /** Restores the previous state. */
  undo(transaction: Database, undo: DocumentUndo): Promise<void>;
}

export interface TransferredDocument {
  readonly id: number;
  readonly type: string;
  readonly title: string;
  readonly slug: string | null;
  /** A draft, or in the trash. */
  readonly isHidden: boolean;
  readonly isTrashed?: boolean;
  /** Where a template is shown, in Elementor's notation; not for other documents. */
  readonly conditions?: readonly string[];
}

export interface TransferredContent {
  readonly content: readonly unknown[];
  readonly settings: unknown;
  readonly metadata: unknown;
  /** When a popup opens, which files store next to its settings. */
  readonly display_settings?: unknown;
}

export interface DocumentUndo {
  readonly id: number;
  /** The previous row; `null` for a new document. */
  readonly before: DocumentRow | null;
  readonly lastRevision: number;
}

export function documentTransfer(documents: Documents, content: ContentVersions): DocumentTransfer {
  const tables = (database: Database) => database.tables<BuilderTables>();

  /** A document's previous slug, or the next free one if it is taken. */
  async function addressFor(transaction: Database, { id, slug }: DocumentRow): Promise<string | null> {
    if (slug === null) return null;
    return freeSlug(slug, async (candidate) => {
      const other = await tables(transaction)
        .selectFrom('builder_documents')
        .select('id')
        .where('slug', '=', candidate)
        .where('id', '!=', id)
        .where('trashed_at', 'is', null)
        .executeTakeFirst();
      return other !== undefined;
    });
  }

  return {
    async list(database) {
      const rows = await tables(database)
        .selectFrom('builder_documents')
        .select(['id', 'type', 'title', 'live_title', 'slug', 'live_version', 'trashed_at', 'conditions'])
        .execute();
      return rows.map(({ id, type, slug, ...row }) => ({
        id: Number(id),
        type,
        title: row.live_title ?? row.title,
        slug,
        ...(row.trashed_at !== null && { isTrashed: true }),
        isHidden: row.trashed_at !== null || (type === PAGE_TYPE && row.live_version === null),
        ...(row.conditions !== null && { conditions: storedConditions(row.conditions) }),
      }));
    },

    async read(database, id) {
      const row = await findRow(database, id);
      return row
        ? {
            content: elementsIn(row.live_elements ?? row.elements),
            settings: settingsIn(row.live_settings ?? row.settings),
            metadata: settingsIn(row.metadata),
            ...(row.type === POPUP_TYPE && displayOf(settingsIn(row.live_settings ?? row.settings))),
          }
        : null;
    },

    problem(file) {
      const { elements, settings, metadata } = partsOf(file);
      try {
        checkedElements(elements);
        checkedSettings(settings);
        checkedSettings(metadata);
        return '';
      } catch (error) {
        if (error instanceof UnfitContentError) return error.message;
        throw error;
      }
    },

    parse(file) {
      const { elements, settings, metadata } = partsOf(file);
      return {
        content: cleanElements(elements),
        settings: withTemplate(cleanSettings(settings), metadata),
        metadata: cleanSettings(metadata),
      };
    },

    async write(
      transaction,
      { id, type, title, slug, conditions, isHidden = false },
      { content: elements, settings, metadata },
      author,
    ) {
      const store = documents.within(transaction);
      const before = (await findRow(transaction, id)) ?? null;
      const { last } = await tables(transaction)
        .selectFrom('builder_revisions')
        .select(({ fn }) => fn.max<number | null>('id').as('last'))
        .where('document', '=', id)
        .executeTakeFirstOrThrow();
      const texts = { title, settings, elements, metadata, conditions, publish: !isHidden, isClean: true };
      if (before) await store.save(id, { ...texts, version: before.version }, author);
      else await store.create({ ...texts, id, type, slug: slug ?? undefined }, author);
      return { id, before, lastRevision: Number(last ?? 0) };
    },

    async undo(transaction, { id, before, lastRevision }) {
      const now = await findRow(transaction, id);
      if (!before) {
        if (now) await documents.within(transaction).remove(id);
        return;
      }
      const { id: _id, ...values } = { ...before, slug: await addressFor(transaction, before) };
      if (now) {
        await tables(transaction)
          .deleteFrom('builder_revisions')
          .where('document', '=', id)
          .where('id', '>', lastRevision)
          .execute();
        await tables(transaction).updateTable('builder_documents').set(values).where('id', '=', id).execute();
      } else
        await tables(transaction)
          .insertInto('builder_documents')
          .values({ id, ...values })
          .execute();
      const slugs = [values.slug, now?.slug ?? null].filter((slug) => slug !== null);
      await content.touch(transaction, [
        ...[documentTag(id), linkTag(id), kindTag(before.type)],
        ...slugs.map(pageTag),
      ]);
    },
  };
}

function partsOf(file: unknown) {
  const { content, settings, page_settings, metadata, display_settings } = Object(file);
  return {
    elements: fittingElements(content).elements,
    settings: withDisplaySettings(settings ?? page_settings ?? [], display_settings),
    metadata: metadata ?? [],
  };
}
