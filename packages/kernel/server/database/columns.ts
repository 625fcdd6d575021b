import { type CreateTableBuilder, type Expression, sql } from 'kysely';
import type { Dialect } from './Database.ts';

/**
 * What the columns of a migration are made of, in words of ours, so that one migration serves both engines:
 *
 *     const column = columnsOf(dialect);
 *     schema.schema.createTable('reviews').addColumn('id', column.id, (is) => is.primaryKey()).addColumn('sent_at', column.time)
 *
 * Ids are texts from `createIds`, which sort by time. Where numbers are part of a contract, `withNumberedId` counts.
 */
export interface Columns {
  readonly id: 'text';
  readonly text: 'text';
  readonly integer: 'integer';
  readonly real: 'double precision';
  /** Milliseconds since 1970. */
  readonly time: 'bigint';
  /** 0 or 1: a boolean is stored as such, and read back as a number. */
  readonly flag: 'integer';
  /** `JSON.stringify` in, `jsonColumn` out. */
  readonly json: 'text';
  readonly bytes: Expression<unknown>;
}

export function columnsOf(dialect: Dialect): Columns {
  return {
    id: 'text',
    text: 'text',
    integer: 'integer',
    real: 'double precision',
    time: 'bigint',
    flag: 'integer',
    json: 'text',
    bytes: dialect === 'sqlite' ? sql`blob` : sql`bytea`,
  };
}

/** Starts a table with an auto-incrementing `id` that is never reused. */
export function withNumberedId<Table extends string>(
  table: CreateTableBuilder<Table>,
  dialect: Dialect,
): CreateTableBuilder<Table, 'id'> {
  return dialect === 'sqlite'
    ? table.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    : table.addColumn('id', 'bigint', (column) => column.primaryKey().generatedByDefaultAsIdentity());
}
