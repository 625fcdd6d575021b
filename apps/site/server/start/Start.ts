import { join } from 'node:path';
import Type from 'typebox';
import type { Settings } from '../settings/settings.ts';
import type { Annex } from './Annex.ts';

export const START_NAMES = ['empty', 'demo'] as const;
export type StartName = (typeof START_NAMES)[number];

/** What a site begins with, and what is served with it from then on. */
export interface Start {
  readonly name: StartName;
  /** Files to import, and below it the media that these name; `null` where there is nothing to bring. */
  readonly folder: string | null;
  /** What stands beside the site. */
  readonly annex: Annex | null;
}

/** What the site began with, whatever it is told now; what it is told where it has not begun yet. */
export async function chooseStart(
  settings: Settings,
  wished: StartName,
  {
    builtFolder,
    loadAnnex,
  }: { readonly builtFolder: string; readonly loadAnnex?: (() => Promise<Annex>) | undefined },
): Promise<Start> {
  const begun = await settings.read(STARTED, Begun);
  // Before there was a choice, every site began with the demo.
  // One that left it behind still has its files: what the owner made of the demo's pages shows them.
  const name = begun === true || begun === 'own' ? 'demo' : (begun ?? wished);
  return name === 'demo'
    ? { name, folder: join(builtFolder, 'demo'), annex: (await loadAnnex?.()) ?? null }
    : { name, folder: null, annex: null };
}

/** `own`: with the demo, which its owner has left behind since. */
export const Begun = Type.Union([Type.Literal(true), Type.Enum(['demo', 'empty', 'own'])]);

/** The mark of a site that has begun. */
export const STARTED = 'seeded';
