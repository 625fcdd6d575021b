import type { ProofOfWorkChallenge } from '../../wire/public.ts';

/** The exports of the proof's chunk. */
export interface ProofModule {
  solve(challenge: ProofOfWorkChallenge): Promise<string | null>;
}
