import type { PaymentIntent } from '../../wire/public.ts';

/** Who takes the money of forms that ask for some. */
export interface PaymentGateway {
  open(submission: { readonly formId: number; readonly title: string }): Promise<PaymentIntent>;
  /** Whether this intent has been paid. */
  isPaid(intentId: string): Promise<boolean>;
}
