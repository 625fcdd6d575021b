import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createIds, type Database, jsonColumn } from '@portico/kernel/server';
import Type from 'typebox';
import { KitError } from '../../manifest/KitError.ts';
import type { ImportReport } from '../../wire/admin.ts';
import type { Manifest, RunnerName } from '../../wire/public.ts';
import { type Kit, openKit } from '../archive/openKit.ts';
import { unpackArchive } from '../archive/unpackArchive.ts';
import type { Importer, KitDocuments } from '../contents/KitContents.ts';
import type { KitsTables, SessionRow } from '../database/tables.ts';
import type { PictureProgress } from '../pictures/bringPictures.ts';
import type { PictureSurvey } from '../pictures/createPictures.ts';
import { removePictures } from '../pictures/removePictures.ts';
import type { ImportPlan } from '../plan/ImportPlan.ts';
import { removeLeftovers } from '../removeLeftovers.ts';
import { withPictures } from '../report/makeReport.ts';
import { readReport } from '../report/reports.ts';
import type { Applied } from './applyPlan.ts';
import { carryOut, noteSteps } from './carryOut.ts';
import { checkFiles, withFoundSettings } from './checkFiles.ts';
import { type Conflicts, conflictsOf, type SettledConflicts, settledConflicts } from './conflicts.ts';
import type { ImportsParts } from './ImportsParts.ts';
import type { ImportOrder } from './PlanInput.ts';
import { planImport } from './planImport.ts';
import { prepareStep } from './prepareStep.ts';
import { revertImport, undoable } from './revertImport.ts';
import { readSiteContents } from './siteContents.ts';
import { stepData } from './stepData.ts';

/** Imports of kits. */
export interface Imports {
  /** The same, inside the caller's transaction. */
  within(transaction: Database): Imports;
  /** Receives an archive: unpacks it, checks every file, and opens a session. */
  receive(archive: Readable, origin: KitOrigin): Promise<UploadedKit>;
  /** What an import would do, and the pictures it would need. */
  plan(session: string, order: ImportOrder): Promise<ImportPlan & { readonly pictures: PictureSurvey }>;
  /** Fixes what will be imported. Nothing is imported yet. */
  begin(session: string, order: ImportOrder): Promise<BegunImport>;
  /** Runs one step; the last one carries out all of them in one transaction. */
  run(session: string, runner: string, by: Importer): Promise<StepResult>;
  /** Fetches pictures of a running import, or retries after it, from these hosts, for this long. */
  bringPictures(session: string, hosts: readonly string[], ms: number): Promise<PictureProgress>;
  /** The result of an import; `null` if there was none. */
  report(session: string): Promise<{ readonly row: SessionRow; readonly report: ImportReport } | null>;
  /** Undoes the newest import; with a session, only if that is the newest. `null` if nothing was undone. */
  revert(session?: string): Promise<SessionRow | null>;
  /** Imports that can be undone, newest first. */
  undoable(): Promise<SessionRow[]>;
  /** Removes abandoned sessions. */
  tidy(): Promise<void>;
}

export interface KitOrigin {
  /** `file`, `cloud` for our own library, `kit-library` for the public one. */
  readonly source: string;
  readonly kitId: string;
  readonly userId: string;
}

export interface UploadedKit extends Conflicts {
  readonly session: string;
  readonly manifest: Manifest;
}

export interface BegunImport extends SettledConflicts {
  readonly runners: readonly RunnerName[];
}

export interface StepResult {
  readonly isLast: boolean;
  readonly importedData: Readonly<Record<string, unknown>>;
}

/** The time limit of one call for pictures. */
const PICTURES_MS = 10 * 60 * 1000;
const SESSION_MS = 24 * 60 * 60 * 1000;
const IS_SESSION = /^[0-9a-f-]{36}$/;

export function createImports(parts: ImportsParts, nextId = createIds(parts.ports.clock)): Imports {
  const { ports, contents, limits, folder, pictures, editUrl } = parts;
  const { database, clock } = ports;
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

  async function planFor(row: SessionRow, order: ImportOrder): Promise<{ plan: ImportPlan; kit: Kit }> {
    if (row.state === 'applied' || row.state === 'reverted') throw importedAlready();
    const kit = await open(row);
    const site = await readSiteContents(contents, database);
    return { kit, plan: await planImport(kit, site, order, contents.documents.gaps) };
  }

  /** Adds a step for the pictures, if any are available. */
  async function withPictureStep(plan: ImportPlan, kit: Kit): Promise<ImportPlan> {
    if (plan.runners.length === 0) return plan;
    const confirmed = plan.customization.content?.pictureHosts ?? [];
    const { inArchive, hosts, fonts } = await pictures.survey(kit, plan);
    const isAny =
      inArchive > 0 || (fonts?.inArchive ?? 0) > 0 || hosts.some(({ host }) => confirmed.includes(host));
    return isAny ? { ...plan, runners: ['pictures', ...plan.runners] } : plan;
  }

  return {
    within: (transaction) =>
      createImports(
        {
          ...parts,
          ports: { ...ports, database: transaction },
          pictures: pictures.within(transaction),
          contents: { ...contents, documents: withoutGaps(contents.documents) },
        },
        nextId,
      ),

    async receive(archive, { source, kitId, userId }) {
      const session = nextId();
      const file = join(folderOf(session), 'kit.zip');
      try {
        await mkdir(kitFolder(session), { recursive: true });
        await pipeline(archive, createWriteStream(file));
        const names = await unpackArchive(file, kitFolder(session), limits);
        await rm(file);
        const kit = await openKit(kitFolder(session), { isFromPublicLibrary: source === 'kit-library' });
        await checkFiles(kit, names);
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
        const site = await readSiteContents(contents, database);
        return {
          session,
          manifest: await withFoundSettings(kit),
          ...(await conflictsOf(kit, site, editUrl)),
        };
      } catch (error) {
        await removeFolder(session);
        throw error;
      }
    },

    async plan(session, order) {
      const row = await sessionOf(session);
      const { plan, kit } = await planFor(row, order);
      return { ...plan, pictures: await pictures.survey(kit, plan) };
    },

    async begin(session, order) {
      const row = await sessionOf(session);
      const { kit, plan: bare } = await planFor(row, order);
      const plan = await withPictureStep(bare, kit);
      const begun = await tables()
        .updateTable('kit_sessions')
        .set({ state: 'importing', plan: JSON.stringify(plan), steps: '{}' })
        .where('id', '=', session)
        .where('state', 'in', ['uploaded', 'importing'])
        .returning('id')
        .executeTakeFirst();
      if (!begun) throw importedAlready();
      await pictures.note(session, kit, plan);
      return { runners: plan.runners, ...settledConflicts(plan, editUrl) };
    },

    async run(session, runner, by) {
      const row = await sessionOf(session);
      const plan = row.plan === null ? null : planIn(row.plan);
      const name = plan?.runners.find((announced) => announced === runner);
      if (!plan || !name || row.state === 'uploaded' || row.state === 'reverted')
        throw new KitError('import-runner-error', 'This step is not part of the import.');
      const steps = stepsIn(row.steps);
      const at = plan.runners.indexOf(name);
      const isLast = at === plan.runners.length - 1;
      const known = steps[name];
      if (known) return { isLast, importedData: known };
      if (plan.runners.slice(0, at).some((before) => !steps[before]))
        throw new KitError('import-runner-error', 'The steps of an import run in their order.');
      const kit = await open(row);
      const progress = name === 'pictures' && (await pictures.bring(session, kit, plan, PICTURES_MS));
      if (progress && !progress.isDone)
        throw new KitError(
          'timeout',
          'The pictures are taking a long time. Try again to continue with the missing ones.',
        );
      await prepareStep(name, { kit, plan, contents, database, folder: folderOf(session) });
      const withStep = (data: Applied['importedData']): string => JSON.stringify({ ...steps, [name]: data });
      if (isLast) {
        const importedData = await carryOut(parts, {
          row,
          plan,
          kit,
          by,
          folder: folderOf(session),
          withStep,
        });
        await removeFolder(session);
        return { isLast, importedData };
      }
      const importedData = progress ? { pictures: progress } : await stepData(name, plan, { kit, session });
      await noteSteps(database, session, withStep(importedData));
      return { isLast, importedData };
    },

    async bringPictures(session, hosts, ms) {
      const row = await sessionOf(session);
      if (row.state === 'applied') return pictures.retry(session, hosts, ms);
      if (row.plan === null || row.state !== 'importing')
        throw new KitError('import-runner-error', 'This import has not begun, or is over.');
      return pictures.bring(session, await open(row), planIn(row.plan), ms);
    },

    async report(session) {
      const row = IS_SESSION.test(session) ? await sessionOf(session).catch(() => null) : null;
      const report = row && (await readReport(database, row.id));
      return row && report ? { row, report: withPictures(report, await pictures.list(row.id)) } : null;
    },

    async revert(session) {
      const row = await revertImport({ database, clock, contents }, session);
      if (row) await removePictures({ database, contents, pictures }, [row.id]);
      return row;
    },

    undoable: () => undoable(database).limit(20).execute(),

    async tidy() {
      const old = await tables()
        .deleteFrom('kit_sessions')
        .where('state', 'in', ['uploaded', 'importing'])
        .where('started_at', '<', clock.now() - SESSION_MS)
        .returning('id')
        .execute();
      for (const { id } of old) await removeFolder(id);
      await removePictures(
        { database, contents, pictures },
        old.map(({ id }) => id),
      );
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

const Plan = Type.Unsafe<ImportPlan>(Type.Object({ runners: Type.Array(Type.String()) }));
const planIn = jsonColumn('kit_sessions.plan', Plan);
const Steps = Type.Record(Type.String(), Type.Record(Type.String(), Type.Unknown()));
const stepsIn = jsonColumn('kit_sessions.steps', Steps);

/** Other features are asked what the site lacks; they are outside the transaction and would wait for it. */
function withoutGaps({ gaps: _gaps, ...documents }: KitDocuments): KitDocuments {
  return documents;
}
