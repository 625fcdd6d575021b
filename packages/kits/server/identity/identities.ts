import type { Database } from '@portico/kernel/server';
import type { IdentityRow, KitsTables } from '../database/tables.ts';

/**
 * What things that came with a kit are called in it. A site counts in its own numbers; kits that leave it name those things
 * as the kit did that brought them, so that they are the same kit again.
 */
export type Identity = IdentityRow;

/** Notes down what a thing is called in kits. Of two that claim a number the later has it. Answers with what it replaces. */
export async function rememberIdentity(database: Database, identity: Identity): Promise<IdentityUndo> {
  const { kind, local, original } = identity;
  const tables = database.tables<KitsTables>();
  const before = await tables
    .deleteFrom('kit_identities')
    .where('kind', '=', kind)
    .where(({ eb, or }) => or([eb('local', '=', local), eb('original', '=', original)]))
    .returningAll()
    .execute();
  await tables.insertInto('kit_identities').values(identity).execute();
  return { kind, local, before };
}

export interface IdentityUndo extends Pick<Identity, 'kind' | 'local'> {
  readonly before: readonly Identity[];
}

export async function undoIdentity(database: Database, { kind, local, before }: IdentityUndo): Promise<void> {
  const tables = database.tables<KitsTables>();
  await tables.deleteFrom('kit_identities').where('kind', '=', kind).where('local', '=', local).execute();
  if (before.length > 0)
    await tables
      .insertInto('kit_identities')
      .values([...before])
      .execute();
}

/** All of a kind, by the numbers of this site. */
export async function readIdentities(
  database: Database,
  kind: Identity['kind'],
): Promise<ReadonlyMap<string, Identity>> {
  const rows = await database
    .tables<KitsTables>()
    .selectFrom('kit_identities')
    .selectAll()
    .where('kind', '=', kind)
    .execute();
  return new Map(rows.map((row) => [row.local, row]));
}
