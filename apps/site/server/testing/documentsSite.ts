import { afterAll, beforeAll, expect } from 'vitest';
import { type Administrator, signInAdministrator } from './signInAdministrator.ts';
import { type RunningSite, startSite } from './startSite.ts';

/** A site for all tests of a file, and what they do with its documents. */
export function documentsSite() {
  let site: RunningSite;
  let administrator: Administrator;
  let made = 0;
  beforeAll(async () => {
    site = await startSite();
    administrator = await signInAdministrator(site);
  });
  afterAll(() => site.remove());

  const nextId = (): string => `b${(made++).toString(16).padStart(6, '0')}`;

  // biome-ignore lint/suspicious/noExplicitAny: a test looks at answers as they come.
  async function call(method: string, path: string, body?: unknown): Promise<any> {
    const answer = await administrator.ask(method, path, body);
    expect(answer.ok, `${method} ${path}: ${answer.status}`).toBe(true);
    return answer.status === 204 ? null : answer.json();
  }

  return {
    call,
    widget: (widgetType: string, settings: object) => ({
      ...{ id: nextId(), elType: 'widget', widgetType, settings, elements: [] },
    }),
    container: (settings: object, ...elements: readonly object[]) => ({
      ...{ id: nextId(), elType: 'container', settings, elements },
    }),
    async publish(type: string, title: string, elements: readonly object[]): Promise<number> {
      const { id } = await call('POST', '/documents', { title, type, settings: {}, elements });
      await call('PUT', `/documents/${id}`, { version: 1, publish: true });
      return id;
    },
    read: async (path: string): Promise<string> => (await fetch(`${site.address}${path}`)).text(),
  };
}
