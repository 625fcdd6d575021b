import type { Nonces } from '@portico/kernel/server';

/** Where a draft can be seen by whoever has the link, for a day at most. */
export async function previewAddress(nonces: Nonces, id: number, revision?: number): Promise<string> {
  const nonce = await nonces.issue(actionOf(id), ANYBODY);
  return `/preview/${id}/?${revision === undefined ? '' : `revision=${revision}&`}preview_nonce=${nonce}`;
}

export async function isPreviewLink(nonces: Nonces, id: number, nonce: unknown): Promise<boolean> {
  return (await nonces.verify(nonce, actionOf(id), ANYBODY)) !== 'invalid';
}

/** The link is shown to people who do not sign in. */
const ANYBODY = '0';

function actionOf(id: number): string {
  return `preview:${id}`;
}
