import { HttpError, schemaValidator } from '@portico/kernel/server/http';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import Type, { type Static } from 'typebox';
import { compileForm } from '../../template/compileForm.ts';
import type { FormDefinition } from '../../template/FormDefinition.ts';
import { BODY_LIMIT_BYTES } from '../../wire/admin.ts';
import { API_NAMESPACE, ERRORS } from '../../wire/public.ts';
import { FormChange, formOnTheWire, summaryOnTheWire, withChange } from '../forms/formOnTheWire.ts';
import { mayChangeMails } from '../forms/MailRights.ts';
import { refuseMailChange } from '../forms/refuseMailChange.ts';
import { type FormsOfASite, warningsOf } from '../forms/warningsOf.ts';

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

/** Form management for API clients: the same store as the screens, in the shapes of Contact Form 7. */
export function manageRoutes({ forms, site, mailRights }: FormsOfASite): FastifyPluginAsync {
  return async (app) => {
    const base = `/wp-json/${API_NAMESPACE}/contact-forms` as const;
    app.setErrorHandler((error: Error) => {
      throw error instanceof HttpError && (error.status === 401 || error.code === 'rest_forbidden')
        ? new HttpError(403, ERRORS.forbidden, 'You are not allowed to access contact forms.')
        : error;
    });
    const options = {
      role: 'editor',
      bodyLimit: BODY_LIMIT_BYTES,
      validatorCompiler: schemaValidator,
    } as const;

    app.onRest<{ Querystring: Static<typeof ListQuery> }>(base, {
      method: 'GET',
      ...options,
      schema: { querystring: ListQuery },
      handler: async ({ query: { per_page, offset, order, orderby, search } }) => {
        const sought = search.toLocaleLowerCase();
        const found = (await forms.list()).filter(({ title }) => title.toLocaleLowerCase().includes(sought));
        const key = ORDERS[orderby];
        found.sort((one, other) => compare(one[key], other[key]));
        if (order.toLowerCase() === 'desc') found.reverse();
        return found.slice(offset, offset + per_page).map(summaryOnTheWire);
      },
    });

    app.onRest<{ Body: FormChange }>(base, {
      method: 'POST',
      ...options,
      schema: { body: FormChange },
      handler: async (request) => {
        const { body } = request;
        if (body.id !== undefined)
          throw new HttpError(400, ERRORS.postExists, 'Cannot create an existing contact form.');
        return apply(request, null, body);
      },
    });

    app.onRest<ById>(`${base}/:id`, {
      method: 'GET',
      ...options,
      schema: { params: ById },
      handler: async ({ params }) => {
        const form = compileForm(await existing(params.id));
        return formOnTheWire(form, await warningsOf(form, site));
      },
    });

    app.onRest<ById & { Body: FormChange }>(`${base}/:id`, {
      method: ['POST', 'PUT', 'PATCH'],
      ...options,
      schema: { params: ById, body: FormChange },
      handler: async (request) => apply(request, await existing(request.params.id), request.body),
    });

    app.onRest<ById>(`${base}/:id`, {
      method: 'DELETE',
      ...options,
      schema: { params: ById },
      handler: async ({ params }) => {
        await existing(params.id);
        if (!(await forms.remove(Number(params.id))))
          throw new HttpError(500, ERRORS.cannotDelete, 'There was an error deleting the contact form.');
        return { deleted: true };
      },
    });
  };

  async function existing(id: string): Promise<FormDefinition> {
    const form = await forms.find(Number(id));
    if (!form) throw new HttpError(404, ERRORS.notFound, 'The requested contact form was not found.');
    return form.definition;
  }

  async function apply(request: FastifyRequest, before: FormDefinition | null, change: FormChange) {
    const changed = withChange(before, change);
    const isKept = change.context === 'save';
    const actor = await request.identify();
    if (isKept && !(await mayChangeMails(mailRights, actor?.role))) refuseMailChange(before, changed);
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
