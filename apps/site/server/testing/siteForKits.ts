import { createTestClock, NONCE_HEADER } from '@portico/kernel/server/testing';
import { onTestFinished } from 'vitest';
import { kitCalls } from './kitCalls.ts';
import { signInAdministrator } from './signInAdministrator.ts';
import { startSite } from './startSite.ts';

/** A site with a signed-in administrator, who imports kits over HTTP as the screens do. */
export async function siteForKits() {
  const site = await startSite({}, createTestClock(Date.UTC(2026, 5, 1)));
  onTestFinished(() => site.remove());
  const { cookie, nonce, ask } = await signInAdministrator(site);
  const call = kitCalls(site.address, { cookie, [NONCE_HEADER]: nonce });
  return {
    call,
    ports: site.ports,
    async importKit(archive: Buffer, customization: object | null = null) {
      const form = new FormData();
      form.set('e_import_file', new Blob([new Uint8Array(archive)]), 'kit.zip');
      const { session } = (await call('upload', form)).data;
      const { runners } = (await call('import', { session, customization })).data;
      // biome-ignore lint/suspicious/noExplicitAny: a test looks at answers as they come.
      let last: any = null;
      for (const runner of runners) last = (await call('import-runner', { session, runner })).data;
      return { session: session as string, last };
    },
    admin: async (method: 'GET', path: string) => (await ask(method, `/${path}`)).json(),
    address: site.address,
    text: async (path: string) => (await fetch(site.address + path)).text(),
    status: async (path: string) => (await fetch(site.address + path)).status,
  };
}
