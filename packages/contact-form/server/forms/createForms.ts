import { createHash } from 'node:crypto';
import { type Clock, type ContentVersions, type Database, jsonColumn } from '@portico/kernel/server';
import Type from 'typebox';
import { type CompiledForm, compileForm } from '../../template/compileForm.ts';
import type { FormDefinition } from '../../template/FormDefinition.ts';
import type { FormSummary } from '../../wire/admin.ts';
import type { ContactFormTables } from '../tables.ts';

export interface Forms {
  /** A compiled form, read again only after it was changed. */
  find(id: number): Promise<CompiledForm | null>;
  /** By the first digits of its hash. */
  findByHash(start: string): Promise<CompiledForm | null>;
  findByTitle(title: string): Promise<CompiledForm | null>;
  list(): Promise<FormSummary[]>;
  /** Adds a form, or replaces the one with this id. */
  save(form: NewForm, transaction?: Database): Promise<FormDefinition>;
  /**
   * The form of something defined elsewhere, such as a widget on a page. Created when first requested, and recreated when its
   * source changes; until then it keeps any changes its owner made here.
   */
  keep(origin: string, form: Omit<NewForm, 'id'>): Promise<CompiledForm | null>;
  /** Removes a form from the site. Its messages stay. */
  remove(id: number): Promise<boolean>;
}

export type NewForm = Omit<FormDefinition, 'id' | 'hash'> & { readonly id?: number };

/** The cache tag of pages that show this form. */
export function formTag(id: number): string {
  return `contact-form:${id}`;
}

/** The cache tag of pages that may show any form. */
export const FORMS_TAG = 'contact-forms';

export function createForms(database: Database, clock: Clock, content: ContentVersions): Forms {
  const known = new Map<number, { stamp: string; form: CompiledForm | null }>();

  async function read(id: number): Promise<CompiledForm | null> {
    const row = await database
      .tables<ContactFormTables>()
      .selectFrom('contact_forms')
      .selectAll()
      .where('id', '=', id)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (!row) return null;
    const { hash, title, locale } = row;
    return compileForm({ id, hash, title, locale, ...definitionIn(row.definition) });
  }

  async function find(id: number): Promise<CompiledForm | null> {
    // Taken before reading: after a concurrent change the form is newer than its stamp, never older.
    const stamp = await content.stamp([formTag(id)]);
    const kept = known.get(id);
    if (kept?.stamp === stamp) return kept.form;
    const form = await read(id);
    // Misses are not cached: there is no end of unknown IDs.
    if (form) known.set(id, { stamp, form });
    else known.delete(id);
    return form;
  }

  /** The oldest match, if there are several. */
  async function findWhere(
    column: 'hash' | 'title',
    operator: '=' | 'like',
    value: string,
  ): Promise<CompiledForm | null> {
    const row = await database
      .tables<ContactFormTables>()
      .selectFrom('contact_forms')
      .select('id')
      .where(column, operator, value)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    return row ? find(row.id) : null;
  }

  const save: Forms['save'] = ({ id: wanted, ...form }, outer) =>
    (outer ?? database).transaction(async (transaction) => {
      const tables = transaction.tables<ContactFormTables>();
      const { highest } = await tables
        .selectFrom('contact_forms')
        .select((expression) => expression.fn.max('id').as('highest'))
        .executeTakeFirstOrThrow();
      const id = wanted ?? Number(highest ?? 0) + 1;
      const now = clock.now();
      const hash = createHash('sha256').update(`${id}:${now}:${form.title}`).digest('hex').slice(0, 40);
      const { title, locale, ...rest } = form;
      const values = { title, locale, definition: JSON.stringify(rest), updated_at: now, deleted_at: null };
      await tables
        .insertInto('contact_forms')
        .values({ id, hash, ...values })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
        .execute();
      await content.touch(transaction, [formTag(id), FORMS_TAG]);
      const row = await tables
        .selectFrom('contact_forms')
        .select('hash')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return { id, hash: row.hash, ...form };
    });

  async function originOf(origin: string, from: Database): Promise<{ id: number; madeFrom: string } | null> {
    const row = await from
      .tables<ContactFormTables>()
      .selectFrom('contact_form_origins')
      .select(['form_id', 'made_from'])
      .where('origin', '=', origin)
      .executeTakeFirst();
    return row ? { id: row.form_id, madeFrom: row.made_from } : null;
  }

  return {
    find,
    async keep(origin, form) {
      const madeFrom = createHash('sha256').update(JSON.stringify(form)).digest('hex');
      const kept = await originOf(origin, database);
      const found = kept?.madeFrom === madeFrom ? await find(kept.id) : null;
      if (found) return found;
      const id = await database.transaction(async (transaction) => {
        // Another request may have been faster.
        const there = await originOf(origin, transaction);
        const saved = await save({ ...form, ...(there && { id: there.id }) }, transaction);
        const values = { form_id: saved.id, made_from: madeFrom };
        await transaction
          .tables<ContactFormTables>()
          .insertInto('contact_form_origins')
          .values({ origin, ...values })
          .onConflict((conflict) => conflict.column('origin').doUpdateSet(values))
          .execute();
        return saved.id;
      });
      return find(id);
    },
    findByHash: async (start) =>
      /^[0-9a-f]{7,}$/.test(start) ? findWhere('hash', 'like', `${start}%`) : null,
    findByTitle: (title) => findWhere('title', '=', title),

    async list() {
      const rows = await database
        .tables<ContactFormTables>()
        .selectFrom('contact_forms')
        .select(['id', 'hash', 'title', 'locale', 'updated_at'])
        .where('deleted_at', 'is', null)
        .orderBy('id')
        .execute();
      return rows.map(({ updated_at, ...row }) => ({ ...row, updatedAt: updated_at }));
    },

    save,

    remove: (id) =>
      database.transaction(async (transaction) => {
        const { numUpdatedRows } = await transaction
          .tables<ContactFormTables>()
          .updateTable('contact_forms')
          .set({ deleted_at: clock.now() })
          .where('id', '=', id)
          .where('deleted_at', 'is', null)
          .executeTakeFirst();
        await content.touch(transaction, [formTag(id), FORMS_TAG]);
        return numUpdatedRows > 0n;
      }),
  };
}

const Definition = Type.Unsafe<Omit<FormDefinition, 'id' | 'hash' | 'title' | 'locale'>>(
  Type.Object({ template: Type.String() }),
);
const definitionIn = jsonColumn('contact_forms.definition', Definition);
