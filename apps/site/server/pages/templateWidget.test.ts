import { expect, test } from 'vitest';
import { documentsSite } from '../testing/documentsSite.ts';

const { call, widget, publish, read } = documentsSite();
const heading = (title: string) => widget('heading', { title });
const template = (id: unknown) => widget('template', { template_id: id });

async function change(id: number, elements: readonly object[]): Promise<void> {
  const { version } = await call('GET', `/documents/${id}`);
  await call('PUT', `/documents/${id}`, { version, elements, publish: true });
}

const occurrences = (html: string, what: string): number => html.split(what).length - 1;

test('K a template is drawn wherever it is placed, with its sheet once, and changes everywhere with it', async () => {
  const part = await publish('section', 'Opening hours', [heading('Open from nine')]);
  await publish('wp-page', 'Visit', [template(String(part)), heading('Between'), template(part)]);
  const html = await read('/visit/');
  expect(occurrences(html, 'class="elementor-template"')).toBe(2);
  expect(occurrences(html, `data-elementor-type="section" data-elementor-id="${part}"`)).toBe(2);
  expect(occurrences(html, '>Open from nine<')).toBe(2);
  expect(occurrences(html, `/assets/documents/${part}-`)).toBe(1);

  await change(part, [heading('Open from ten')]);
  expect(occurrences(await read('/visit/'), '>Open from ten<')).toBe(2);
  await call('POST', `/documents/${part}/unpublish`, {});
  expect(await read('/visit/')).not.toContain('Open from');
});

test('K templates contain templates, but never themselves', async () => {
  const inner = await publish('container', 'Inner', [heading('Innermost')]);
  const outer = await publish('page', 'Outer', [heading('Outermost'), template(inner)]);
  await change(inner, [heading('Innermost'), template(outer), template(inner)]);
  await publish('wp-page', 'Nested', [template(outer)]);
  const html = await read('/nested/');
  expect(occurrences(html, '>Outermost<')).toBe(1);
  expect(occurrences(html, '>Innermost<')).toBe(1);
});

test('K templates that are full of templates end where a page is full', async () => {
  let full = await publish(
    'section',
    'Full',
    Array.from({ length: 30 }, (_, index) => heading(`Line ${index}`)),
  );
  for (const title of ['Fuller', 'Fullest', 'Overfull'])
    full = await publish(
      'section',
      title,
      Array.from({ length: 30 }, () => template(full)),
    );
  await publish('wp-page', 'Crowded', [template(full), heading('After all that')]);
  const html = await read('/crowded/');
  expect(html).toContain('After all that');
  const lines = occurrences(html, '>Line 0<');
  expect(lines).toBeGreaterThan(100);
  expect(lines).toBeLessThan(170);
});

test.each([undefined, '', 0, -1, 1.5, 'nine', [1], { id: 1 }, 2 ** 40])(
  'K a template with the id %j shows nothing, and the page stands',
  async (id) => {
    const placed = template(id);
    const slug = `wrong-${placed.id}`;
    await publish('wp-page', slug, [placed, heading('Still here')]);
    const html = await read(`/${slug}/`);
    expect(html).toContain('Still here');
    expect(html).not.toContain('elementor-template"');
  },
);

test('K pages, headers and drafts are no templates to place; those that are can be chosen in the editor', async () => {
  const page = await publish('wp-page', 'A page', [heading('Of the page')]);
  const header = await publish('header', 'A header', [heading('Of the header')]);
  const { id: draft } = await call('POST', '/documents', {
    ...{ title: 'A draft', type: 'section', settings: {}, elements: [heading('Of the draft')] },
  });
  await call('DELETE', `/documents/${header}`);
  await publish('wp-page', 'None', [page, header, draft].map(template));
  expect(await read('/none/')).not.toContain('elementor-template"');

  const part = await publish('container', 'To choose', [heading('Chosen')]);
  const { items } = await call('GET', '/editor-lists/saved-parts');
  expect(items).toContainEqual({ value: String(part), label: 'To choose' });
  expect(items).toContainEqual({ value: String(draft), label: 'A draft (draft)' });
  expect(items.map(({ label }: { label: string }) => label)).not.toContain('A page');
});

const code = (id: unknown) => `[elementor-template id="${id}"]`;

test('K shortcodes in texts, in markup and by themselves show templates, which never show themselves', async () => {
  const part = await publish('section', 'Named', [heading('Named in a text')]);
  await change(part, [heading('Named in a text'), widget('shortcode', { shortcode: code(part) })]);
  await publish('wp-page', 'Codes', [
    widget('text-editor', { editor: `<p>Before</p><p>${code(part)}</p><p>After</p>` }),
    widget('html', { html: `<div class="frame">${code(part)}</div>` }),
    widget('shortcode', { shortcode: code(part) }),
    widget('text-editor', { editor: `<p>Gone: ${code(4_000_000)}</p>` }),
  ]);
  const html = await read('/codes/');
  expect(occurrences(html, '>Named in a text<')).toBe(3);
  expect(occurrences(html, `/assets/documents/${part}-`)).toBe(1);
  expect(html).toMatch(/<p>Before<\/p>.*Named in a text.*<p>After<\/p>/s);
  expect(html).not.toContain('[elementor-template');
});

test('K a global widget is drawn from its document, in which its settings and styles are, and changes with it', async () => {
  const shown = await publish('widget', 'Call', [
    widget('heading', { title: 'Ring us', title_color: '#123456', header_size: 'h4' }),
  ]);
  const placed = (settings: object) => ({ ...widget('global', settings), templateID: shown });
  const page = await publish('wp-page', 'Everywhere', [placed({}), placed({ header_size: 'h5' })]);
  const html = await read('/everywhere/');
  expect(html).toMatch(/<h4[^>]*>Ring us<.*<h5[^>]*>Ring us</s);
  const [sheet = ''] = /\/assets\/documents\/\d+-[^"]*/.exec(html) ?? [];
  expect(occurrences(await read(sheet), '#123456')).toBe(2);
  await change(shown, [widget('heading', { title: 'Write to us' })]);
  expect(occurrences(await read('/everywhere/'), '>Write to us<')).toBe(2);
  expect((await call('GET', `/documents/${page}`)).elements[0]).toMatchObject({
    ...{ widgetType: 'global', templateID: shown, settings: {} },
  });
});

test.each([undefined, 0, 'nine', { id: 1 }, 4_000_000])(
  'K a global widget of the document %j shows nothing, and the page stands',
  async (templateID) => {
    const placed = { ...widget('global', {}), templateID };
    await publish('wp-page', `lost-${placed.id}`, [placed, heading('Still here')]);
    expect(await read(`/lost-${placed.id}/`)).toContain('Still here');
  },
);
