import {
  type ContentVersions,
  contentOf,
  everyTag,
  type Ports,
  type RowsByTable,
  removeRows,
  returnRows,
} from '@portico/kernel/server';
import { conflict } from '@portico/kernel/server/http';
import Type from 'typebox';
import type { Features } from '../../features.ts';
import { NOTHING_SET } from '../../kitContents.ts';
import { KIT_SETTINGS } from '../../kitSheet.ts';
import { parseSiteSettings, SITE_TAG } from '../../settings/createSiteSettings.ts';
import type { Settings } from '../../settings/settings.ts';
import type { Guide } from '../createGuide.ts';
import type { DemoState } from './createDemoState.ts';
import { DEMO_SETTINGS, type DemoRows, notedDemoRows } from './demoRows.ts';
import { removableRows } from './removableRows.ts';
import { replaceUnchanged } from './replaceUnchanged.ts';

/** The way from the demo to one's own site, and back within a day. */
export interface Demo {
  /** How many rows of each table would be removed. */
  going(): Promise<ReadonlyMap<string, number>>;
  /** Until when it can be undone; `null` if there is nothing to undo, or it is too late. */
  undoUntil(): Promise<number | null>;
  /** Removes everything from the demo that nobody has changed, and starts the guide. All or nothing. */
  leave(): Promise<void>;
  /** Restores all of it, next to what was made since. */
  undo(): Promise<void>;
}

export interface DemoParts {
  readonly ports: Pick<Ports, 'database' | 'clock' | 'jobs'> & { readonly content: ContentVersions };
  readonly settings: Settings;
  readonly features: Features;
  readonly guide: Guide;
  readonly state: DemoState;
  /** The demo's rows, for a site that has no record of them. */
  readonly freshRows: () => Promise<DemoRows>;
}

export function createDemo({ ports, settings, features, guide, state, freshRows }: DemoParts): Demo {
  const { database, clock, content, jobs } = ports;
  const { frontPage } = features;
  const tables = contentOf(features);

  jobs.register<null>(FORGET, async () => {
    const kept = await settings.read(UNDO, Until);
    if (!kept || kept.until > clock.now()) return;
    await database.transaction((transaction) => settings.release(transaction, UNDO).then(() => {}));
  });

  const brought = async (): Promise<DemoRows> => {
    if (!(await state.isDemo()))
      throw conflict('no_demo', 'This site is not the demo. There is nothing to leave.');
    return (await notedDemoRows(settings, database)) ?? (await freshRows());
  };

  return {
    async going() {
      const rows = await removableRows(database, tables, await brought());
      return new Map([...rows].map(([table, { length }]) => [table, length]));
    },

    async undoUntil() {
      const kept = await settings.read(UNDO, Until);
      return kept && kept.until > clock.now() ? kept.until : null;
    },

    async leave() {
      const demo = await brought();
      const now = clock.now();
      const until = now + DAY_MS;
      await database.transaction(async (transaction) => {
        // If two people click at once, only one gets past this line.
        if (!(await settings.claim(transaction, UNDO, null)))
          throw conflict('demo_left', 'Somebody has just begun a site of their own here.');
        const rows = await removableRows(transaction, tables, demo);
        const changes: SettingChange[] = [];
        for (const name of DEMO_SETTINGS) {
          const before = await settings.read(name, Type.Unknown(), transaction);
          const after = replaceUnchanged(before, demo.settings[name], WITHOUT_DEMO[name]);
          changes.push({ name, before, after });
          await settings.write(transaction, name, after);
        }
        const front = await frontPage.id(transaction);
        const isFrontGoing = (rows.get('builder_documents') ?? []).some(({ id }) => id === front);
        if (isFrontGoing) await frontPage.set(transaction, null);
        await removeRows(transaction, tables, rows, now);
        const undo = { until, front: isFrontGoing ? front : null, settings: changes, rows: [...rows] };
        await settings.write(transaction, UNDO, undo);
        await jobs.enqueue(transaction, FORGET, null, { runAt: until });
        await guide.begin(transaction);
        await state.set(transaction, false);
        await content.touch(transaction, await everyTag(transaction));
      });
    },

    async undo() {
      await database.transaction(async (transaction) => {
        const kept = await settings.read(UNDO, Undo, transaction);
        if (!kept || kept.until <= clock.now()) throw conflict('demo_undo_over', UNDO_IS_OVER);
        if (!(await settings.release(transaction, UNDO)))
          throw conflict('demo_back', 'Somebody has just brought the demo back.');
        await returnRows(transaction, tables, new Map(kept.rows));
        for (const { name, before, after } of kept.settings) {
          const now = await settings.read(name, Type.Unknown(), transaction);
          await settings.write(transaction, name, replaceUnchanged(now, after, before));
        }
        if (kept.front !== null && (await frontPage.id(transaction)) === null)
          await frontPage.set(transaction, kept.front);
        await state.set(transaction, true);
        await content.touch(transaction, await everyTag(transaction));
      });
    },
  };
}

const UNDO = 'demo-undo';
const FORGET = 'demo-undo-forget';
const DAY_MS = 86_400_000;
const UNDO_IS_OVER =
  'The demo could be brought back for a day. That day is over, and it was removed for good.';

const WITHOUT_DEMO: Readonly<Record<(typeof DEMO_SETTINGS)[number], unknown>> = {
  [SITE_TAG]: parseSiteSettings({}),
  [KIT_SETTINGS]: NOTHING_SET,
};

interface SettingChange {
  readonly name: string;
  readonly before: unknown;
  readonly after: unknown;
}

const Until = Type.Object({ until: Type.Number() });
const Undo = Type.Unsafe<{
  readonly until: number;
  readonly front: number | null;
  readonly settings: readonly SettingChange[];
  readonly rows: readonly (readonly [
    string,
    RowsByTable extends ReadonlyMap<string, infer Rows> ? Rows : never,
  ])[];
}>(Until);
