import type { PaymentIntent } from '../../wire/public.ts';

/** Takes the payments of forms that require one. */
export interface PaymentGateway {
  open(submission: { readonly formId: number; readonly title: string }): Promise<PaymentIntent>;
  /** Whether this intent has been paid. */
  isPaid(intentId: string): Promise<boolean>;
}
