import { createTestClock, NONCE_HEADER } from '@portico/kernel/server/testing';
import { expect, onTestFinished } from 'vitest';
import { signInAdministrator } from './signInAdministrator.ts';
import { startSite } from './startSite.ts';

const CALLS = '/wp-json/elementor/v1/import-export-customization';

export type EmptySite = Awaited<ReturnType<typeof emptySite>>;

/** A new site without content, with its administrator and the kit API. */
export async function emptySite() {
  const site = await startSite({ PORTICO_START: 'empty' }, createTestClock(Date.UTC(2026, 5, 1)));
  onTestFinished(() => site.remove());
  const { cookie, nonce, ask } = await signInAdministrator(site);
  const call = async (path: string, body: object | FormData) => {
    const isForm = body instanceof FormData;
    const response = await fetch(`${site.address}${CALLS}/${path}`, {
      method: 'POST',
      headers: {
        ...{ cookie, [NONCE_HEADER]: nonce },
        ...(!isForm && { 'content-type': 'application/json' }),
      },
      body: isForm ? body : JSON.stringify(body),
    });
    const { data } = await response.json();
    expect(data.message ?? '', path).toBe('');
    return data;
  };
  // biome-ignore lint/suspicious/noExplicitAny: a test looks at answers as they come.
  const admin: (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) => Promise<any> =
    async (...asked) => {
      const answer = await ask(...asked);
      expect(answer.status, asked[1]).toBeLessThan(300);
      return answer.status === 204 ? null : answer.json();
    };
  return {
    admin,
    async exportKit(more: object) {
      const kitInfo = { title: 'Whole', description: '', source: 'file' };
      return Buffer.from((await call('export', { kitInfo, ...more })).file, 'base64');
    },
    async importKit(archive: Buffer, include?: readonly string[]) {
      const form = new FormData();
      form.set('e_import_file', new Blob([new Uint8Array(archive)]), 'kit.zip');
      const { session } = await call('upload', form);
      const { runners } = await call('import', { session, ...(include && { include }) });
      for (const runner of runners) await call('import-runner', { session, runner });
      return { session };
    },
    text: async (path: string) => (await fetch(site.address + path)).text(),
    bytes: async (path: string) => Buffer.from(await (await fetch(site.address + path)).arrayBuffer()),
  };
}
