import type { Database } from '@portico/kernel/server';

/** Where a site keeps what its documents share, beside whatever else its kits have brought. */
export interface LookStore {
  read(transaction?: Database): Promise<StoredLooks>;
  /** `changesVariables`: those stand in the sheet of the whole site. */
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
