import { adminRoute, notFound } from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { type CompiledForm, compileForm } from '../../template/compileForm.ts';
import { emptyChallenges } from '../../template/emptyChallenges.ts';
import { renderForm } from '../../template/renderForm.ts';
import type { NewForm } from '../forms/createForms.ts';
import { type FormsOfASite, warningsOf } from '../forms/warningsOf.ts';
import { mailableTags } from '../submission/enteredFields.ts';
import {
  BODY_LIMIT_BYTES,
  ById,
  FormBody,
  FormDetail,
  FormPreview,
  FormSummarySchema,
} from './adminSchemas.ts';

export interface FormParts extends FormsOfASite {
  readonly today: () => Promise<string>;
}

/** The calls behind the screens for forms, which are for editors, too. */
export function formRoutes(app: FastifyInstance, { forms, site, today }: FormParts): void {
  const role = 'editor';

  adminRoute(app, {
    ...{ method: 'GET', url: '/contact-forms', role, summary: 'All forms' },
    schema: { answer: Type.Object({ items: Type.Array(FormSummarySchema) }) },
    handle: async () => ({ items: await forms.list() }),
  });

  adminRoute(app, {
    ...{ method: 'GET', url: '/contact-forms/:id', role, summary: 'One form' },
    schema: { params: ById, answer: FormDetail },
    async handle({ params: { id } }) {
      const form = await forms.find(id);
      if (!form) throw notFound('This form');
      return { ...plain(form), warnings: await warningsOf(form, site) };
    },
  });

  adminRoute(app, {
    ...{ method: 'POST', url: '/contact-forms', role, summary: 'Adds a form' },
    ...{ bodyLimit: BODY_LIMIT_BYTES, schema: { body: FormBody, answer: FormDetail } },
    handle: ({ body }) => saved(body),
  });

  adminRoute(app, {
    ...{ method: 'PUT', url: '/contact-forms/:id', role, summary: 'Changes a form' },
    ...{ bodyLimit: BODY_LIMIT_BYTES, schema: { params: ById, body: FormBody, answer: FormDetail } },
    async handle({ params: { id }, body }) {
      if (!(await forms.find(id))) throw notFound('This form');
      return saved({ ...body, id });
    },
  });

  adminRoute(app, {
    ...{ method: 'DELETE', url: '/contact-forms/:id', role, summary: 'Takes a form off the site' },
    schema: { params: ById },
    async handle({ params: { id } }) {
      if (!(await forms.remove(id))) throw notFound('This form');
    },
  });

  adminRoute(app, {
    ...{
      method: 'POST',
      url: '/contact-forms/preview',
      role,
      summary: 'How a form would look and what it would check',
    },
    ...{ bodyLimit: BODY_LIMIT_BYTES, schema: { body: FormBody, answer: FormPreview } },
    async handle({ body }) {
      const form = compileForm({ id: 0, hash: '', ...body });
      const day = await today();
      return {
        html: renderForm(form, {
          ...{
            unitTag: 'wpcf7-f0-o1',
            pagePath: '/',
            containerPost: 0,
            today: day,
            challenges: emptyChallenges,
          },
        }),
        schema: JSON.stringify(form.schema(day), null, 2),
        warnings: await warningsOf(form, site),
        fields: mailableTags(form).map(({ name }) => name),
      };
    },
  });

  async function saved(form: NewForm) {
    const compiled = compileForm(await forms.save(form));
    return { ...plain(compiled), warnings: await warningsOf(compiled, site) };
  }
}

/** The answer's schema wants arrays and records that it may write to. */
function plain({ definition }: CompiledForm) {
  return {
    ...definition,
    mail: { ...definition.mail },
    mail2: { ...definition.mail2 },
    messages: { ...definition.messages },
  };
}
