import { afterEach, expect, test } from 'vitest';
import type { FeedbackReply } from '../wire/public.ts';
import { askForPayment } from './payment.ts';
import type { ContactFormElement } from './Wpcf7.ts';

const REPLY = {
  contact_form_id: 1,
  status: 'payment_required',
  message: 'Please pay.',
  invalid_fields: [],
  stripe: { payment_intent: { id: 'pi_1', client_secret: 'secret' } },
} as unknown as FeedbackReply;

afterEach(() => Reflect.deleteProperty(window, 'wpcf7_stripe'));

test('CF-03 a payment is asked for', () => {
  const form = formWithPayment();
  askForPayment(form, REPLY);
  expect(form.querySelector('.second')?.className).toBe('second');
});

test('CF-03 where the script of Contact Form 7’s payments is on the page, only it takes the card and sends again', () => {
  Object.assign(window, { wpcf7_stripe: { publishable_key: 'pk' } });
  const form = formWithPayment();
  const before = form.innerHTML;
  askForPayment(form, REPLY);
  expect(form.innerHTML).toBe(before);
  expect(form.querySelector<HTMLButtonElement>('.second')?.onclick).toBeNull();
});

function formWithPayment(): ContactFormElement {
  document.body.innerHTML = `<form><div class="wpcf7-stripe"><div class="wpcf7-form-control-wrap hidden"></div>
    <button type="submit" class="first">Proceed</button> <button type="button" class="second hidden">Pay</button>
    <input type="hidden" name="_wpcf7_stripe_payment_intent" value=""></div></form>`;
  return document.querySelector('form') as ContactFormElement;
}
