import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Database, yieldToOthers } from '@portico/kernel/server';
import { KitError } from '../../manifest/KitError.ts';
import type { RunnerName } from '../../wire/public.ts';
import type { Kit } from '../archive/openKit.ts';
import type { KitContents } from '../contents/KitContents.ts';
import type { ImportPlan } from '../plan/ImportPlan.ts';
import { kitSettings } from '../settings/kitSettings.ts';
import { readTerms } from './readTerms.ts';

/** Where prepared documents are stored, below the session's folder. */
export const preparedFile = (folder: string, key: string): string => join(folder, 'prepared', `${key}.json`);

interface PrepareParts {
  readonly kit: Kit;
  readonly plan: ImportPlan;
  readonly contents: KitContents;
  readonly folder: string;
  readonly database: Database;
}

/**
 * Does the part of a step that does not touch the site: reads the kit's files, sanitises them and finds errors. Slow work is
 * done here, so that the final transaction only writes.
 */
export async function prepareStep(
  runner: RunnerName,
  { kit, plan, contents, folder, database }: PrepareParts,
): Promise<void> {
  for (const { key, file, target } of plan.documents.filter((document) => document.runner === runner)) {
    const raw = await kit.json(file);
    const document = sentenceAbout(target.title, () => contents.documents.parse(raw));
    const path = preparedFile(folder, key);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, JSON.stringify(document));
    // Sanitising blocks the thread; other tasks run between two documents.
    await yieldToOthers();
  }
  if (runner === 'wp-content')
    for (const { postType, file } of plan.posts) {
      const wxr = (await kit.text(file)) ?? '';
      await contents.posts.look(database, wxr).catch((error: unknown) => {
        throw unfit(postType, error);
      });
    }
  if (runner === 'taxonomies') for (const { name } of plan.taxonomies) await readTerms(kit, name);
  if (runner === 'site-settings') await kitSettings(kit, plan.customization.settings);
}

function sentenceAbout<Result>(title: string, read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw unfit(title, error);
  }
}

function unfit(title: string, error: unknown): KitError {
  const reason = error instanceof Error ? error.message : String(error);
  return new KitError('import-runner-error', `“${title}” cannot be imported. ${reason}`);
}
