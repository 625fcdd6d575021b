import { debounce } from '@portico/kernel/dom';
import {
  CHECKED_BEFORE_POST,
  CHECKED_ON_LEAVING,
  CHECKED_WHILE_TYPING,
  CHECKED_WHILE_TYPING_MARK,
  KEYS,
} from '../wire/public.ts';
import type { EmailIndicatorModule } from './EmailIndicatorModule.ts';
import type { Guard } from './Guard.ts';

export const TYPING_PAUSE_MS = 300;
const KNOWN_FOR_SECONDS = 86_400;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

interface Checked {
  readonly result: unknown;
  readonly timestamp: number;
}

/** Looks up addresses as soon as they are complete. It never prevents the form from being sent. */
export function startEmailChecks({ protection, calls }: Guard, first: HTMLInputElement): void {
  const { view, configuration, store, load } = protection;
  const { document: page } = view;
  const checksBefore = configuration.flag('data__email_check_before_post');
  const checksExists = configuration.flag('data__email_check_exist_post');
  const before = checker('checkEmailBeforePost', KEYS.checkedEmails);
  const exists = checker('checkEmailExists', KEYS.checkedEmailsExist);

  /** Asks about each address once. Resolves to the server's result, or `undefined` if there was none. */
  function checker(call: 'checkEmailBeforePost' | 'checkEmailExists', key: string) {
    const known = freshResults(store.get(key));
    const asking = new Map<string, Promise<unknown>>();
    for (const [email, { result }] of Object.entries(known)) asking.set(email, Promise.resolve(result));
    const ask = async (email: string): Promise<unknown> => {
      const reply = await calls()
        .then(({ transport }) => transport.call(call, { email }, { byRest: call === 'checkEmailExists' }))
        .catch(() => undefined);
      const result = reply?.kind === 'reply' && (reply.body as { result?: unknown }).result;
      if (!result) {
        // A failed lookup is repeated next time.
        asking.delete(email);
        return undefined;
      }
      known[email] = { result, timestamp: Math.floor(Date.now() / 1000) };
      store.set({ [key]: JSON.stringify(known) });
      return result;
    };
    return (email: string): Promise<unknown> => {
      const asked = asking.get(email) ?? ask(email);
      asking.set(email, asked);
      return asked;
    };
  }

  const indicator = (): Promise<EmailIndicatorModule> => load<EmailIndicatorModule>('email-indicator');
  let shown: HTMLInputElement | undefined;
  const look = async (field: HTMLInputElement): Promise<void> => {
    // As it is: an address with spaces is not looked up.
    const email = field.value;
    if (!email && shown) (await indicator()).hideIndicator();
    if (!EMAIL.test(email)) return;
    const { showIndicator, hideIndicator } = await indicator();
    shown = field;
    const isCurrent = (): boolean => field.value === email;
    if (isCurrent()) showIndicator(field, { kind: 'loading' });
    const result = (await exists(email)) as { result?: unknown; text_result?: unknown } | undefined;
    if (!isCurrent()) return;
    if (!result) return hideIndicator();
    const kind = result.result === 'EXISTS' ? 'good' : 'bad';
    showIndicator(field, { kind, text: String(result.text_result ?? '') });
  };

  const isField = (target: EventTarget | null, selector: string): target is HTMLInputElement =>
    target instanceof HTMLInputElement && target.matches(selector);

  const onLeave = (target: EventTarget | null): void => {
    if (checksBefore && isField(target, CHECKED_BEFORE_POST) && EMAIL.test(target.value))
      void before(target.value);
    if (checksExists && isField(target, CHECKED_ON_LEAVING)) void look(target);
    // A script may have filled the field without a sign of it.
    onInput(target);
  };
  const lookSoon = debounce((field: HTMLInputElement) => void look(field), TYPING_PAUSE_MS);
  const onInput = (target: EventTarget | null): void => {
    if (!checksExists || !isField(target, CHECKED_WHILE_TYPING)) return;
    target.setAttribute(CHECKED_WHILE_TYPING_MARK, '1');
    lookSoon(target);
  };
  page.addEventListener('blur', ({ target }) => onLeave(target), true);
  page.addEventListener('input', ({ target }) => onInput(target));
  // The result for an address is removed when its form has been sent and reset.
  page.addEventListener('reset', ({ target }) => {
    if (shown && shown.form === target) void indicator().then(({ hideIndicator }) => hideIndicator());
  });
  // The visitor may have typed before this code was loaded.
  (page.activeElement === first ? onInput : onLeave)(first);
}

/** What earlier pages of the visit found out, unless it is too old. */
function freshResults(stored: unknown): Record<string, Checked> {
  const oldest = Date.now() / 1000 - KNOWN_FOR_SECONDS;
  const isFresh = (checked: Partial<Checked> | null): boolean =>
    !!checked?.result && Number(checked.timestamp) > oldest;
  try {
    return Object.fromEntries(
      Object.entries<Checked>(JSON.parse(String(stored))).filter(([, checked]) => isFresh(checked)),
    );
  } catch {
    // Anybody can write to the page's storage: what cannot be read is looked up again.
    return {};
  }
}
