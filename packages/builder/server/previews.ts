import { createPreviewLinks, type Nonces } from '@portico/kernel/server';

const KIND = 'preview';

/** Preview URL of a draft, for anyone with the link. */
export async function previewAddress(nonces: Nonces, id: number, revision?: number): Promise<string> {
  const nonce = await createPreviewLinks(nonces, KIND).issue(id);
  return `/preview/${id}/?${revision === undefined ? '' : `revision=${revision}&`}preview_nonce=${nonce}`;
}

export function isPreviewLink(nonces: Nonces, id: number, nonce: unknown): Promise<boolean> {
  return createPreviewLinks(nonces, KIND).opens(id, nonce);
}
