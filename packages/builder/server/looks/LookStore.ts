import type { Database } from '@portico/kernel/server';

/** Storage of what a site's documents share, next to its kits' other settings. */
export interface LookStore {
  read(transaction?: Database): Promise<StoredLooks>;
  /** `changesVariables`: variables are in the style sheet of the whole site. */
  write(transaction: Database, looks: StoredLooks, changesVariables: boolean): Promise<void>;
}

export interface StoredLooks {
  readonly classes: unknown;
  readonly variables: unknown;
}

export const NO_LOOKS: LookStore = {
  read: async () => ({ classes: null, variables: null }),
  write: async () => {},
};
