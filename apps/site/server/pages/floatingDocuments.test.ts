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

test('PB-13 PB-14 what floats is on every page once it is published, and its clicks are counted', async () => {
  expect((await read('/')).html).not.toContain('elementorFrontendConfig');
  const made = await call('POST', '/documents', {
    title: 'Bar',
    type: 'floating-buttons',
    settings: {},
    elements: [
      {
        id: 'b0a0000',
        elType: 'widget',
        widgetType: 'floating-bars-var-1',
        settings: { announcement_text: 'News', cta_text: 'Read', cta_link: { url: '/blog/' } },
        elements: [],
      },
    ],
  });
  await call('PUT', `/documents/${made.id}`, { version: 1, publish: true });

  const { html, policy } = await read('/shop/');
  const place = html.indexOf(`data-elementor-type="floating-buttons" data-elementor-id="${made.id}"`);
  // A bar at the top sticks from where it stands.
  expect(place).toBeGreaterThan(0);
  expect(place).toBeLessThan(html.indexOf('<header'));
  const inline = [...html.matchAll(/<script>/g)];
  expect(policy.match(/'sha256-/g)).toHaveLength(inline.length);
  const [, nonce = ''] = /"floatingButtonsClickTracking":"(\w+)"/.exec(html) ?? [];

  expect(await click({ action: 'elementor_send_clicks', _nonce: nonce }, [made.id, made.id, 1])).toEqual([
    200,
    { success: true },
  ]);
  const [status, refused] = await click({ action: 'elementor_send_clicks', _nonce: 'no' }, [made.id]);
  expect([status, refused]).toEqual([403, { success: false, data: { message: expect.any(String) } }]);
  expect(await call('GET', '/document-clicks')).toEqual({
    days: 30,
    items: [{ document: made.id, clicks: 2 }],
  });

  await call('POST', `/documents/${made.id}/unpublish`, {});
  expect((await read('/shop/')).html).not.toContain('floating-buttons');
});

async function read(path: string) {
  const response = await fetch(site.address + path);
  return { html: await response.text(), policy: response.headers.get('content-security-policy') ?? '' };
}

async function call(method: string, path: string, body?: object) {
  const response = await administrator.ask(method, path, body);
  const answer = await response.json();
  expect(response.status, JSON.stringify(answer)).toBe(200);
  return answer;
}

/** As browsers send it. */
async function click(fields: Record<string, string>, documents: readonly number[]) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  for (const id of documents) body.append('clicks[]', String(id));
  const response = await fetch(`${site.address}/wp-admin/admin-ajax.php`, { method: 'POST', body });
  return [response.status, await response.json()];
}
