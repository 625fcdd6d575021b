import type { Database } from '@portico/kernel/server';
import type { IdentityRow, KitsTables } from '../database/tables.ts';

/**
 * The IDs that imported things had in their kit. A site has its own IDs; exported kits use the ones of the original kit, so
 * that it is the same kit again.
 */
export type Identity = IdentityRow;

/** Records a thing's ID in kits. If two claim the same ID, the later one gets it. Returns what was replaced. */
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

/** All of a kind, by their IDs on this site. */
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
