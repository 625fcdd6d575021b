import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Administrator, signInAdministrator } from '../testing/signInAdministrator.ts';
import { type RunningSite, startSite } from '../testing/startSite.ts';

let site: RunningSite;
let administrator: Administrator;
beforeAll(async () => {
  site = await startSite();
  administrator = await signInAdministrator(site);
});
afterAll(() => site.remove());

const TRIGGERS = { page_load: 'yes', page_load_delay: 2 };

test('K popups stand on the pages that their conditions name, closed, and tell the browser when they open', async () => {
  const { id } = await publish('popup', 'Offer', [heading('Ten percent')], {
    triggers: TRIGGERS,
    timing: { schedule: 'yes', schedule_end_date: '2030-01-01 00:00' },
    classes: 'own "onload',
  });
  await call('PUT', `/theme-templates/${id}/conditions`, { conditions: ['include/archive'] });
  const html = await read('/blog/');
  const [tag = ''] = new RegExp(`<div id="elementor-popup-modal-${id}"[^>]*>`).exec(html) ?? [];
  expect(tag).toContain('role="dialog" aria-modal="true" aria-label="Offer" hidden=""');
  expect(tag).toContain('elementor-popup-modal own"');
  expect(tag).toContain('&quot;page_load_delay&quot;:2');
  expect(tag).toContain(`&quot;schedule_end_date&quot;:${Date.UTC(2030, 0, 1)}`);
  expect(html).toContain('dialog-close-button');
  const [, sheet = ''] = new RegExp(`href="(/assets/documents/${id}-[^"]+)"`).exec(html) ?? [];
  expect(await read(sheet)).toContain(
    `#elementor-popup-modal-${id} .dialog-widget-content{box-shadow:2px 8px 23px 3px rgba(0,0,0,0.2)`,
  );
  const elsewhere = await read('/contact/');
  expect(elsewhere).not.toContain('elementor-popup-modal');
});

test('K a popup that a link opens stands on the page of the link, and opens at nothing else', async () => {
  const { id } = await publish('popup', 'Asked for', [heading('Here it is')], { triggers: TRIGGERS });
  await call('PUT', `/theme-templates/${id}/conditions`, { conditions: [] });
  const tag = `[elementor-tag id="1" name="popup" settings="%7B%22popup%22%3A%22${id}%22%7D"]`;
  await publish('wp-page', 'With a link', [
    {
      ...{ id: 'b7a0001', elType: 'widget', widgetType: 'button', elements: [] },
      settings: { text: 'Open', __dynamic__: { link: tag } },
    },
  ]);
  const html = await read('/with-a-link/');
  const action = encodeURIComponent(
    `elementor-action:action=popup:open&settings=${btoa(JSON.stringify({ id: String(id), toggle: false }))}`,
  );
  expect(html).toContain(`href="#${action}"`);
  expect(html).toContain(`id="elementor-popup-modal-${id}"`);
  expect(html).not.toContain('page_load_delay');
  expect(await read('/contact/')).not.toContain('elementor-popup-modal');
});

test('K a popup that a form opens once it was sent stands on the page of the form, and speaks the site’s language', async () => {
  const { id } = await publish('popup', 'Thank you', [heading('It has arrived')]);
  await call('PUT', `/theme-templates/${id}/conditions`, { conditions: [] });
  await publish('wp-page', 'With a form', [
    {
      ...{ id: 'b7a0003', elType: 'widget', widgetType: 'form', elements: [] },
      settings: {
        form_fields: [{ _id: 'a', custom_id: 'name', field_type: 'text', field_label: 'Name' }],
        submit_actions: ['popup'],
        popup_action: 'open',
        popup_action_popup_id: String(id),
      },
    },
  ]);
  await call('PATCH', '/site-settings', { language: 'de' });
  const html = await read('/with-a-form/');
  expect(html).toContain(
    `&quot;popup_action&quot;:&quot;open&quot;,&quot;popup_action_popup_id&quot;:&quot;${id}&quot;`,
  );
  expect(html).toContain(`id="elementor-popup-modal-${id}"`);
  expect(html).toContain('lightbox-close-button" aria-label="Schließen"');
  const { items } = await call('GET', '/editor-lists/popups');
  expect(items).toContainEqual({ value: String(id), label: 'Thank you' });
});

const heading = (title: string) => ({
  ...{ id: 'b7a0002', elType: 'widget', widgetType: 'heading', elements: [] },
  settings: { title },
});

async function publish(type: string, title: string, elements: readonly object[], settings: object = {}) {
  const made = await call('POST', '/documents', { title, type, settings, elements });
  await call('PUT', `/documents/${made.id}`, { version: 1, publish: true });
  return made as { readonly id: number };
}

const read = async (path: string) => (await fetch(site.address + path)).text();

async function call(method: string, path: string, body?: object) {
  const response = await administrator.ask(method, path, body);
  const answer = await response.json();
  expect(response.status, JSON.stringify(answer)).toBe(200);
  return answer;
}
