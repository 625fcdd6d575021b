import { HttpError, schemaValidator } from '@portico/kernel/server/http';
import type { FastifyPluginAsync } from 'fastify';
import Type, { type Static } from 'typebox';
import { API_NAMESPACE } from '../../protocol.ts';
import { compileForm } from '../../template/compileForm.ts';
import type { FormDefinition } from '../../template/FormDefinition.ts';
import { FormChange, formOnTheWire, summaryOnTheWire, withChange } from '../forms/formOnTheWire.ts';
import { type FormsOfASite, warningsOf } from '../forms/warningsOf.ts';
import { BODY_LIMIT_BYTES } from './adminSchemas.ts';

const ById = Type.Object({ id: Type.String({ pattern: '^\\d{1,9}$' }) });
type ById = { Params: Static<typeof ById> };

const MOST_AT_ONCE = 100;
const ORDERS = { id: 'id', date: 'updatedAt', title: 'title' } as const;
const ListQuery = Type.Object({
  per_page: Type.Integer({ minimum: 1, maximum: MOST_AT_ONCE, default: 10 }),
  offset: Type.Integer({ minimum: 0, default: 0 }),
  order: Type.String({ pattern: '^(?:asc|desc|ASC|DESC)$', default: 'asc' }),
  orderby: Type.Union([Type.Literal('id'), Type.Literal('date'), Type.Literal('title')], { default: 'id' }),
  search: Type.String({ maxLength: 200, default: '' }),
});

/** Forms for programs that manage them: the same store as the screens', in the shapes that the field uses. */
export function manageRoutes({ forms, site }: FormsOfASite): FastifyPluginAsync {
  return async (app) => {
    const base = `/wp-json/${API_NAMESPACE}/contact-forms`;
    app.setErrorHandler((error: Error) => {
      throw error instanceof HttpError && (error.status === 401 || error.code === 'rest_forbidden')
        ? new HttpError(403, 'wpcf7_forbidden', 'You are not allowed to access contact forms.')
        : error;
    });
    const options = {
      config: { role: 'editor' },
      bodyLimit: BODY_LIMIT_BYTES,
      validatorCompiler: schemaValidator,
    } as const;

    app.get<{ Querystring: Static<typeof ListQuery> }>(
      base,
      { ...options, schema: { querystring: ListQuery } },
      async ({ query: { per_page, offset, order, orderby, search } }) => {
        const sought = search.toLocaleLowerCase();
        const found = (await forms.list()).filter(({ title }) => title.toLocaleLowerCase().includes(sought));
        const key = ORDERS[orderby];
        found.sort((one, other) => compare(one[key], other[key]));
        if (order.toLowerCase() === 'desc') found.reverse();
        return found.slice(offset, offset + per_page).map(summaryOnTheWire);
      },
    );

    app.post<{ Body: FormChange }>(base, { ...options, schema: { body: FormChange } }, async ({ body }) => {
      if (body.id !== undefined)
        throw new HttpError(400, 'wpcf7_post_exists', 'Cannot create an existing contact form.');
      return apply(null, body);
    });

    app.get<ById>(`${base}/:id`, { ...options, schema: { params: ById } }, async ({ params }) => {
      const form = compileForm(await existing(params.id));
      return formOnTheWire(form, await warningsOf(form, site));
    });

    app.route<ById & { Body: FormChange }>({
      method: ['POST', 'PUT', 'PATCH'],
      url: `${base}/:id`,
      ...options,
      schema: { params: ById, body: FormChange },
      handler: async ({ params, body }) => apply(await existing(params.id), body),
    });

    app.delete<ById>(`${base}/:id`, { ...options, schema: { params: ById } }, async ({ params }) => {
      await existing(params.id);
      if (!(await forms.remove(Number(params.id))))
        throw new HttpError(500, 'wpcf7_cannot_delete', 'There was an error deleting the contact form.');
      return { deleted: true };
    });
  };

  async function existing(id: string): Promise<FormDefinition> {
    const form = await forms.find(Number(id));
    if (!form) throw new HttpError(404, 'wpcf7_not_found', 'The requested contact form was not found.');
    return form.definition;
  }

  async function apply(before: FormDefinition | null, change: FormChange) {
    const changed = withChange(before, change);
    const isKept = change.context === 'save';
    const form = compileForm(
      isKept ? await forms.save(changed) : { ...changed, id: before?.id ?? 0, hash: before?.hash ?? '' },
    );
    return { context: isKept ? 'save' : 'dry-run', ...formOnTheWire(form, await warningsOf(form, site)) };
  }
}

function compare(one: number | string, other: number | string): number {
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one).localeCompare(String(other));
}
