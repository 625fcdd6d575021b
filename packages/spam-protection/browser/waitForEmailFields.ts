import { MAY_HOLD_AN_ADDRESS } from '../wire/public.ts';
import type { Guard } from './Guard.ts';

/** The exports of the checks' chunk. */
export interface EmailChecksModule {
  startEmailChecks(guard: Guard, first: HTMLInputElement): void;
}

/** Loads the checks when the visitor first reaches for an email field, or has already done so. */
export function waitForEmailFields(guard: Guard): void {
  const { view, configuration, load } = guard.protection;
  const { document: page } = view;
  const { flag } = configuration;
  if (!flag('data__email_check_before_post') && !flag('data__email_check_exist_post')) return;
  const onFocus = ({ target }: Pick<Event, 'target'>): void => {
    if (!(target instanceof HTMLInputElement) || !target.matches(MAY_HOLD_AN_ADDRESS)) return;
    page.removeEventListener('focusin', onFocus);
    load<EmailChecksModule>('email-checks').then(
      ({ startEmailChecks }) => startEmailChecks(guard, target),
      // The next focus on a field tries again.
      () => page.addEventListener('focusin', onFocus),
    );
  };
  page.addEventListener('focusin', onFocus);
  const fields = page.querySelectorAll<HTMLInputElement>(MAY_HOLD_AN_ADDRESS);
  const filled = [...fields].find(({ value, defaultValue }) => value !== defaultValue);
  onFocus({ target: filled ?? page.activeElement });
}
