import { debounce } from '@portico/kernel/dom';
import { CALLS } from '../protocol/calls.ts';
import { KEYS } from '../protocol/keys.ts';
import {
  CHECKED_BEFORE_POST,
  CHECKED_ON_LEAVING,
  CHECKED_WHILE_TYPING,
  CHECKED_WHILE_TYPING_MARK,
} from '../wire/emailFields.ts';
import type { Protection } from './Protection.ts';
import type { Transport } from './transport/createTransport.ts';

export const TYPING_PAUSE_MS = 300;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What the indicator beside a field shows. */
export type EmailState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'good' | 'bad'; readonly text: string };

/** What the indicator's chunk exports. */
export interface EmailIndicatorModule {
  showIndicator(field: HTMLInputElement, state: EmailState): void;
  hideIndicator(): void;
}

/** Looks addresses up as soon as they are complete. Nothing of it keeps anybody from sending the form. */
export function checkEmails(protection: Protection, transport: Transport): void {
  const { view, configuration, store, load } = protection;
  const { document: page } = view;
  const before = checker(CALLS.checkEmailBeforePost, KEYS.checkedEmails);
  const exists = checker(CALLS.checkEmailExists, KEYS.checkedEmailsExist);

  /** Asks about each address once. Resolves to what the server said, `undefined` when it said nothing. */
  function checker(call: typeof CALLS.checkEmailBeforePost | typeof CALLS.checkEmailExists, key: string) {
    const known: Record<string, { result: unknown; timestamp: number }> = {};
    const asking = new Map<string, Promise<unknown>>();
    return (email: string): Promise<unknown> => {
      const asked =
        asking.get(email) ??
        transport.call(call, { email }, { byRest: call === CALLS.checkEmailExists }).then((reply) => {
          const result = reply.kind === 'reply' && (reply.body as { result?: unknown }).result;
          // What failed is asked again next time.
          if (!result) return void asking.delete(email);
          known[email] = { result, timestamp: Math.floor(Date.now() / 1000) };
          store.set({ [key]: JSON.stringify(known) });
          return result;
        });
      asking.set(email, asked);
      return asked;
    };
  }

  const indicator = (): Promise<EmailIndicatorModule> => load<EmailIndicatorModule>('email-indicator');
  let shown = false;
  const look = async (field: HTMLInputElement): Promise<void> => {
    const email = field.value.trim();
    if (!email && shown) (await indicator()).hideIndicator();
    if (!EMAIL.test(email)) return;
    const { showIndicator, hideIndicator } = await indicator();
    shown = true;
    const isCurrent = (): boolean => field.value.trim() === email;
    if (isCurrent()) showIndicator(field, { kind: 'loading' });
    const result = (await exists(email)) as { result?: unknown; text_result?: unknown } | undefined;
    if (!isCurrent()) return;
    if (!result) return hideIndicator();
    const kind = result.result === 'EXISTS' ? 'good' : 'bad';
    showIndicator(field, { kind, text: String(result.text_result ?? '') });
  };

  const isField = (target: EventTarget | null, selector: string): target is HTMLInputElement =>
    target instanceof HTMLInputElement && target.matches(selector);

  if (configuration.flag('data__email_check_before_post'))
    page.addEventListener('focusout', ({ target }) => {
      if (isField(target, CHECKED_BEFORE_POST) && EMAIL.test(target.value.trim()))
        void before(target.value.trim());
    });

  if (!configuration.flag('data__email_check_exist_post')) return;
  const lookSoon = debounce((field: HTMLInputElement) => void look(field), TYPING_PAUSE_MS);
  page.addEventListener('focusout', ({ target }) => {
    if (isField(target, CHECKED_ON_LEAVING)) void look(target);
  });
  page.addEventListener('input', ({ target }) => {
    if (!isField(target, CHECKED_WHILE_TYPING)) return;
    target.setAttribute(CHECKED_WHILE_TYPING_MARK, '1');
    lookSoon(target);
  });
}
