import type { FeatureMigrations } from '../feature.ts';

export const accountMigrations: FeatureMigrations = [
  {
    name: 'accounts-001-users-and-sessions',
    async up(schema) {
      await schema.schema
        .createTable('users')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull().unique())
        .addColumn('email', 'text', (column) => column.unique())
        .addColumn('display_name', 'text', (column) => column.notNull())
        .addColumn('role', 'text', (column) => column.notNull())
        .addColumn('password_hash', 'text', (column) => column.notNull())
        .addColumn('disabled_at', 'bigint')
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .execute();
      await schema.schema
        .createTable('sessions')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('token_hash', 'text', (column) => column.notNull().unique())
        .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('seen_at', 'bigint', (column) => column.notNull())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .addColumn('address', 'text', (column) => column.notNull())
        .addColumn('user_agent', 'text', (column) => column.notNull())
        .execute();
      await schema.schema.createIndex('sessions_by_user').on('sessions').column('user_id').execute();
      await schema.schema.createIndex('sessions_by_expiry').on('sessions').column('expires_at').execute();
      await schema.schema
        .createTable('sign_in_failures')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('account', 'text', (column) => column.notNull())
        .addColumn('address', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .execute();
      await schema.schema
        .createIndex('sign_in_failures_by_account')
        .on('sign_in_failures')
        .columns(['account', 'at'])
        .execute();
      await schema.schema
        .createIndex('sign_in_failures_by_address')
        .on('sign_in_failures')
        .columns(['address', 'at'])
        .execute();
    },
  },
];
