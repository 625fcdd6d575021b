import type { ObservedRequest } from '@portico/kernel/http';
import type { ProofOfWorkChallenge } from '../../protocol/calls.ts';
import { FIELDS } from '../../protocol/keys.ts';
import { blockedInText } from '../block/blockMessage.ts';
import type { Protection } from '../Protection.ts';

/** What the proof's chunk exports. */
export interface ProofModule {
  solve(challenge: ProofOfWorkChallenge): Promise<string | null>;
}

export interface Proofs {
  /** Adds the proof to the request that it was made for. */
  amend(request: ObservedRequest): void;
}

/**
 * When the server is in two minds about a submission it asks for some work. The browser does it and sends the same
 * submission once more; the script that sent it sees one answer, and the visitor nothing at all.
 */
export function retryWithProof({ view, load }: Protection): Proofs {
  const proofs = new Map<string, string>();
  const inner = view.fetch;

  view.fetch = async function fetch(...args) {
    const isRequest = args[0] instanceof view.Request;
    // A request can be sent once; the copy is for the second time.
    const again = isRequest && args[0] instanceof view.Request ? ([args[0].clone(), args[1]] as const) : args;
    const response = await Reflect.apply(inner, this, args);
    const url = new URL(response.url || view.location.href, view.location.href);
    const mayAsk =
      url.origin === view.location.origin && /json|html/.test(response.headers.get('content-type') ?? '');
    const method = args[1]?.method ?? (args[0] instanceof view.Request ? args[0].method : 'GET');
    if (!mayAsk || !/^post$/i.test(method)) return response;
    const challenge = await response
      .clone()
      .text()
      .then(blockedInText, () => undefined)
      .then((blocked) => blocked?.challenge);
    const proof =
      challenge &&
      (await load<ProofModule>('spam-proof')
        .then(({ solve }) => solve(challenge))
        .catch(() => null));
    if (!proof) return response;
    proofs.set(url.href, proof);
    return Reflect.apply(inner, this, again);
  };

  return {
    amend({ url, body }) {
      const proof = proofs.get(url);
      if (!proof || !body || body.has(FIELDS.proofOfWork)) return;
      proofs.delete(url);
      body.append(FIELDS.proofOfWork, proof);
    },
  };
}
