import type { ProofOfWorkChallenge } from '../../wire/public.ts';
import { findProof } from './findProof.ts';

addEventListener('message', ({ data }: MessageEvent<ProofOfWorkChallenge>) => {
  void findProof(data).then((proof) => postMessage(proof));
});
