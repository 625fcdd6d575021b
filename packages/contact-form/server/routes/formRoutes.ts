import { adminRoute, notFound } from '@portico/kernel/server/http';
import type { FastifyInstance } from 'fastify';
import type { Static } from 'typebox';
import { type CompiledForm, compileForm } from '../../template/compileForm.ts';
import { formPartsIn, newForm } from '../../template/defaultForm.ts';
import { emptyChallenges } from '../../template/emptyChallenges.ts';
import type { FormDefinition } from '../../template/FormDefinition.ts';
import { renderForm } from '../../template/renderForm.ts';
import { BODY_LIMIT_BYTES, type FormSave, formCalls, mailRightsCalls } from '../../wire/admin.ts';
import type { NewForm } from '../forms/createForms.ts';
import { mayChangeMails } from '../forms/MailRights.ts';
import { refuseMailChange } from '../forms/refuseMailChange.ts';
import { type FormsOfASite, warningsOf } from '../forms/warningsOf.ts';
import { mailableTags } from '../submission/enteredFields.ts';

export interface FormParts extends FormsOfASite {
  readonly today: () => Promise<string>;
}

/** The calls of the form screens, which editors may use too. */
export function formRoutes(app: FastifyInstance, { forms, site, mailRights, today }: FormParts): void {
  const role = 'editor';

  adminRoute(app, formCalls.list, {
    role,
    summary: 'All forms',
    handle: async () => ({ items: await forms.list() }),
  });

  adminRoute(app, formCalls.beginning, {
    role,
    summary: 'What a new form begins with',
    async handle() {
      const { language = 'en' } = await site();
      const { id: _, hash: __, ...parts } = newForm({ id: 0, hash: '', title: 'Untitled form' });
      return { ...parts, ...formPartsIn(language) };
    },
  });

  adminRoute(app, formCalls.read, {
    role,
    summary: 'One form',
    async handle({ params: { id } }) {
      const form = await forms.find(id);
      if (!form) throw notFound('This form');
      return { ...plain(form), warnings: await warningsOf(form, site) };
    },
  });

  adminRoute(app, formCalls.add, {
    role,
    summary: 'Adds a form',
    bodyLimit: BODY_LIMIT_BYTES,
    async handle({ body, actor }) {
      const form = withMails(newForm({ id: 0, hash: '', title: '' }), body);
      if (!(await mayChangeMails(mailRights, actor.role))) refuseMailChange(null, form);
      return saved(form);
    },
  });

  adminRoute(app, formCalls.change, {
    role,
    summary: 'Changes a form',
    bodyLimit: BODY_LIMIT_BYTES,
    async handle({ params: { id }, body, actor }) {
      const before = await forms.find(id);
      if (!before) throw notFound('This form');
      const form = withMails(before.definition, body);
      if (!(await mayChangeMails(mailRights, actor.role))) refuseMailChange(before.definition, form);
      return saved({ ...form, id });
    },
  });

  adminRoute(app, formCalls.remove, {
    role,
    summary: 'Removes a form from the site',
    async handle({ params: { id } }) {
      if (!(await forms.remove(id))) throw notFound('This form');
    },
  });

  adminRoute(app, formCalls.preview, {
    role,
    summary: 'How a form would look and what it would check',
    bodyLimit: BODY_LIMIT_BYTES,
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

  adminRoute(app, mailRightsCalls.read, {
    role,
    summary: 'Who may change the mails of forms',
    async handle({ actor }) {
      const editorsMayChangeMails = await mailRights.areEditorsAllowed();
      return { editorsMayChangeMails, mayChangeMails: await mayChangeMails(mailRights, actor.role) };
    },
  });

  adminRoute(app, mailRightsCalls.change, {
    role: 'administrator',
    summary: 'Lets editors change the mails of forms, or not',
    handle: ({ body }) => mailRights.allowEditors(body.editorsMayChangeMails),
  });

  async function saved(form: NewForm) {
    const compiled = compileForm(await forms.save(form));
    return { ...plain(compiled), warnings: await warningsOf(compiled, site) };
  }
}

function withMails({ mail, mail2 }: FormDefinition, body: Static<typeof FormSave>): NewForm {
  return { ...body, mail: body.mail ?? mail, mail2: body.mail2 ?? mail2 };
}

/** The response schema requires mutable arrays and records. */
function plain({ definition }: CompiledForm) {
  return {
    ...definition,
    mail: { ...definition.mail },
    mail2: { ...definition.mail2 },
    messages: { ...definition.messages },
  };
}
