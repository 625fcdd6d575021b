import type { ProofOfWorkChallenge } from '../../wire/calls.ts';
import { findProof } from './findProof.ts';

addEventListener('message', ({ data }: MessageEvent<ProofOfWorkChallenge>) => {
  void findProof(data).then((proof) => postMessage(proof));
});
