import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { finished } from 'node:stream/promises';
import { createIds, type Database, type Logger, PermanentJobError } from '@portico/kernel/server';
import type { ImportItem } from '../../../blogAdminProtocol.ts';
import { BLOG_TAG, type BlogContext } from '../BlogContext.ts';
import type { BlogTables, ImportRow } from '../tables.ts';
import type { Uploads } from '../uploads/createUploads.ts';
import type { ImportedComments } from './ImportedComments.ts';
import { readWxr } from './readWxr.ts';
import { noCounts, storeEntries } from './storeEntries.ts';
import type { WxrEntry } from './WxrEntry.ts';
import { WxrError } from './WxrError.ts';

/** Taking over another site's posts, in the background. */
export interface Imports {
  begin(upload: string, name: string): Promise<ImportItem>;
  /** The last few, newest first. */
  list(): Promise<ImportItem[]>;
  find(id: string): Promise<ImportItem | null>;
}

const QUEUE = 'blog-import';
const LISTED = 20;
/** The writing is one transaction, and SQLite has one connection: a lease cannot be renewed meanwhile. */
const LEASE_MS = 60 * 60 * 1000;
const PROGRESS_MS = 500;

export interface ImportsParts {
  readonly context: BlogContext;
  readonly database: Database;
  readonly uploads: Uploads;
  readonly comments: ImportedComments | null;
  readonly log: Logger;
}

export function createImports({ context, database, uploads, comments, log }: ImportsParts): Imports {
  const { clock, content, jobs } = context;
  const newId = createIds(clock);
  const tables = () => database.tables<BlogTables>();
  /** What this process is doing right now: while it writes, the database cannot be asked. */
  const underWay = new Map<string, ImportItem>();

  async function change(id: string, values: Partial<Omit<ImportRow, 'id'>>): Promise<void> {
    await tables().updateTable('blog_imports').set(values).where('id', '=', id).execute();
  }

  const rows = () => tables().selectFrom('blog_imports').selectAll().orderBy('id', 'desc');

  /** First everything is read, checked and laid down; only a file that is whole gets as far as the database. */
  async function lay(item: ImportItem, upload: string, prepared: string): Promise<void> {
    const file = createReadStream(uploads.path(upload));
    const out = createWriteStream(prepared);
    let shownAt = clock.now();
    for await (const entry of readWxr(file)) {
      if (!out.write(`${JSON.stringify(entry)}\n`)) await once(out, 'drain');
      if (clock.now() - shownAt >= PROGRESS_MS) {
        shownAt = clock.now();
        underWay.set(item.id, { ...item, bytesRead: file.bytesRead });
        await change(item.id, { bytes_read: file.bytesRead });
      }
    }
    out.end();
    await finished(out);
  }

  async function run(id: string, upload: string): Promise<void> {
    const row = await rows().where('id', '=', id).executeTakeFirst();
    if (!row || row.state === 'done' || row.state === 'failed') return;
    const prepared = `${uploads.path(upload)}.lines`;
    const item = itemOf(row);
    underWay.set(id, item);
    try {
      await change(id, { state: 'reading', bytes_read: 0 });
      await lay(item, upload, prepared);
      await change(id, { state: 'writing', bytes_read: row.bytes });
      const counts = noCounts();
      underWay.set(id, {
        ...item,
        state: 'writing',
        bytesRead: row.bytes,
        counts: counts as unknown as Record<string, number>,
      });
      await database.transaction(async (transaction) => {
        await storeEntries(context, transaction, () => linesOf(prepared), comments, counts);
        await content.touch(transaction, [BLOG_TAG]);
        await transaction
          .tables<BlogTables>()
          .updateTable('blog_imports')
          .set({ state: 'done', counts: JSON.stringify(counts), ended_at: clock.now() })
          .where('id', '=', id)
          .execute();
      });
      await uploads.remove(upload);
    } catch (error) {
      const isFile = error instanceof WxrError;
      if (!isFile) log.error({ err: error, import: id }, 'An import failed');
      const problem = isFile
        ? error.message
        : 'The import failed on our side. Nothing was changed. The server’s log has the reason.';
      await change(id, { state: 'failed', problem, ended_at: clock.now() });
      if (isFile) return await uploads.remove(upload);
      throw new PermanentJobError(String(error));
    } finally {
      underWay.delete(id);
      await rm(prepared, { force: true });
    }
  }

  jobs.register<{ id: string; upload: string }>(QUEUE, ({ id, upload }) => run(id, upload), {
    leaseMs: LEASE_MS,
    attempts: 3,
  });

  return {
    async begin(upload, name) {
      const bytes = await uploads.size(upload);
      const id = newId();
      return database.transaction(async (transaction) => {
        const row = await transaction
          .tables<BlogTables>()
          .insertInto('blog_imports')
          .values({
            id,
            name,
            state: 'reading',
            bytes,
            bytes_read: 0,
            counts: JSON.stringify(noCounts()),
            problem: null,
            begun_at: clock.now(),
            ended_at: null,
          })
          .returningAll()
          .executeTakeFirstOrThrow();
        await jobs.enqueue(transaction, QUEUE, { id, upload });
        return itemOf(row);
      });
    },
    list: async () => [
      ...underWay.values(),
      ...(underWay.size > 0 ? [] : (await rows().limit(LISTED).execute()).map(itemOf)),
    ],
    async find(id) {
      const live = underWay.get(id);
      if (live) return live;
      const row = await rows().where('id', '=', id).executeTakeFirst();
      return row ? itemOf(row) : null;
    },
  };
}

async function* linesOf(file: string): AsyncGenerator<WxrEntry> {
  // Written by us a moment ago, one entry a line.
  for await (const line of createInterface({ input: createReadStream(file) }))
    yield JSON.parse(line) as WxrEntry;
}

function itemOf(row: ImportRow): ImportItem {
  const states = ['reading', 'writing', 'done', 'failed'] as const;
  return {
    id: row.id,
    name: row.name,
    state: states.find((state) => state === row.state) ?? 'failed',
    bytes: row.bytes,
    bytesRead: row.bytes_read,
    counts: JSON.parse(row.counts) as ImportItem['counts'],
    problem: row.problem,
    begunAt: row.begun_at,
    endedAt: row.ended_at,
  };
}
