import { FIELDS, KEYS } from '../../protocol/keys.ts';
import type { AltSessions } from '../altSessions.ts';
import { formSignals } from '../noCookieData.ts';
import type { Protection } from '../Protection.ts';

const SEARCH_FORM = 'form[apbct-form-sign="native_search"]';
const TRAP = '[name*="apbct__email_id__"],[name*="apbct_email_id__"]';

/** A search goes off after its signals are with the server, or the server has failed to take them: never not at all. */
export function holdSearchForms(protection: Protection, sessions: AltSessions): void {
  if (!protection.configuration.flag('settings__forms__search_test')) return;
  const saving = new WeakSet<HTMLFormElement>();
  const saved = new WeakSet<HTMLFormElement>();

  const onSubmit = (event: SubmitEvent): void => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches(SEARCH_FORM) || saved.delete(form)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (saving.has(form)) return;
    saving.add(form);
    const trap = form.querySelector<HTMLInputElement>(TRAP);
    const { submitter } = event;
    const map = {
      ...formSignals(protection),
      [KEYS.searchHoneypot]: trap?.value ?? '',
      [FIELDS.eventToken]: protection.eventToken(),
      [KEYS.forceAltCookies]: true,
    };
    void sessions.save(map).then(() => {
      trap?.remove();
      saving.delete(form);
      saved.add(form);
      // Asked for, not forced: the form's own handlers have their say now.
      HTMLFormElement.prototype.requestSubmit.call(form, submitter?.isConnected ? submitter : null);
    });
  };
  protection.view.addEventListener('submit', onSubmit, true);
}
