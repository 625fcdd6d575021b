import type { Clock } from '../clock.ts';
import { containing } from '../database/containing.ts';
import type { Database } from '../database/Database.ts';
import type { SignedInRole } from '../http/Role.ts';
import type { Passwords } from './passwords.ts';
import { type Random, randomId } from './random.ts';
import { asTyped } from './signIn.ts';
import type { AccountTables, UserRow } from './tables.ts';

export interface User {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  readonly displayName: string;
  readonly role: SignedInRole;
  readonly isDisabled: boolean;
  readonly createdAt: number;
}

export interface NewUser {
  readonly name: string;
  readonly displayName: string;
  readonly email: string | null;
  readonly role: SignedInRole;
  readonly password: string;
}

/** Why a change was not made. */
export type Refusal = 'not-found' | 'name-taken' | 'email-taken' | 'last-administrator' | 'wrong-password';

export type Outcome<Value = undefined> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly reason: Refusal };

export interface Users {
  find(id: string): Promise<User | null>;
  /** Finds a user by name or email address; case is ignored. */
  findTyped(name: string): Promise<User | null>;
  /** By name, starting after `after`. */
  list(filter: UserFilter): Promise<User[]>;
  add(user: NewUser): Promise<Outcome<User>>;
  /** All or nothing. Refuses to leave the site without an administrator who can sign in. */
  change(id: string, change: UserChange): Promise<Outcome<User>>;
  /** Needs the current password; ends every other session. */
  changePassword(id: string, change: PasswordChange): Promise<Outcome>;
  /** For an administrator helping a user: ends all of that user's sessions. */
  resetPassword(id: string, password: string): Promise<Outcome>;
}

export interface UserChange {
  readonly displayName?: string | undefined;
  readonly email?: string | null | undefined;
  readonly role?: SignedInRole | undefined;
  /** A disabled account cannot sign in and is signed out everywhere. */
  readonly isDisabled?: boolean | undefined;
}

export interface UserFilter {
  readonly search?: string;
  readonly role?: SignedInRole;
  readonly after?: string;
  readonly limit: number;
}

export interface PasswordChange {
  readonly current: string;
  readonly next: string;
  readonly keepSession: string;
}

export function createUsers(database: Database, clock: Clock, random: Random, passwords: Passwords): Users {
  const rowOf = (db: Database, id: string) =>
    db.tables<AccountTables>().selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();

  async function find(id: string): Promise<User | null> {
    const row = await rowOf(database, id);
    return row ? asUser(row) : null;
  }

  async function update(db: Database, id: string, change: Partial<UserRow>): Promise<Outcome<User>> {
    if (Object.keys(change).length === 0) {
      const same = await rowOf(db, id);
      return same ? { ok: true, value: asUser(same) } : refuse('not-found');
    }
    const row = await db
      .tables<AccountTables>()
      .updateTable('users')
      .set(change)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst();
    return row ? { ok: true, value: asUser(row) } : refuse('not-found');
  }

  /** Whether another administrator who can sign in would remain. */
  async function isAdministratorLeft(db: Database, without: string): Promise<boolean> {
    const administrators = db
      .tables<AccountTables>()
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'administrator')
      .where('disabled_at', 'is', null);
    // Two administrators who remove each other at the same time must not both see the other as remaining.
    const rows = await (db.dialect === 'postgres' ? administrators.forUpdate() : administrators).execute();
    return rows.some((row) => row.id !== without);
  }

  const endSessions = (db: Database, id: string, except = '') =>
    db
      .tables<AccountTables>()
      .deleteFrom('sessions')
      .where('user_id', '=', id)
      .where('id', '!=', except)
      .execute();

  /** Invalidates all links to an account after a security-related change. */
  const endLinks = (db: Database, id: string) =>
    db.tables<AccountTables>().deleteFrom('sign_in_links').where('user_id', '=', id).execute();

  return {
    find,

    async findTyped(name) {
      const typed = asTyped(name);
      const row = await database
        .tables<AccountTables>()
        .selectFrom('users')
        .selectAll()
        .where((where) => where.or([where('name', '=', typed), where('email', '=', typed)]))
        .orderBy('name')
        .executeTakeFirst();
      return row ? asUser(row) : null;
    },

    async list({ search, role, after, limit }) {
      const rows = await database
        .tables<AccountTables>()
        .selectFrom('users')
        .selectAll()
        .$if(Boolean(search), (query) =>
          query.where(containing(search ?? '', 'name', 'email', 'display_name')),
        )
        .$if(role !== undefined, (query) => query.where('role', '=', role ?? 'editor'))
        .$if(after !== undefined, (query) => query.where('name', '>', after ?? ''))
        .orderBy('name')
        .limit(limit)
        .execute();
      return rows.map(asUser);
    },

    async add(user) {
      const password_hash = await passwords.hash(user.password);
      const row: UserRow = {
        id: randomId(random),
        name: user.name.toLowerCase(),
        email: user.email?.toLowerCase() ?? null,
        display_name: user.displayName,
        role: user.role,
        password_hash,
        disabled_at: null,
        created_at: clock.now(),
      };
      const inserted = await database
        .tables<AccountTables>()
        .insertInto('users')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (inserted) return { ok: true, value: asUser(row) };
      return refuse((await isNameTaken(database, row.name)) ? 'name-taken' : 'email-taken');
    },

    change: (id, { displayName, email, role, isDisabled }) =>
      database.transaction(async (db) => {
        const lowerEmail = email?.toLowerCase() ?? null;
        if (lowerEmail !== null && (await isEmailTaken(db, lowerEmail, id))) return refuse('email-taken');
        const stepsDown = role === 'editor' || isDisabled === true;
        if (stepsDown && !(await isAdministratorLeft(db, id))) return refuse('last-administrator');
        if (isDisabled) await endSessions(db, id);
        if (isDisabled || email !== undefined) await endLinks(db, id);
        return update(db, id, {
          ...(displayName !== undefined && { display_name: displayName }),
          ...(email !== undefined && { email: lowerEmail }),
          ...(role !== undefined && { role }),
          ...(isDisabled !== undefined && { disabled_at: isDisabled ? clock.now() : null }),
        });
      }),

    async changePassword(id, { current, next, keepSession }) {
      const row = await rowOf(database, id);
      if (!row) return refuse('not-found');
      if (!(await passwords.matches(current, row.password_hash))) return refuse('wrong-password');
      const password_hash = await passwords.hash(next);
      return database.transaction(async (db) => {
        await endSessions(db, id, keepSession);
        await endLinks(db, id);
        await update(db, id, { password_hash });
        return { ok: true, value: undefined };
      });
    },

    async resetPassword(id, password) {
      const password_hash = await passwords.hash(password);
      return database.transaction(async (db) => {
        const changed = await update(db, id, { password_hash });
        if (!changed.ok) return changed;
        await endSessions(db, id);
        await endLinks(db, id);
        return { ok: true, value: undefined };
      });
    },
  };
}

const refuse = (reason: Refusal): { ok: false; reason: Refusal } => ({ ok: false, reason });

async function isNameTaken(db: Database, name: string): Promise<boolean> {
  const row = await db
    .tables<AccountTables>()
    .selectFrom('users')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirst();
  return row !== undefined;
}

async function isEmailTaken(db: Database, email: string, except: string): Promise<boolean> {
  const row = await db
    .tables<AccountTables>()
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('id', '!=', except)
    .executeTakeFirst();
  return row !== undefined;
}

function asUser(row: UserRow): User {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    displayName: row.display_name,
    role: row.role,
    isDisabled: row.disabled_at !== null,
    createdAt: row.created_at,
  };
}
