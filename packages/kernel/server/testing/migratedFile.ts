import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import type { Migration } from '../database/migrate.ts';
import { openDatabase } from '../database/openDatabase.ts';

/** Files of databases that have tables and no rows, by the steps that made them. */
const files = new Map<string, Buffer>();
const numbers = new WeakMap<Migration, number>();
let lastNumber = 0;

/**
 * Puts a database there in which these steps are done, unless there is one. Most tests want the same tables: they are made
 * once in a process, and copied after that.
 */
export async function putMigratedFile(file: string, migrations: readonly Migration[]): Promise<void> {
  if (existsSync(file)) return;
  const steps = migrations.map(numberOf).join();
  const known = files.get(steps);
  if (known) return writeFile(file, known);
  await (await openDatabase({ file, migrations })).close();
  files.set(steps, await readFile(file));
}

/** Two steps of one name are not always the same step: tests of migrations make their own. */
function numberOf(step: Migration): number {
  const known = numbers.get(step);
  if (known) return known;
  lastNumber += 1;
  numbers.set(step, lastNumber);
  return lastNumber;
}
