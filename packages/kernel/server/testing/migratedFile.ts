import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import type { Migration } from '../database/migrate.ts';
import { openDatabase } from '../database/openDatabase.ts';

/** Database files with tables but no rows, by the migrations that made them. */
const files = new Map<string, Buffer>();
const numbers = new WeakMap<Migration, number>();
let lastNumber = 0;

/**
 * Puts a migrated database there unless one exists. Most tests need the same tables: they are created once per process and then
 * copied.
 */
export async function putMigratedFile(file: string, migrations: readonly Migration[]): Promise<void> {
  if (existsSync(file)) return;
  const steps = migrations.map(numberOf).join();
  const known = files.get(steps);
  if (known) return writeFile(file, known);
  await (await openDatabase({ file, migrations })).close();
  files.set(steps, await readFile(file));
}

/** Two migrations with the same name are not always the same: tests of migrations make their own. */
function numberOf(step: Migration): number {
  const known = numbers.get(step);
  if (known) return known;
  lastNumber += 1;
  numbers.set(step, lastNumber);
  return lastNumber;
}
