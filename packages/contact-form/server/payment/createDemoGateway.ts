import { randomBytes } from 'node:crypto';
import type { Signature } from '../challenges/signature.ts';
import type { PaymentGateway } from './PaymentGateway.ts';

/** Takes no money and reports every intent it opened itself as paid. For the demo site and tests. */
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
