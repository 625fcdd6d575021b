import { expect } from 'vitest';

const CALLS = '/wp-json/elementor/v1/import-export-customization';

/** The calls for kits of a signed-in administrator. Each must succeed. */
export function kitCalls(address: string, signedIn: Readonly<Record<string, string>>) {
  // biome-ignore lint/suspicious/noExplicitAny: a test looks at answers as they come.
  return async (path: string, body: object | FormData): Promise<any> => {
    const isForm = body instanceof FormData;
    const response = await fetch(`${address}${CALLS}/${path}`, {
      method: 'POST',
      headers: { ...signedIn, ...(!isForm && { 'content-type': 'application/json' }) },
      body: isForm ? body : JSON.stringify(body),
    });
    const said = await response.json();
    expect(said, path).toMatchObject({ data: expect.anything() });
    expect(said.data.message ?? '', path).toBe('');
    return said;
  };
}
