import type { Database } from '../database/Database.ts';
import { type Random, systemRandom } from './random.ts';
import type { AccountTables } from './tables.ts';
import type { Users } from './users.ts';

export const FIRST_ADMINISTRATOR = 'admin';

export interface FirstAdministrator {
  readonly name: string;
  /** Set only if it was generated here: it is shown once and then known to nobody else. */
  readonly madeUpPassword: string | null;
}

/** Creates the first account of a new site. `null` if there are accounts already, or another process was quicker. */
export async function makeFirstAdministrator(
  database: Database,
  users: Users,
  password: string | undefined,
  random: Random = systemRandom,
): Promise<FirstAdministrator | null> {
  const anybody = await database
    .tables<AccountTables>()
    .selectFrom('users')
    .select('id')
    .limit(1)
    .executeTakeFirst();
  if (anybody) return null;
  const madeUpPassword = password ? null : random(15).toString('base64url');
  const added = await users.add({
    name: FIRST_ADMINISTRATOR,
    displayName: 'Administrator',
    email: null,
    role: 'administrator',
    password: password || (madeUpPassword ?? ''),
  });
  return added.ok ? { name: FIRST_ADMINISTRATOR, madeUpPassword } : null;
}
