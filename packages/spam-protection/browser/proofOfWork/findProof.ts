import type { ProofOfWorkChallenge } from '../../wire/public.ts';

/** Attempts between two checks whether it is still worthwhile. */
const BATCH = 512;

/** The proof for a challenge: the first counter whose hash begins with enough zero bits. `null` if time runs out. */
export async function findProof(
  { challenge, difficulty, expiresAt }: ProofOfWorkChallenge,
  digest: (text: string) => Promise<ArrayBuffer> = sha256,
  now = Date.now,
): Promise<string | null> {
  for (let first = 0; now() < expiresAt; first += BATCH) {
    const texts = [...Array(BATCH)].map((_, index) => `${challenge}:${first + index}`);
    const hashes = await Promise.all(texts.map(digest));
    const found = hashes.findIndex((hash) => zeroBits(new Uint8Array(hash)) >= difficulty);
    if (found >= 0) return texts[found] ?? null;
  }
  return null;
}

function sha256(text: string): Promise<ArrayBuffer> {
  return crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
}

/** The number of leading zero bits of a hash. */
export function zeroBits(hash: Uint8Array): number {
  const at = hash.findIndex((byte) => byte !== 0);
  return at < 0 ? hash.length * 8 : at * 8 + Math.clz32(hash[at] ?? 0) - 24;
}
