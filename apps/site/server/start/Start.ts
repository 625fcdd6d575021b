import { join } from 'node:path';
import Type from 'typebox';
import type { Annex } from '../Annex.ts';
import type { Settings } from '../settings/settings.ts';

export const START_NAMES = ['empty', 'demo'] as const;
export type StartName = (typeof START_NAMES)[number];

/** What a site starts with, and what is served with it from then on. */
export interface Start {
  readonly name: StartName;
  /** Folder with files to import and their media; `null` if there is nothing to import. */
  readonly folder: string | null;
  /** Pages next to the site. */
  readonly annex: Annex | null;
}

/** What the site started with, whatever is configured now; the configured start if it is new. */
export async function chooseStart(
  settings: Settings,
  wished: StartName,
  {
    builtFolder,
    loadAnnex,
  }: { readonly builtFolder: string; readonly loadAnnex?: (() => Promise<Annex>) | undefined },
): Promise<Start> {
  const begun = await settings.read(STARTED, Begun);
  // Before there was a choice, every site started with the demo. Sites that left it still need its files, because the owner's
  // versions of its pages use them.
  const name = begun === true || begun === 'own' ? 'demo' : (begun ?? wished);
  return name === 'demo'
    ? { name, folder: join(builtFolder, 'demo'), annex: (await loadAnnex?.()) ?? null }
    : { name, folder: null, annex: null };
}

/** `own`: started with the demo, which its owner has left since. */
export const Begun = Type.Union([Type.Literal(true), Type.Enum(['demo', 'empty', 'own'])]);

/** Marks a site that has been started. */
export const STARTED = 'seeded';
