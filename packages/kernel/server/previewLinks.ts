import type { Nonces } from './nonces.ts';

/** Links to drafts, to send to people who do not sign in. They work for anyone who has them, for half a day to a day. */
export interface PreviewLinks {
  /** The token in such a link. */
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
