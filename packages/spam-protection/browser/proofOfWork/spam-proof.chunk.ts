import type { ProofOfWorkChallenge } from '../../wire/public.ts';

/** Finds a proof in a worker, so that the page stays responsive. `null` if there is none. */
export function solve(challenge: ProofOfWorkChallenge): Promise<string | null> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./proof.worker.ts', import.meta.url), { type: 'module' });
    const end = (proof: string | null): void => {
      worker.terminate();
      resolve(proof);
    };
    worker.onmessage = ({ data }: MessageEvent<string | null>) => end(data);
    worker.onerror = () => end(null);
    worker.postMessage(challenge);
  });
}
