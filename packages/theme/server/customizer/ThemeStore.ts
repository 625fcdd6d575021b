import { createHash } from 'node:crypto';
import type { Database } from '@portico/kernel/server';
import type { ThemeOptions } from '../../wire/options.ts';

/** Where the published look is kept. */
export interface ThemeStore {
  /** Pages that show the look name this tag. */
  readonly tag: string;
  /** Inside of a transaction, with that transaction. */
  read(transaction?: Database): Promise<unknown>;
  /** Also touches the tag. */
  write(transaction: Database, options: ThemeOptions): Promise<void>;
}

/** A name for what is published: equal as long as that is. */
export function editionOf(options: ThemeOptions): string {
  return createHash('sha256').update(JSON.stringify(options)).digest('base64url').slice(0, 16);
}
