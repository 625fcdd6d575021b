import type { MailRights } from '@portico/contact-form/server';
import type { Database } from '@portico/kernel/server';
import Type from 'typebox';
import type { Settings } from './settings/settings.ts';

/** A site setting decides who may change the mails of forms. */
export function mailRights(database: Database, settings: Settings): MailRights {
  return {
    areEditorsAllowed: async () => (await settings.read(NAME, Type.Boolean())) === true,
    allowEditors: (isAllowed) =>
      database.transaction((transaction) => settings.write(transaction, NAME, isAllowed)),
  };
}

const NAME = 'editors-change-mails';
