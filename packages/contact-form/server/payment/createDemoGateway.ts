import { randomBytes } from 'node:crypto';
import type { Signature } from '../challenges/signature.ts';
import type { PaymentGateway } from './PaymentGateway.ts';

/** Takes no money and calls everything paid that it opened itself. For the demo site and for tests. */
export function createDemoGateway(signature: Signature): PaymentGateway {
  return {
    async open() {
      const number = randomBytes(8).toString('hex');
      const id = `pi_${number}${await signature.sign('demo payment', number)}`;
      return { id, client_secret: `${id}_secret` };
    },
    async isPaid(intentId) {
      const [, number = '', proof = ''] = /^pi_([0-9a-f]{16})([0-9a-f]{32})$/.exec(intentId) ?? [];
      return signature.verify(proof, 'demo payment', number);
    },
  };
}
