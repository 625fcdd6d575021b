import { containing, type Database } from '@portico/kernel/server';
import { pageHeadOf } from '../../model/document/pageHead.ts';
import { POST_TYPE, placeOfPost } from '../../wire/public.ts';
import type { BuilderTables } from '../tables.ts';
import type { Documents } from './Documents.ts';
import { live, rendered, SUMMARY, settingsIn, stored, storedConditions, summary } from './documentRows.ts';
import { findRow } from './findRow.ts';
import { movedFrom } from './redirects.ts';
import { revisionRows } from './revisionRows.ts';
import { PAGE_TYPE } from './StoredDocument.ts';
import { withShared } from './withShared.ts';

const MOST_LISTED = 100;
const MOST_MAPPED = 10_000;

/** All queries for documents, by editors and for showing them to visitors. */
export function documentReading(
  database: Database,
): Pick<
  Documents,
  | 'find'
  | 'list'
  | 'ofTypes'
  | 'published'
  | 'publishedAt'
  | 'ofPost'
  | 'postOf'
  | 'pageAt'
  | 'movedFrom'
  | 'listedPages'
  | 'preview'
> {
  const tables = () => database.tables<BuilderTables>();
  return {
    async find(id) {
      const row = await findRow(database, id);
      return row ? stored(row) : null;
    },

    async list({ types, state, search = '', limit = MOST_LISTED, after } = {}) {
      let query = tables().selectFrom('builder_documents').select(SUMMARY);
      if (types) query = query.where('type', 'in', types);
      query = query.where('trashed_at', state === 'trash' ? 'is not' : 'is', null);
      if (state === 'draft') query = query.where('live_version', 'is', null);
      if (state === 'published') query = query.where('live_version', 'is not', null);
      if (search) query = query.where(containing(search, 'title'));
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
      const row = await findRow(database, id);
      return row ? withShared(database, live(row)) : null;
    },

    async publishedAt(slug) {
      const row = await tables()
        .selectFrom('builder_documents')
        .selectAll()
        .where('slug', '=', slug)
        .where('type', '=', PAGE_TYPE)
        .where('trashed_at', 'is', null)
        .executeTakeFirst();
      return row ? withShared(database, live(row)) : null;
    },

    async ofPost(post) {
      const row = await tables()
        .selectFrom('builder_documents')
        .selectAll()
        .where('type', '=', POST_TYPE)
        .where('conditions', '=', JSON.stringify([placeOfPost(post)]))
        .where('trashed_at', 'is', null)
        .orderBy('id')
        .executeTakeFirst();
      return row ? withShared(database, live(row)) : null;
    },

    async postOf(id) {
      const row = await findRow(database, id);
      const [place = ''] = row?.type === POST_TYPE ? storedConditions(row.conditions) : [];
      const post = Number(place.split('/').at(-1));
      return place !== '' && place === placeOfPost(post) ? post : null;
    },

    async pageAt(slug) {
      const row = await tables()
        .selectFrom('builder_documents')
        .select(['id', 'live_version'])
        .where('slug', '=', slug)
        .where('type', '=', PAGE_TYPE)
        .where('trashed_at', 'is', null)
        .executeTakeFirst();
      return row ? { id: Number(row.id), isPublished: row.live_version !== null } : null;
    },

    movedFrom: (slug) => movedFrom(database, slug),

    async listedPages() {
      const rows = await tables()
        .selectFrom('builder_documents')
        .select(['id', 'slug', 'live_settings'])
        .where('type', '=', PAGE_TYPE)
        .where('trashed_at', 'is', null)
        .where('live_version', 'is not', null)
        .orderBy('slug')
        .limit(MOST_MAPPED)
        .execute();
      return rows.flatMap(({ id, slug, live_settings }) =>
        slug === null || pageHeadOf(settingsIn(live_settings ?? '')).isHidden ? [] : { id, slug },
      );
    },

    async preview(id, revision) {
      const row = await findRow(database, id);
      if (!row || row.trashed_at !== null) return null;
      if (revision === undefined) return withShared(database, rendered(row, row, row.version));
      const kept = await revisionRows.find(database, id, revision);
      return kept ? withShared(database, rendered(row, kept, row.version)) : null;
    },
  };
}
