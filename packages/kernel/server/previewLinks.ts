import type { Nonces } from './nonces.ts';

/** Links to drafts. They work for whoever has one, for half a day or a day, and are sent to people who do not sign in. */
export interface PreviewLinks {
  /** The proof that such a link carries. */
  issue(id: number): Promise<string>;
  opens(id: number, proof: unknown): Promise<boolean>;
}

const ANYBODY = '0';

export function createPreviewLinks(nonces: Nonces, kind: string): PreviewLinks {
  return {
    issue: (id) => nonces.issue(`${kind}:${id}`, ANYBODY),
    opens: async (id, proof) => (await nonces.verify(proof, `${kind}:${id}`, ANYBODY)) !== 'invalid',
  };
}
