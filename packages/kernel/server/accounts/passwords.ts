import { hash, verify } from '@node-rs/argon2';

/** Hashes passwords for storage and compares them. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Without a stored hash (no such account) it takes just as long and returns `false`. */
  matches(password: string, stored: string | null): Promise<boolean>;
}

/** argon2id with the minimum memory and passes that OWASP recommends: about 50 ms on a small machine. */
const OPTIONS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export function argon2Passwords(): Passwords {
  // Any password will do: it is only there to be compared with.
  const decoy = hash('nobody has this password', OPTIONS);
  return {
    hash: (password) => hash(password, OPTIONS),
    async matches(password, stored) {
      const isMatch = await verify(stored ?? (await decoy), password);
      return isMatch && stored !== null;
    },
  };
}
