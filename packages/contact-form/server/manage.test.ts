import { describe, expect, test } from 'vitest';
import { DEFAULT_MAIL } from '../template/defaultForm.ts';
import { API_NAMESPACE, SCHEMA_VERSION } from '../wire/public.ts';
import { type RunningContactForm, startContactForm } from './testing/startContactForm.ts';

const FORMS = `/wp-json/${API_NAMESPACE}/contact-forms`;
const post = (body: unknown, method = 'POST') => ({ method, body: JSON.stringify(body) });

describe('CF-21 programs that manage forms', () => {
  test('list them in pages, sorted and searched', async () => {
    const { addForm, signedIn } = await startContactForm();
    for (const title of ['Beta form', 'Alpha form', 'Gamma']) await addForm({ title });
    const titles = async (query: string) =>
      (await (await signedIn(`${FORMS}?${query}`)).json()).map(({ title }: { title: string }) => title);
    expect(await titles('')).toEqual(['Beta form', 'Alpha form', 'Gamma']);
    expect(await titles('orderby=title')).toEqual(['Alpha form', 'Beta form', 'Gamma']);
    expect(await titles('orderby=title&order=DESC&per_page=1&offset=1')).toEqual(['Beta form']);
    expect(await titles('search=FORM')).toEqual(['Beta form', 'Alpha form']);
    const [first] = await (await signedIn(FORMS)).json();
    expect(Object.keys(first)).toEqual(['id', 'hash', 'slug', 'title', 'locale']);
    expect(first.slug).toBe('beta-form');
    expect((await signedIn(`${FORMS}?per_page=many`)).status).toBe(400);
  });

  test('add one, which is kept only when they say so', async () => {
    const { signedIn, contactForm } = await startContactForm();
    const draft = { title: 'From afar', form: '[email* e][submit]', mail: { recipient: 'nobody' } };
    const tried = await (await signedIn(FORMS, post(draft))).json();
    expect(tried).toMatchObject({ context: 'dry-run', title: 'From afar' });
    expect(tried.config_errors['mail.recipient']).toEqual([
      expect.objectContaining({ code: 'invalid_mailbox_syntax' }),
    ]);
    expect(await contactForm.forms.list()).toEqual([]);
    const kept = await (await signedIn(FORMS, post({ ...draft, context: 'save' }))).json();
    expect(kept.properties).toMatchObject({
      form: { content: '[email* e][submit]', fields: [{ type: 'email*', basetype: 'email', name: 'e' }, {}] },
      mail: { recipient: 'nobody', use_html: false },
      mail_2: { active: false },
      additional_settings: { content: '' },
    });
    expect(await contactForm.forms.list()).toMatchObject([{ id: kept.id, title: 'From afar' }]);
    expect(await (await signedIn(FORMS, post({ id: kept.id }))).json()).toMatchObject({
      code: 'wpcf7_post_exists',
      data: { status: 400 },
    });
  });

  test('change what they name and nothing else, and take a form off', async () => {
    const { addForm, signedIn, contactForm } = await startContactForm();
    const id = await addForm({ title: 'Before', template: '[text a][submit]' });
    const change = { title: 'After', mail: { use_html: true }, messages: { spam: 'No.' }, context: 'save' };
    for (const method of ['PUT', 'PATCH', 'POST']) {
      const response = await signedIn(`${FORMS}/${id}`, post(change, method));
      expect(await response.json()).toMatchObject({ id, title: 'After', context: 'save' });
    }
    const { definition } = (await contactForm.forms.find(id)) ?? {};
    expect(definition).toMatchObject({
      ...{ title: 'After', template: '[text a][submit]', messages: { spam: 'No.' } },
      mail: { useHtml: true, recipient: '[_site_admin_email]' },
    });
    expect(await (await signedIn(`${FORMS}/${id}`)).json()).toMatchObject({
      id,
      properties: { messages: {} },
    });
    expect(await (await signedIn(`${FORMS}/${id}`, { method: 'DELETE' })).json()).toEqual({ deleted: true });
    for (const method of ['GET', 'DELETE'])
      expect(await (await signedIn(`${FORMS}/${id}`, { method })).json()).toMatchObject({
        code: 'wpcf7_not_found',
      });
  });

  test.each([
    ['GET', FORMS],
    ['POST', FORMS],
    ['GET', `${FORMS}/1`],
    ['PUT', `${FORMS}/1`],
    ['DELETE', `${FORMS}/1`],
  ])('%s %s is not for visitors', async (method, path) => {
    const { address } = await startContactForm();
    const response = await fetch(address + path, { method });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'wpcf7_forbidden', data: { status: 403 } });
  });

  test.each([
    ['a number for a title', { title: 7 }],
    ['an array for a mail', { mail: [1] }],
    ['no title at all', { title: '' }],
    ['a template without end', { form: 'x'.repeat(100_001) }],
  ])('%s is refused with the field that is wrong', async (_what, body) => {
    const { addForm, signedIn } = await startContactForm();
    const id = await addForm({});
    const response = await signedIn(`${FORMS}/${id}`, post({ ...body, context: 'save' }, 'PUT'));
    expect(response.status).toBe(400);
    expect((await response.json()).data.params).toHaveProperty(Object.keys(body)[0] ?? '');
  });
});

describe('CF-21 who may change the mails of a form', () => {
  const SCREENS = '/admin/api/contact-forms';
  const REFUSED = { code: 'mail_settings_forbidden', data: { status: 403 } };

  function kept() {
    let isAllowed = false;
    return {
      areEditorsAllowed: async () => isAllowed,
      async allowEditors(next: boolean) {
        isAllowed = next;
      },
    };
  }

  async function formOfAnEditor(parts: Parameters<RunningContactForm['addForm']>[0] = {}) {
    const running = await startContactForm({ mailRights: kept() });
    const id = await running.addForm({ title: 'Before', ...parts });
    const {
      warnings: _,
      id: __,
      hash: ___,
      ...form
    } = await (await running.asEditor(`${SCREENS}/${id}`)).json();
    const stored = async () => (await running.contactForm.forms.find(id))?.definition;
    const save = async (change: object) =>
      (await running.asEditor(`${SCREENS}/${id}`, post({ ...form, ...change }, 'PUT'))).json();
    return { ...running, id, form, stored, save };
  }

  test.each([
    ['recipient', 'evil@example.net'],
    ['sender', 'evil@example.net'],
    ['additionalHeaders', 'Bcc: evil@example.net'],
    ['attachments', '[your-file]'],
  ])('an editor does not change the %s, and is told why', async (part, value) => {
    const { form, stored, save } = await formOfAnEditor();
    const answer = await save({ title: 'After', mail: { ...form.mail, [part]: value } });
    expect(answer).toMatchObject(REFUSED);
    expect(answer.message).toMatch(/^Only administrators may change the mails of a form/);
    expect(await save({ mail2: { ...form.mail2, [part]: value, active: true } })).toMatchObject(REFUSED);
    expect(await stored()).toMatchObject({ title: 'Before', mail: form.mail, mail2: form.mail2 });
  });

  test('everything else of the form is an editor’s to change', async () => {
    const { save, form } = await formOfAnEditor();
    const change = { title: 'After', template: '[text a][submit]', messages: { spam: 'No.' } };
    const mail = { ...form.mail, body: form.mail.body.replaceAll('\n', '\r\n') };
    expect(await save({ ...change, mail })).toMatchObject(change);
    // A change without mails saves the rest, even if an administrator has changed the mails meanwhile.
    const without = { ...change, title: 'Later', mail: undefined, mail2: undefined };
    expect(await save(without)).toMatchObject({ title: 'Later', mail2: form.mail2 });
  });

  test.each([
    ['its choices', '[select team "Sales|evil@example.net"][submit]'],
    ['its kind', '[hidden team "evil@example.net"][submit]'],
    [
      'another one of that name',
      '[select team "Sales|sales@example.org"][hidden team "evil@example.net"][submit]',
    ],
    ['a control of HTML', '[select team "Sales|sales@example.org"]<input name="team" value="Sales">[submit]'],
  ])('nor does an editor change a field that a recipient comes from: %s', async (_what, template) => {
    const { save } = await formOfAnEditor({
      template: '[select team "Sales|sales@example.org"][submit]',
      mail: { ...DEFAULT_MAIL, recipient: '[team]' },
    });
    expect(await save({ template })).toMatchObject(REFUSED);
    expect(await save({ template: 'Hello [select team "Sales|sales@example.org"][submit]' })).toMatchObject({
      title: 'Before',
    });
  });

  test('a new form of an editor has the mails of every new form', async () => {
    const { asEditor, form } = await formOfAnEditor();
    const add = async (body: object) => (await asEditor(SCREENS, post(body))).json();
    expect(await add({ ...form, mail: { ...form.mail, recipient: 'evil@example.net' } })).toMatchObject(
      REFUSED,
    );
    expect(await add({ ...form, title: 'New' })).toMatchObject({ title: 'New' });
  });

  test('programs are held to the same, and may still try', async () => {
    const { asEditor, signedIn, id, stored } = await formOfAnEditor();
    const change = { mail: { recipient: 'evil@example.net' } };
    const save = post({ ...change, context: 'save' }, 'PATCH');
    expect(await (await asEditor(`${FORMS}/${id}`, save)).json()).toMatchObject(REFUSED);
    expect(await (await asEditor(FORMS, post({ ...change, context: 'save' }))).json()).toMatchObject(REFUSED);
    expect(await (await asEditor(`${FORMS}/${id}`, post(change))).json()).toMatchObject({
      context: 'dry-run',
    });
    expect((await stored())?.mail.recipient).toBe('[_site_admin_email]');
    expect(await (await signedIn(`${FORMS}/${id}`, save)).json()).toMatchObject({ context: 'save' });
  });

  test('an administrator may allow it to editors, and editors may not', async () => {
    const { asEditor, signedIn, save, form } = await formOfAnEditor();
    const SETTINGS = '/admin/api/contact-form-settings';
    const allow = post({ editorsMayChangeMails: true }, 'PUT');
    expect((await asEditor(SETTINGS, allow)).status).toBe(403);
    const closed = { editorsMayChangeMails: false, mayChangeMails: false };
    expect(await (await asEditor(SETTINGS)).json()).toEqual(closed);
    expect(await (await signedIn(SETTINGS)).json()).toEqual({ ...closed, mayChangeMails: true });
    expect((await signedIn(SETTINGS, allow)).status).toBe(204);
    const mail = { ...form.mail, recipient: 'office@example.org' };
    expect(await save({ mail })).toMatchObject({ mail });
  });
});

test('CF-21 the route of the rules describes itself', async () => {
  const { address, addForm } = await startContactForm();
  const id = await addForm({});
  const describe = (form: number) =>
    fetch(`${address}${FORMS}/${form}/feedback/schema`, { method: 'OPTIONS' });
  expect(await (await describe(id)).json()).toMatchObject({
    namespace: API_NAMESPACE,
    methods: ['GET'],
    schema: { title: SCHEMA_VERSION, required: ['version', 'locale', 'rules'] },
  });
  expect((await describe(id + 1)).status).toBe(404);
});
