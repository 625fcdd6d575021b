import { createHash } from 'node:crypto';
import type { Database } from '@portico/kernel/server';
import type { ThemeOptions } from '../../wire/public.ts';

/** Where the published design is stored. */
export interface ThemeStore {
  /** The cache tag of pages that show the design. */
  readonly tag: string;
  /** Uses the transaction if one is given. */
  read(transaction?: Database): Promise<unknown>;
  /** Also touches the tag. */
  write(transaction: Database, options: ThemeOptions): Promise<void>;
}

/** Identifies what is published: equal as long as that is. */
export function editionOf(options: ThemeOptions): string {
  return createHash('sha256').update(JSON.stringify(options)).digest('base64url').slice(0, 16);
}
