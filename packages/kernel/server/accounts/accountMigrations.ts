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
  {
    name: 'accounts-002-ways-in',
    async up({ schema }) {
      await schema.dropTable('sign_in_failures').execute();
      await schema
        .createTable('counted_tries')
        .addColumn('try', 'text', (column) => column.notNull())
        .addColumn('key', 'text', (column) => column.notNull())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .addColumn('until', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('counted_tries_pk', ['try', 'key'])
        .execute();
      await schema.createIndex('counted_tries_by_key').on('counted_tries').columns(['key', 'at']).execute();
      await schema.createIndex('counted_tries_by_end').on('counted_tries').column('until').execute();
      await schema
        .createTable('sign_in_devices')
        .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
        .addColumn('device_hash', 'text', (column) => column.notNull())
        .addColumn('seen_at', 'bigint', (column) => column.notNull())
        .addPrimaryKeyConstraint('sign_in_devices_pk', ['user_id', 'device_hash'])
        .execute();
      await schema
        .createIndex('sign_in_devices_by_hash')
        .on('sign_in_devices')
        .column('device_hash')
        .execute();
      await schema
        .createTable('sign_in_links')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('token_hash', 'text', (column) => column.notNull().unique())
        .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
        .addColumn('created_at', 'bigint', (column) => column.notNull())
        .addColumn('expires_at', 'bigint', (column) => column.notNull())
        .execute();
      await schema.createIndex('sign_in_links_by_user').on('sign_in_links').column('user_id').execute();
      await schema.createIndex('sign_in_links_by_expiry').on('sign_in_links').column('expires_at').execute();
    },
  },
];
