import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createIds, type Database, type Ports } from '@portico/kernel/server';
import { invalidKit, KitError } from '../../kitErrors.ts';
import type { ImportConflict, KitLimits, Manifest, RunnerName } from '../../protocol.ts';
import { type Kit, openKit } from '../archive/openKit.ts';
import { unpackArchive } from '../archive/unpackArchive.ts';
import type { Importer, KitContents } from '../contents/KitContents.ts';
import type { KitsTables, SessionRow } from '../database/tables.ts';
import type { KitOrigins } from '../export/createKitOrigins.ts';
import { factsOfTemplate } from '../export/manifestEntries.ts';
import { removeLeftovers } from '../removeLeftovers.ts';
import { type Applied, applyPlan, type UndoStep, undoSteps } from './applyPlan.ts';
import type { ImportPlan } from './ImportPlan.ts';
import { type ImportOrder, isThemePart, planImport, templateInPlace } from './planImport.ts';
import { prepareStep } from './prepareStep.ts';
import { readSiteContents } from './siteContents.ts';
import { stepData } from './stepData.ts';

/** Kits on their way into the site. */
export interface Imports {
  /** Takes in an archive: unpacks it, looks at every file of it, and opens a session. */
  receive(archive: Readable, origin: KitOrigin): Promise<UploadedKit>;
  /** What an import would do. */
  plan(session: string, order: ImportOrder): Promise<ImportPlan>;
  /** Fixes what will be imported. Nothing is imported yet. */
  begin(session: string, order: ImportOrder): Promise<readonly RunnerName[]>;
  /** Goes through one step; the last one carries all of them out in one transaction. */
  run(session: string, runner: string, by: Importer): Promise<StepResult>;
  /** Takes the newest import back; with a session, only if that is the newest. `null` when nothing was taken back. */
  revert(session?: string): Promise<SessionRow | null>;
  /** Imports that can be taken back, newest first. */
  applied(): Promise<SessionRow[]>;
  /** Drops what nobody has come back to. */
  tidy(): Promise<void>;
}

export interface KitOrigin {
  /** `file`, `cloud` for our own library, `kit-library` for the public one. */
  readonly source: string;
  readonly kitId: string;
  readonly userId: string;
}

export interface UploadedKit {
  readonly session: string;
  readonly manifest: Manifest;
  readonly conflicts: Readonly<Record<string, readonly ImportConflict[]>>;
}

export interface StepResult {
  readonly isLast: boolean;
  readonly importedData: Readonly<Record<string, unknown>>;
}

export interface ImportsParts {
  readonly ports: Ports;
  readonly contents: KitContents;
  readonly limits: KitLimits;
  readonly origins: KitOrigins;
  /** Where uploads are unpacked. */
  readonly folder: string;
  /** Where a document is edited. */
  readonly editUrl: (id: string) => string;
}

const SESSION_MS = 24 * 60 * 60 * 1000;
const IS_SESSION = /^[0-9a-f-]{36}$/;
/** The layout of a kit: folders, and files beside the manifest. */
const IS_PART_OF_KIT =
  /^((templates|content|wp-content|taxonomies|global-classes|default-styles)\/|(site-settings|global-classes|global-variables|kit-elements-defaults)\.json$)/;

export function createImports({ ports, contents, limits, origins, folder, editUrl }: ImportsParts): Imports {
  const { database, clock } = ports;
  const nextId = createIds(clock);
  const tables = () => database.tables<KitsTables>();
  const folderOf = (session: string): string => join(folder, session);
  const kitFolder = (session: string): string => join(folderOf(session), 'kit');
  const removeFolder = (session: string) => rm(folderOf(session), { recursive: true, force: true });

  async function sessionOf(id: string): Promise<SessionRow> {
    if (!id) throw new KitError('missing_session_id', 'This call needs the session of an upload.');
    const row = IS_SESSION.test(id)
      ? await tables().selectFrom('kit_sessions').selectAll().where('id', '=', id).executeTakeFirst()
      : undefined;
    if (!row) throw expired();
    return row;
  }

  function open(row: SessionRow): Promise<Kit> {
    return openKit(kitFolder(row.id), { isFromPublicLibrary: row.kit_source === 'kit-library' });
  }

  /** The manifest was read; this looks at the other files of a kit. What else lies in the archive is nobody's business. */
  async function check(kit: Kit, names: readonly string[]): Promise<void> {
    for (const name of names) {
      if (!IS_PART_OF_KIT.test(name)) continue;
      if (name.endsWith('.json')) await kit.json(name);
      else if (!/<rss[\s>]/.test((await kit.text(name)) ?? ''))
        throw invalidKit(`"${name}" in this kit is not a WXR.`);
    }
  }

  async function conflictsOf(kit: Kit): Promise<UploadedKit['conflicts']> {
    const { documents } = await readSiteContents(contents, database);
    const shown = documents.filter(({ isHidden }) => !isHidden);
    return Object.fromEntries(
      Object.entries(kit.manifest.templates).flatMap(([id, entry]) => {
        const facts = factsOfTemplate(entry);
        const rival = isThemePart(entry.doc_type)
          ? templateInPlace(shown, entry.doc_type, entry.title, facts)
          : undefined;
        if (!rival) return [];
        return [[id, [{ template_id: rival.id, template_title: rival.title, edit_url: editUrl(rival.id) }]]];
      }),
    );
  }

  async function planFor(row: SessionRow, order: ImportOrder): Promise<ImportPlan> {
    if (row.state === 'applied' || row.state === 'reverted') throw importedAlready();
    return planImport(await open(row), await readSiteContents(contents, database), order);
  }

  /** Carries the import out, and with it notes down what its last step answers: a server that stops then has both or none. */
  async function apply(
    row: SessionRow,
    plan: ImportPlan,
    kit: Kit,
    by: Importer,
    answered: (importedData: Applied['importedData']) => string,
  ): Promise<Applied['importedData']> {
    const { theme } = await contents.site();
    return database.transaction(async (transaction) => {
      const claimed = await transaction
        .tables<KitsTables>()
        .updateTable('kit_sessions')
        .set({ state: 'applied', ended_at: clock.now() })
        .where('id', '=', row.id)
        .where('state', '=', 'importing')
        .returning('id')
        .executeTakeFirst();
      if (!claimed) throw new KitError('import-runner-error', 'This kit is being imported by somebody else.');
      const parts = { kit, plan, contents, theme, by, session: row.id, folder: folderOf(row.id) };
      const { importedData, undo: undoing } = await applyPlan(transaction, parts);
      await origins.learn(transaction, kitFolder(row.id));
      for (const [step, { part, undo }] of undoing.entries())
        await transaction
          .tables<KitsTables>()
          .insertInto('kit_undo')
          .values({ session: row.id, step, part, undo: JSON.stringify(undo ?? null) })
          .execute();
      await noteSteps(transaction, row.id, answered(importedData));
      return importedData;
    });
  }

  async function noteSteps(source: Database, session: string, steps: string): Promise<void> {
    await source
      .tables<KitsTables>()
      .updateTable('kit_sessions')
      .set({ steps })
      .where('id', '=', session)
      .execute();
  }

  return {
    async receive(archive, { source, kitId, userId }) {
      const session = nextId();
      const file = join(folderOf(session), 'kit.zip');
      try {
        await mkdir(kitFolder(session), { recursive: true });
        await pipeline(archive, createWriteStream(file));
        const names = await unpackArchive(file, kitFolder(session), limits);
        await rm(file);
        const kit = await openKit(kitFolder(session), { isFromPublicLibrary: source === 'kit-library' });
        await check(kit, names);
        const { title, name, thumbnail } = kit.manifest;
        await tables()
          .insertInto('kit_sessions')
          .values({
            id: session,
            state: 'uploaded',
            kit_title: title ?? '',
            kit_name: name,
            kit_thumbnail: thumbnail || '',
            kit_source: source,
            kit_id: kitId,
            user_id: userId,
            started_at: clock.now(),
            ended_at: null,
            reverted_at: null,
            plan: null,
            steps: '{}',
          })
          .execute();
        return { session, manifest: kit.manifest, conflicts: await conflictsOf(kit) };
      } catch (error) {
        await removeFolder(session);
        throw error;
      }
    },

    plan: async (session, order) => planFor(await sessionOf(session), order),

    async begin(session, order) {
      const row = await sessionOf(session);
      const plan = await planFor(row, order);
      const begun = await tables()
        .updateTable('kit_sessions')
        .set({ state: 'importing', plan: JSON.stringify(plan), steps: '{}' })
        .where('id', '=', session)
        .where('state', 'in', ['uploaded', 'importing'])
        .returning('id')
        .executeTakeFirst();
      if (!begun) throw importedAlready();
      return plan.runners;
    },

    async run(session, runner, by) {
      const row = await sessionOf(session);
      const plan: ImportPlan | null = row.plan === null ? null : JSON.parse(row.plan);
      const name = plan?.runners.find((announced) => announced === runner);
      if (!plan || !name || row.state === 'uploaded' || row.state === 'reverted')
        throw new KitError('import-runner-error', 'This step is not part of the import.');
      const steps: Record<string, Record<string, unknown>> = JSON.parse(row.steps);
      const at = plan.runners.indexOf(name);
      const isLast = at === plan.runners.length - 1;
      const known = steps[name];
      if (known) return { isLast, importedData: known };
      if (plan.runners.slice(0, at).some((before) => !steps[before]))
        throw new KitError('import-runner-error', 'The steps of an import are gone through in their order.');
      const kit = await open(row);
      await prepareStep(name, { kit, plan, contents, folder: folderOf(session) });
      const withStep = (data: Applied['importedData']): string => JSON.stringify({ ...steps, [name]: data });
      if (isLast) {
        const importedData = await apply(row, plan, kit, by, withStep);
        await removeFolder(session);
        return { isLast, importedData };
      }
      const importedData = stepData(name, plan);
      await noteSteps(database, session, withStep(importedData));
      return { isLast, importedData };
    },

    async revert(session) {
      return database.transaction(async (transaction) => {
        const inside = transaction.tables<KitsTables>();
        const row = await inside
          .selectFrom('kit_sessions')
          .selectAll()
          .where('state', '=', 'applied')
          .orderBy('ended_at', 'desc')
          .orderBy('id', 'desc')
          .limit(1)
          .executeTakeFirst();
        if (!row || (session !== undefined && session !== row.id)) return null;
        const claimed = await inside
          .updateTable('kit_sessions')
          .set({ state: 'reverted', reverted_at: clock.now() })
          .where('id', '=', row.id)
          .where('state', '=', 'applied')
          .returning('id')
          .executeTakeFirst();
        if (!claimed) return null;
        const steps = await inside
          .selectFrom('kit_undo')
          .select(['part', 'undo'])
          .where('session', '=', row.id)
          .orderBy('step')
          .execute();
        await undoSteps(
          transaction,
          contents,
          steps.map(({ part, undo }) => ({ part: part as UndoStep['part'], undo: JSON.parse(undo) })),
        );
        await inside.deleteFrom('kit_undo').where('session', '=', row.id).execute();
        return row;
      });
    },

    applied: () =>
      tables()
        .selectFrom('kit_sessions')
        .selectAll()
        .where('state', '=', 'applied')
        .orderBy('ended_at', 'desc')
        .orderBy('id', 'desc')
        .limit(20)
        .execute(),

    async tidy() {
      const old = await tables()
        .deleteFrom('kit_sessions')
        .where('state', 'in', ['uploaded', 'importing'])
        .where('started_at', '<', clock.now() - SESSION_MS)
        .returning('id')
        .execute();
      for (const { id } of old) await removeFolder(id);
      const live = await tables()
        .selectFrom('kit_sessions')
        .select('id')
        .where('state', 'in', ['uploaded', 'importing'])
        .execute();
      await removeLeftovers(folder, clock.now() - SESSION_MS, live);
    },
  };
}

function importedAlready(): KitError {
  return new KitError('general', 'This kit was imported already. Upload it again to import it once more.');
}

function expired(): KitError {
  return new KitError('general', 'This upload is unknown or has expired. Upload the kit again.');
}
