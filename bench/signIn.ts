import { NONCE_HEADER } from '../packages/kernel/server/http/protectRoutes.ts';

/** Headers for calls as a signed-in administrator. */
export async function signIn(baseURL: string, password: string): Promise<Readonly<Record<string, string>>> {
  const session = await fetch(`${baseURL}/admin/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'admin', password }),
  });
  const { nonce } = (await session.json()) as { nonce: string };
  return { cookie: session.headers.get('set-cookie')?.split(';')[0] ?? '', [NONCE_HEADER]: nonce };
}
