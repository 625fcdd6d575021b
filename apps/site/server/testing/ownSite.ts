import { NONCE_HEADER } from '@portico/kernel/server/testing';
import { onTestFinished } from 'vitest';
import { PASSWORD, startSite } from './startSite.ts';

/** A separate site for a test, and its owner's API client. */
export async function ownSite(start: 'empty' | 'demo' = 'empty') {
  const site = await startSite({ PORTICO_START: start });
  onTestFinished(() => site.remove());
  const api = `${site.address}/admin/api`;
  const json = { 'content-type': 'application/json' };
  const session = await fetch(`${api}/session`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ name: 'admin', password: PASSWORD }),
  });
  const headers = {
    cookie: session.headers.get('set-cookie')?.split(';')[0] ?? '',
    [NONCE_HEADER]: (await session.json()).nonce,
  };
  async function call(method: string, path: string, body?: object) {
    const sent = body && { headers: { ...headers, ...json }, body: JSON.stringify(body) };
    const answer = await fetch(`${api}${path}`, { method, headers, ...sent });
    const words = await answer.text();
    return { status: answer.status, body: words ? JSON.parse(words) : null };
  }
  async function page(title: string, slug: string): Promise<number> {
    const { id, version } = (await call('POST', '/documents', { title, slug, settings: {}, elements: [] }))
      .body;
    await call('PUT', `/documents/${id}`, { version, publish: true });
    return id;
  }
  return { site, call, page };
}
