import type { ProofOfWorkChallenge } from '../../wire/calls.ts';

/** What the proof's chunk exports. */
export interface ProofModule {
  solve(challenge: ProofOfWorkChallenge): Promise<string | null>;
}
