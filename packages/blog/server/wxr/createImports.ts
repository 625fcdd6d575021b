import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import { createIds, type Database, jsonColumn, type Logger, PermanentJobError } from '@portico/kernel/server';
import { ImportItem } from '../../wire/admin.ts';
import { BLOG_TAG, type BlogContext } from '../BlogContext.ts';
import type { ImportedComments } from '../comments/ImportedComments.ts';
import type { BlogTables, ImportRow } from '../tables.ts';
import type { Uploads } from '../uploads/createUploads.ts';
import { type DesignStore, designedSite } from './designs.ts';
import { type ImportCounts, noCounts, withEarlier, written } from './ImportCounts.ts';
import { readWxr } from './readWxr.ts';
import { type InTransaction, storeEntries } from './storeEntries.ts';
import type { WxrEntry } from './WxrEntry.ts';
import { NoRoomError, WxrError } from './WxrError.ts';

/** Imports another site's posts in the background. */
export interface Imports {
  begin(upload: string, name: string): Promise<ImportItem>;
  /** The last few, newest first. */
  list(): Promise<ImportItem[]>;
  find(id: string): Promise<ImportItem | null>;
}

const QUEUE = 'blog-import';
const LISTED = 20;
const PROGRESS_MS = 500;

export interface ImportsParts {
  readonly context: BlogContext;
  readonly database: Database;
  readonly uploads: Uploads;
  readonly comments: ImportedComments;
  readonly designs: DesignStore | undefined;
  readonly log: Logger;
}

export function createImports({ context, database, uploads, comments, designs, log }: ImportsParts): Imports {
  const { clock, content, jobs } = context;
  const newId = createIds(clock);
  const tables = () => database.tables<BlogTables>();

  async function change(id: string, values: Partial<Omit<ImportRow, 'id'>>): Promise<void> {
    await tables().updateTable('blog_imports').set(values).where('id', '=', id).execute();
  }

  const rows = () => tables().selectFrom('blog_imports').selectAll().orderBy('id', 'desc');

  /** First everything is read, checked and stored in a file; only a complete file gets to the database. */
  async function lay(id: string, upload: string, prepared: string): Promise<number> {
    const file = createReadStream(uploads.path(upload));
    const show = fromTimeToTime(() => change(id, { bytes_read: file.bytesRead }));
    let entries = 0;
    async function* lines(): AsyncGenerator<string> {
      for await (const entry of readWxr(file)) {
        entries++;
        await show();
        yield `${JSON.stringify(entry)}\n`;
      }
    }
    await pipeline(lines, createWriteStream(prepared));
    return entries;
  }

  /** Not with every entry, which would cost more than the entries. */
  function fromTimeToTime(show: () => Promise<void>): () => Promise<void> {
    let shownAt = clock.now();
    return async () => {
      if (clock.now() - shownAt < PROGRESS_MS) return;
      shownAt = clock.now();
      await show();
    };
  }

  async function run(id: string, upload: string): Promise<void> {
    const row = await rows().where('id', '=', id).executeTakeFirst();
    if (!row || row.state === 'done' || row.state === 'failed') return;
    const prepared = `${uploads.path(upload)}.lines`;
    const counts = noCounts();
    const earlier = countsIn(row.counts);
    const inAll = () => withEarlier(counts, earlier);
    let entries = 0;
    try {
      await change(id, { state: 'reading', bytes_read: 0 });
      entries = await lay(id, upload, prepared);
      await change(id, { state: 'writing', bytes_read: row.bytes, entries, entries_written: 0 });
      const show = fromTimeToTime(() => change(id, { entries_written: written(counts) }));
      const keep = (transaction: Database) => keepCounts(transaction, id, inAll());
      const lines = () => linesOf(prepared);
      const designed = await keepDesigns(lines);
      await storeEntries(context, inTransactions(keep, show), lines, comments, counts, designed);
      await database.transaction(async (transaction) => {
        await content.touch(transaction, [BLOG_TAG]);
        await transaction
          .tables<BlogTables>()
          .updateTable('blog_imports')
          .set({
            state: 'done',
            entries_written: entries,
            counts: JSON.stringify(inAll()),
            ended_at: clock.now(),
          })
          .where('id', '=', id)
          .execute();
      });
      await uploads.remove(upload);
    } catch (error) {
      const isFile = error instanceof WxrError || error instanceof NoRoomError;
      if (!isFile) log.error({ err: error, import: id }, 'An import failed');
      const problem = isFile ? error.message : stopped(written(counts), entries);
      await change(id, { state: 'failed', problem, counts: JSON.stringify(inAll()), ended_at: clock.now() });
      if (isFile) return await uploads.remove(upload);
      throw new PermanentJobError(String(error));
    } finally {
      await rm(prepared, { force: true });
    }
  }

  /** Before anything is written: pages that came as plain texts would be in the way of their designs. */
  async function keepDesigns(lines: () => AsyncIterable<WxrEntry>): Promise<ReadonlySet<string>> {
    const site = designs ? await designedSite(lines) : null;
    if (!designs || !site) return new Set();
    const { ids, problem } = await designs.keep(site);
    if (problem !== undefined) throw new NoRoomError(problem);
    return ids;
  }

  /** A few entries per transaction, so that the site still responds: SQLite allows one writer at a time. */
  function inTransactions(
    keep: (transaction: Database) => Promise<void>,
    afterEach: () => Promise<void>,
  ): InTransaction {
    return async (work) => {
      const result = await database.transaction(async (transaction) => {
        const done = await work(transaction);
        await keep(transaction);
        return done;
      });
      await afterEach();
      return result;
    };
  }

  // Retried if the process dies: what was written is recognised by its guid and not written twice.
  jobs.register<{ id: string; upload: string }>(QUEUE, ({ id, upload }) => run(id, upload), { attempts: 3 });

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
    list: async () => (await rows().limit(LISTED).execute()).map(itemOf),
    async find(id) {
      const row = await rows().where('id', '=', id).executeTakeFirst();
      return row ? itemOf(row) : null;
    },
  };
}

/** With what they count, so that an import that goes on after a crash knows which posts are its own. */
async function keepCounts(transaction: Database, id: string, counts: ImportCounts): Promise<void> {
  await transaction
    .tables<BlogTables>()
    .updateTable('blog_imports')
    .set({ counts: JSON.stringify(counts) })
    .where('id', '=', id)
    .execute();
}

function stopped(written: number, entries: number): string {
  const rest =
    written === 0
      ? 'Nothing was changed.'
      : `${written} of ${entries} entries are written. Import the file again for the others: what is here is left alone.`;
  return `The import failed on our side. ${rest} The server’s log has the reason.`;
}

async function* linesOf(file: string): AsyncGenerator<WxrEntry> {
  // Just written by us, one entry per line.
  for await (const line of createInterface({ input: createReadStream(file) }))
    yield JSON.parse(line) as WxrEntry;
}

const countsIn = jsonColumn('blog_imports.counts', ImportItem.properties.counts, {});

function itemOf(row: ImportRow): ImportItem {
  const states = ['reading', 'writing', 'done', 'failed'] as const;
  return {
    id: row.id,
    name: row.name,
    state: states.find((state) => state === row.state) ?? 'failed',
    bytes: row.bytes,
    bytesRead: row.bytes_read,
    entries: row.entries,
    entriesWritten: row.entries_written,
    counts: countsIn(row.counts),
    problem: row.problem,
    begunAt: row.begun_at,
    endedAt: row.ended_at,
  };
}
