import { type FeedbackReply, HIDDEN, PAYMENT_SCRIPT } from '../wire/public.ts';
import { setInput } from './refill.ts';
import { type ContactFormElement, wpcf7 } from './Wpcf7.ts';

/** After a reply: asks for the payment, or restores the buttons. */
export function askForPayment(form: ContactFormElement, reply: FeedbackReply): void {
  // The script of Contact Form 7's own payments is on the page and does this itself, with a card.
  if (PAYMENT_SCRIPT in window) return;
  const block = form.querySelector('.wpcf7-stripe');
  const [first, second] = ['.first', '.second'].map((name) => block?.querySelector<HTMLButtonElement>(name));
  if (!block || !first || !second) return;
  const intent = reply.status === 'payment_required' ? reply.stripe?.payment_intent : undefined;
  setInput(block, HIDDEN.paymentIntent, intent?.id ?? '');
  block.querySelector('.wpcf7-form-control-wrap')?.classList.toggle('hidden', !intent);
  first.classList.toggle('hidden', Boolean(intent));
  second.classList.toggle('hidden', !intent);
  first.disabled = reply.status === 'mail_sent' || reply.status === 'mail_failed';
  if (intent) {
    second.onclick = () => void wpcf7().submit(form);
    second.focus();
  }
}
