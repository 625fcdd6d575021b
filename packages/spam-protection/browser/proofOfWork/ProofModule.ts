import type { ProofOfWorkChallenge } from '../../protocol/calls.ts';

/** What the proof's chunk exports. */
export interface ProofModule {
  solve(challenge: ProofOfWorkChallenge): Promise<string | null>;
}
