import { expect, test } from 'vitest';
import { ownSite } from '../testing/ownSite.ts';

type Own = Awaited<ReturnType<typeof ownSite>>;

const FIELDS = [
  { custom_id: 'name', field_label: 'Your "name" [sic]', required: 'true', width: '50', width_mobile: '100' },
  { custom_id: 'email', field_type: 'email', field_label: 'E-mail', required: 'true' },
  { custom_id: 'size', field_type: 'select', field_label: 'Size', field_options: 'Large|L\nSmall|S' },
  { custom_id: 'how', field_type: 'radio', field_label: 'How', field_options: 'Mail\nTelephone' },
  { custom_id: 'what', field_type: 'checkbox', field_label: 'What', field_options: 'Glass\nWood' },
  { custom_id: 'day', field_type: 'date', field_label: 'Day', min_date: '2020-01-01' },
  { custom_id: 'hour', field_type: 'time', field_label: 'Hour' },
  { custom_id: 'panes', field_type: 'number', field_label: 'Panes', field_min: 1, field_max: 9 },
  { custom_id: 'plan', field_type: 'upload', field_label: 'Plan', file_types: 'pdf' },
  { custom_id: 'from', field_type: 'hidden', field_value: 'the home page' },
  {
    field_type: 'html',
    field_html: '<p>Read [text* evil] <b>this</b></p><img src="https://away.example/seal.png" alt="">',
  },
  { field_type: 'step', field_label: 'Nearly there' },
  { custom_id: 'message', field_type: 'textarea', field_label: 'Message', rows: 4 },
  { custom_id: 'terms', field_type: 'acceptance', acceptance_text: 'I agree', required: 'true' },
];

function widget(widgetType: string, settings: object, id = 'abc1234') {
  return {
    id: 'aaa0001',
    elType: 'container',
    settings: {},
    elements: [{ id, elType: 'widget', widgetType, settings, elements: [] }],
  };
}

async function published({ call }: Own, slug: string, element: object): Promise<number> {
  const made = await call('POST', '/documents', {
    title: 'Write to us',
    slug,
    settings: {},
    elements: [element],
  });
  expect(made.status).toBe(200);
  const { id, version } = made.body;
  expect((await call('PUT', `/documents/${id}`, { version, publish: true })).status).toBe(200);
  return id;
}

async function send({ site }: Own, html: string, values: Record<string, string>) {
  const hidden = [...html.matchAll(/type="hidden" name="(_wpcf7\w*)" value="([^"]*)"/g)];
  const body = new FormData();
  for (const [, name = '', value = ''] of hidden) body.append(name, value);
  for (const [name, value] of Object.entries(values)) body.append(name, value);
  const form = hidden.find(([, name]) => name === '_wpcf7')?.[2];
  const answer = await fetch(`${site.address}/wp-json/contact-form-7/v1/contact-forms/${form}/feedback`, {
    method: 'POST',
    body,
  });
  return { form: Number(form), reply: await answer.json() };
}

const GOOD = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  size: 'Large',
  how: 'Mail',
  day: '2030-01-31',
  hour: '10:30',
  panes: '4',
  from: 'the home page',
  message: 'Two panes of the vinery are cracked. Could somebody have a look?',
  terms: '1',
};

test('PB-01 CF-01 a form of Elementor Pro is drawn from its settings, and what is wrong in it is answered', async () => {
  const own = await ownSite();
  await published(
    own,
    'write',
    widget('form', {
      ...{ form_name: 'Contact', form_fields: FIELDS, mark_required: 'yes' },
      button_hover_animation: 'grow',
    }),
  );
  const html = await (await fetch(`${own.site.address}/write/`)).text();
  expect(html).toContain('data-widget_type="form.default"');
  expect(html).toContain('portico-form-acts');
  expect(html).toContain(
    'elementor-field-group-name elementor-col-50 elementor-sm-100 elementor-field-required',
  );
  expect(html).toContain('Your "name" [sic]</label>');
  for (const type of ['email', 'date', 'time', 'number', 'file', 'radio', 'checkbox', 'hidden'])
    expect(html).toContain(`type="${type}"`);
  expect(html).toMatch(/<select[^>]*name="size"[^>]*><option value="Large">Large<\/option>/);
  expect(html).toContain('Read [text* evil] <b>this</b>');
  expect(html).toMatch(
    /<div class="e-form__step">.*<div class="e-form__step elementor-hidden" data-label="Nearly there">.*name="message"/s,
  );
  expect(html).toMatch(
    /<button type="submit" class="[^"]*elementor-button elementor-size-sm elementor-animation-grow"/,
  );
  expect(html).toContain('<script>var wpcf7 = ');

  const { reply } = await send(own, html, {
    ...GOOD,
    name: '',
    email: 'nonsense',
    panes: '40',
    size: 'Huge',
  });
  expect(reply.status).toBe('validation_failed');
  expect(reply.invalid_fields.map(({ field }: { field: string }) => field).toSorted()).toEqual([
    'email',
    'name',
    'panes',
    'size',
  ]);
});

test('PB-01 CF-01 what is sent through it is stored under its name, mailed to whom it says, and judged', async () => {
  const own = await ownSite();
  const settings = {
    form_name: 'Contact',
    form_fields: FIELDS,
    submit_actions: ['email', 'redirect'],
    redirect_to: '/thanks/',
    email_to: 'office@example.org',
    email_subject: 'From [field id="name"]',
    email_reply_to: 'email',
    custom_messages: 'yes',
    success_message: 'We have it.',
  };
  await published(own, 'write', widget('form', settings));
  const html = await (await fetch(`${own.site.address}/write/`)).text();
  expect(html).toContain('&quot;redirect_to&quot;:&quot;/thanks/&quot;');
  const { form, reply } = await send(own, html, GOOD);
  expect(reply).toMatchObject({ status: 'mail_sent', message: 'We have it.' });

  const { items } = (await own.call('GET', '/contact-forms')).body;
  expect(items).toContainEqual(expect.objectContaining({ id: form, title: 'Contact (Write to us)' }));
  const mails = (await own.call('GET', '/outbox')).body.items;
  expect(mails[0]).toMatchObject({ to: ['office@example.org'], subject: 'From Ada Lovelace' });

  const messages = (await own.call('GET', '/contact-messages?folder=inbox')).body.items;
  expect(messages).toHaveLength(1);
  const message = (await own.call('GET', `/contact-messages/${messages[0].id}`)).body;
  expect(JSON.stringify(message)).toContain('Two panes of the vinery');
  const verdicts = (await own.call('GET', '/spam/verdicts')).body;
  expect(JSON.stringify(verdicts)).toContain('contact-form');

  // Rendered again it is the same form, and a draft does not change it.
  expect(await (await fetch(`${own.site.address}/write/`)).text()).toContain(`data-wpcf7-id="${form}"`);
});

test('a form that is only a draft is drawn, and leaves the one that visitors see as it is', async () => {
  const own = await ownSite();
  const id = await published(own, 'write', widget('form', { form_name: 'Old', form_fields: FIELDS }));
  await (await fetch(`${own.site.address}/write/`)).text();
  const { version } = (await own.call('GET', `/documents/${id}`)).body;
  const draft = widget('form', { form_name: 'New', form_fields: FIELDS.slice(0, 2) });
  expect((await own.call('PUT', `/documents/${id}`, { version, elements: [draft] })).status).toBe(200);
  const { address } = (await own.call('POST', `/documents/${id}/preview`, {})).body;
  const preview = await (await fetch(own.site.address + address)).text();
  expect(preview).toContain('data-wpcf7-id="0"');
  expect(JSON.stringify((await own.call('GET', '/contact-forms')).body)).not.toContain('New');
});

test('only administrators say who gets the messages of a form', async () => {
  const own = await ownSite();
  const { createMailGuard } = await import('@portico/builder/server');
  const guard = createMailGuard(
    { find: async () => ({ elements: [widget('form', { email_to: 'a@example.org' })] }) } as never,
    async (role) => role === 'administrator',
  );
  const elements = (to: string) => [widget('form', { email_to: to, form_fields: FIELDS })];
  await expect(guard({ role: 'editor' }, 1, elements('b@example.org'))).rejects.toThrow(
    'Only administrators',
  );
  await expect(guard({ role: 'editor' }, null, elements('a@example.org'))).rejects.toThrow(
    'Only administrators',
  );
  await guard({ role: 'editor' }, 1, elements('a@example.org'));
  await guard({ role: 'editor' }, 1, elements(''));
  await guard({ role: 'administrator' }, 1, elements('b@example.org'));
  expect(own.site.address).toBeTruthy();
});

test('PB-01 reviews, posts and one of the site’s forms are drawn on pages and for the canvas alike', async () => {
  const own = await ownSite('demo');
  await published(own, 'all-of-it', {
    id: 'aaa0001',
    elType: 'container',
    settings: {},
    elements: [
      widget('posts', { classic_posts_per_page: 2, classic_excerpt_length: 5 }, 'abc1231').elements[0],
      widget('reviews', { portico_feed: '1' }, 'abc1232').elements[0],
      widget('form', { portico_form: '1' }, 'abc1233').elements[0],
      widget('shortcode', { shortcode: '[contact-form-7 id="2"]' }, 'abc1234').elements[0],
    ],
  });
  const html = await (await fetch(`${own.site.address}/all-of-it/`)).text();
  expect(html.match(/<article class="elementor-post /g)).toHaveLength(2);
  expect(html).toMatch(/class="wp-gr/);
  expect(html).toMatch(/id="wpcf7-f1-p\d+-o1"/);
  expect(html).toMatch(/elementor-shortcode">.*id="wpcf7-f2-p\d+-o\d"/s);

  const { status, body } = await own.call('POST', '/editor-site-parts', {
    requests: [
      { kind: 'site-form', form: '1' },
      { kind: 'reviews', feed: '1' },
      { kind: 'links', of: 'categories', count: 5 },
      { kind: 'widget-form', document: '1', element: 'x', settings: { form_fields: 'no list' } },
      { kind: 'reviews', feed: '9999' },
      { kind: 'links', of: 'archives', count: 1 },
      { kind: 'links', of: 'comments', count: 3 },
      { kind: 'links', of: 'meta', count: 5 },
      { kind: 'sidebar' },
      { kind: 'code', code: 'Write to us: [contact-form-7 id="1"] or [nobody-knows]' },
      { kind: 'code', code: '[nobody-knows id="1"]' },
    ],
  });
  expect(status).toBe(200);
  const [form, reviews, links, drafted, gone, months, comments, meta, sidebar, code, unknown] = body.answers;
  expect(code.html).toMatch(/^Write to us: .*wpcf7-form.* or \[nobody-knows\]$/s);
  expect(unknown).toEqual({});
  expect(comments.links[0]).toMatchObject({
    by: expect.stringMatching(/./),
    href: expect.stringMatching(/^\/.+\/#comment-\d+$/),
  });
  expect(meta.links[0]).toEqual({ href: '/admin/', text: 'Sign in' });
  expect(sidebar).toHaveProperty('html');
  const [, year, month] = months.links[0].href.split('/');
  const calendar = await own.call('POST', '/editor-site-parts', {
    requests: [{ kind: 'calendar', year: Number(year), month: Number(month) }],
  });
  const [{ calendar: shown }] = calendar.body.answers;
  expect(shown.days[0].href).toMatch(new RegExp(`^/${year}/${month}/\\d\\d/$`));
  expect(shown.later).toBeUndefined();
  expect(form.html).toContain('wpcf7-form');
  expect(reviews.html).toContain('wp-gr');
  expect(links.links.length).toBeGreaterThan(0);
  expect(drafted.html).toContain('data-wpcf7-id="0"');
  expect(gone.html).toBe('');
  for (const kind of ['forms', 'feeds', 'menus', 'categories', 'tags', 'authors']) {
    const list = await own.call('GET', `/editor-lists/${kind}`);
    expect(list.status).toBe(200);
    expect(list.body.items.length).toBeGreaterThan(0);
  }
});

test('questions of the canvas that are none are refused', async () => {
  const own = await ownSite();
  for (const requests of [
    'all',
    [{ kind: 'orders' }],
    [{ kind: 'reviews', feed: 1 }],
    [{ kind: 'code', code: `[${'x'.repeat(2_000)}]` }],
    Array.from({ length: 51 }, () => ({ kind: 'reviews', feed: '1' })),
  ])
    expect((await own.call('POST', '/editor-site-parts', { requests })).status).toBe(400);
  expect((await own.call('GET', '/editor-lists/orders')).status).toBe(400);
});

const typed = (value: unknown, $$type = 'string') => ({ $$type, value });

test('PB-01 CF-01 a form of version 4 keeps the places of its fields, and is stored and mailed', async () => {
  const own = await ownSite();
  const part = (id: string, widgetType: string, settings: object) => ({
    ...{ id, elType: 'widget', widgetType, settings, elements: [] },
  });
  await published(own, 'write', {
    ...{ id: 'aaa0001', elType: 'e-form' },
    settings: {
      'form-name': typed('Visit'),
      'actions-after-submit': typed([typed('email')], 'string-array'),
      email: typed(
        { to: typed([typed('office@example.org')], 'string-array'), subject: typed('A visit') },
        'emails',
      ),
    },
    elements: [
      part('b1', 'e-form-label', { text: typed('Your name'), 'input-id': typed('visit-name') }),
      {
        ...{ id: 'b2', elType: 'e-flexbox', settings: {} },
        elements: [
          part('b3', 'e-form-input', { _cssid: typed('visit-name'), required: typed(true, 'boolean') }),
        ],
      },
      part('b4', 'e-form-input', { _cssid: typed('visit-email'), type: typed('email') }),
      part('b5', 'e-form-radio-button', { name: typed('how'), value: typed('Mail') }),
      part('b6', 'e-form-radio-button', { name: typed('how'), value: typed('Telephone') }),
      part('b7', 'e-form-submit-button', { text: typed('Send it') }),
      {
        ...{ id: 'b8', elType: 'e-form-success-message', settings: {} },
        elements: [part('b9', 'e-paragraph', { paragraph: typed('We have it.') })],
      },
    ],
  });
  const html = await (await fetch(`${own.site.address}/write/`)).text();
  expect(html).toMatch(
    /<form[^>]*data-e-type="e-form"[^>]*aria-label="Visit"[^>]*class="[^"]*e-form-base form-state-default wpcf7-form init/,
  );
  expect(html).toMatch(
    /e-flexbox-base"[^>]*><span class="wpcf7-form-control-wrap" data-name="visit-name"><input id="visit-name"[^>]*aria-required="true"[^>]* name="visit-name"/,
  );
  expect(html).toMatch(/<label[^>]*for="visit-name"[^>]*>Your name/);
  expect(html.match(/ name="how"/g)).toHaveLength(2);

  const wrong = await send(own, html, { 'visit-name': '', 'visit-email': 'nonsense', how: 'Pigeon' });
  expect(wrong.reply.invalid_fields.map(({ field }: { field: string }) => field).toSorted()).toEqual([
    'how',
    'visit-email',
    'visit-name',
  ]);
  const { form, reply } = await send(own, html, {
    'visit-name': 'Ada Lovelace',
    'visit-email': 'ada@example.com',
    how: 'Telephone',
  });
  expect(reply.status).toBe('mail_sent');
  const mails = (await own.call('GET', '/outbox')).body.items;
  expect(mails[0]).toMatchObject({ to: ['office@example.org'], subject: 'A visit' });
  expect(await (await fetch(`${own.site.address}/write/`)).text()).toContain(`data-wpcf7-id="${form}"`);
});
