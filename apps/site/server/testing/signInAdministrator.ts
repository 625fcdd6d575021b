import { NONCE_HEADER } from '@portico/kernel/server/testing';
import { PASSWORD, type RunningSite } from './startSite.ts';

export interface Administrator {
  readonly cookie: string;
  readonly nonce: string;
  /** Calls the administration's API, with a JSON body. */
  ask(method: string, path: string, body?: unknown): Promise<Response>;
}

/** Signs in as the first administrator. */
export async function signInAdministrator({ address }: Pick<RunningSite, 'address'>): Promise<Administrator> {
  const api = `${address}/admin/api`;
  const response = await fetch(`${api}/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'admin', password: PASSWORD }),
  });
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
  const { nonce }: { nonce: string } = await response.json();
  return {
    cookie,
    nonce,
    ask: (method, path, body) =>
      fetch(api + path, {
        method,
        headers: {
          cookie,
          [NONCE_HEADER]: nonce,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
  };
}
