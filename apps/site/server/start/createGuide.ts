import { type FirstStart, GUIDE_STEPS, type GuideStep, STARTERS } from '@portico/admin/wire/admin';
import type { Database } from '@portico/kernel/server';
import Type, { type Static } from 'typebox';
import type { Settings } from '../settings/settings.ts';

/** The owner's progress with a new site. Stored on the server, so that it continues on another device. */
export interface Guide {
  /** `session`: identifies the starter kit's import, to undo it. */
  read(): Promise<Pick<FirstStart, 'isOver' | 'steps' | 'starter'> & { readonly session: string | null }>;
  note(transaction: Database, step: GuideStep, state: FirstStart['steps'][number]['state']): Promise<void>;
  noteStarter(
    transaction: Database,
    starter: NonNullable<FirstStart['starter']>,
    session: string,
  ): Promise<void>;
  /** The starter kit was removed. */
  forgetStarter(transaction: Database): Promise<void>;
  finish(transaction: Database): Promise<void>;
  /** Starts again from the beginning. */
  begin(transaction: Database): Promise<void>;
}

const NAME = 'first-start';
const Progress = Type.Object({
  isOver: Type.Boolean(),
  states: Type.Partial(
    Type.Object({
      about: Type.Enum(['done', 'skipped', 'open']),
      look: Type.Enum(['done', 'skipped', 'open']),
      start: Type.Enum(['done', 'skipped', 'open']),
      mail: Type.Enum(['done', 'skipped', 'open']),
      account: Type.Enum(['done', 'skipped', 'open']),
    }),
  ),
  starter: Type.Union([Type.Enum([...STARTERS]), Type.Null()]),
  session: Type.Optional(Type.String()),
});
type Progress = Static<typeof Progress>;
const UNTOUCHED: Progress = { isOver: false, states: {}, starter: null };

export function createGuide(settings: Settings): Guide {
  const progress = async (database?: Database) =>
    (await settings.read(NAME, Progress, database)) ?? UNTOUCHED;
  const change = async (transaction: Database, next: (before: Progress) => Progress) =>
    settings.write(transaction, NAME, next(await progress(transaction)));
  return {
    async read() {
      const { isOver, states, starter, session = null } = await progress();
      return {
        isOver,
        starter,
        session,
        steps: GUIDE_STEPS.map((name) => ({ name, state: states[name] ?? 'open' })),
      };
    },
    note: (transaction, step, state) =>
      change(transaction, (before) => ({ ...before, states: { ...before.states, [step]: state } })),
    forgetStarter: (transaction) =>
      change(transaction, ({ session: _, ...before }) => ({
        ...before,
        starter: null,
        states: { ...before.states, start: 'open' },
      })),
    noteStarter: (transaction, starter, session) =>
      change(transaction, (before) => ({
        ...before,
        starter,
        session,
        states: { ...before.states, start: 'done' },
      })),
    finish: (transaction) => change(transaction, (before) => ({ ...before, isOver: true })),
    begin: (transaction) => settings.write(transaction, NAME, null),
  };
}
