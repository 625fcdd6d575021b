import { columnsOf, type Migration, withNumberedId } from '@portico/kernel/server';

export const contactFormMigrations: readonly Migration[] = [
  {
    name: 'contact-form-01-forms',
    async up({ schema }, dialect) {
      const column = columnsOf(dialect);
      await schema
        .createTable('contact_forms')
        .addColumn('id', column.integer, (is) => is.primaryKey())
        .addColumn('hash', column.text, (is) => is.notNull())
        .addColumn('title', column.text, (is) => is.notNull())
        .addColumn('locale', column.text, (is) => is.notNull())
        .addColumn('definition', column.json, (is) => is.notNull())
        .addColumn('updated_at', column.time, (is) => is.notNull())
        .addColumn('deleted_at', column.time)
        .execute();
    },
  },
  {
    name: 'contact-form-02-submissions',
    async up({ schema }, dialect) {
      const column = columnsOf(dialect);
      await withNumberedId(schema.createTable('contact_submissions'), dialect)
        .addColumn('form_id', column.integer, (is) => is.notNull())
        .addColumn('status', column.text, (is) => is.notNull())
        .addColumn('folder', column.text, (is) => is.notNull())
        .addColumn('submission_key', column.text, (is) => is.unique())
        .addColumn('payment_intent', column.text, (is) => is.unique())
        .addColumn('content', column.json, (is) => is.notNull())
        .addColumn('reply', column.json, (is) => is.notNull())
        .addColumn('spam_log_id', column.text)
        .addColumn('search', column.text, (is) => is.notNull())
        .addColumn('received_at', column.time, (is) => is.notNull())
        .addColumn('read_at', column.time)
        .execute();
      await schema
        .createIndex('contact_submissions_by_folder')
        .on('contact_submissions')
        .columns(['folder', 'id'])
        .execute();
      await schema
        .createIndex('contact_submissions_by_spam_log')
        .on('contact_submissions')
        .column('spam_log_id')
        .execute();
      await schema
        .createTable('contact_files')
        .addColumn('stored_name', column.text, (is) => is.primaryKey())
        .addColumn('submission_id', column.time, (is) => is.notNull())
        .addColumn('position', column.integer, (is) => is.notNull())
        .addColumn('field', column.text, (is) => is.notNull())
        .addColumn('name', column.text, (is) => is.notNull())
        .addColumn('content_type', column.text, (is) => is.notNull())
        .addColumn('size', column.time, (is) => is.notNull())
        .execute();
      await schema
        .createIndex('contact_files_by_submission')
        .on('contact_files')
        .columns(['submission_id', 'position'])
        .execute();
    },
  },
  {
    name: 'contact-form-03-captchas',
    async up({ schema }, dialect) {
      const column = columnsOf(dialect);
      await schema
        .createTable('contact_captchas_used')
        .addColumn('challenge', column.text, (is) => is.primaryKey())
        .addColumn('used_at', column.time, (is) => is.notNull())
        .execute();
    },
  },
  {
    name: 'contact-form-04-challenges',
    async up({ schema }, dialect) {
      const column = columnsOf(dialect);
      await schema
        .createTable('contact_challenges_used')
        .addColumn('key', column.text, (is) => is.primaryKey())
        .addColumn('expires_at', column.time, (is) => is.notNull())
        .execute();
      // Its rows would have expired within two hours.
      await schema.dropTable('contact_captchas_used').execute();
    },
  },
  {
    name: 'contact-form-05-origins',
    async up({ schema }, dialect) {
      const column = columnsOf(dialect);
      await schema
        .createTable('contact_form_origins')
        .addColumn('origin', column.text, (is) => is.primaryKey())
        .addColumn('form_id', column.integer, (is) => is.notNull())
        .addColumn('made_from', column.text, (is) => is.notNull())
        .execute();
    },
  },
  {
    name: 'contact-form-06-trash',
    async up({ schema }, dialect) {
      await schema
        .alterTable('contact_submissions')
        .addColumn('trashed_at', columnsOf(dialect).time)
        .execute();
      // Of the few in the trash only: storing a message costs no more than before.
      await schema
        .createIndex('contact_submissions_by_trash')
        .on('contact_submissions')
        .column('trashed_at')
        .where('trashed_at', 'is not', null)
        .execute();
    },
  },
];
