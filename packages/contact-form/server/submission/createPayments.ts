import type { Database } from '@portico/kernel/server';
import type { CompiledForm } from '../../template/compileForm.ts';
import { HIDDEN, type PaymentIntent } from '../../wire/public.ts';
import type { Signature } from '../challenges/signature.ts';
import type { PaymentGateway } from '../payment/PaymentGateway.ts';
import type { ContactFormTables } from '../tables.ts';
import { postedValue } from '../uploads/PostedForm.ts';
import { postedDataHash } from './postedDataHash.ts';
import type { Submission } from './Submission.ts';

export interface Payments {
  /** Whether this submission was judged before, is unchanged, and has been paid for since. */
  isPaidFor(submission: Submission): Promise<boolean>;
  /** What must be paid before the form is sent; `null` for forms without payment. */
  due(form: CompiledForm): Promise<PaymentIntent | null>;
}

export function createPayments(gateway: PaymentGateway, signature: Signature, database: Database): Payments {
  return {
    async isPaidFor(submission) {
      const intent = postedValue(submission.posted, HIDDEN.paymentIntent);
      const hash = postedValue(submission.posted, HIDDEN.postedDataHash);
      if (!intent || !hash) return false;
      const isSame =
        hash === (await postedDataHash(signature, submission)) ||
        hash === (await postedDataHash(signature, submission, 1));
      return isSame && (await gateway.isPaid(intent)) && !(await isSpent(intent));
    },

    async due({ definition, tags }) {
      if (!tags.some(({ basetype }) => basetype === 'payment')) return null;
      return gateway.open({ formId: definition.id, title: definition.title });
    },
  };

  /** A payment is valid for one message. */
  async function isSpent(intent: string): Promise<boolean> {
    const row = await database
      .tables<ContactFormTables>()
      .selectFrom('contact_submissions')
      .select('id')
      .where('payment_intent', '=', intent)
      .executeTakeFirst();
    return row !== undefined;
  }
}
