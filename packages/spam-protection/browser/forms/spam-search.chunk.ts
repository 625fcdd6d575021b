import { FIELDS, KEYS } from '../../wire/keys.ts';
import { SEARCH_FORM } from '../../wire/searchForm.ts';
import type { GuardPart } from '../Guard.ts';

const TRAP = '[name*="apbct__email_id__"],[name*="apbct_email_id__"]';

/** A search goes off after its signals are with the server, or the server has failed to take them: never not at all. */
export const join: GuardPart['join'] = ({ protection, calls, noCookie }) => {
  const underWay = new WeakSet<HTMLFormElement>();
  const saved = new WeakSet<HTMLFormElement>();

  const onSubmit = (event: SubmitEvent): void => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches(SEARCH_FORM) || saved.delete(form)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (underWay.has(form)) return;
    underWay.add(form);
    // A second trap is a button: whoever presses Enter would fall into it.
    const button = event.submitter?.matches(TRAP) ? null : event.submitter;
    const trap = form.querySelector<HTMLInputElement>(TRAP);
    const map = {
      ...noCookie.forForm(),
      [KEYS.searchHoneypot]: trap?.value ?? '',
      [FIELDS.eventToken]: protection.eventToken(),
      [KEYS.forceAltCookies]: true,
    };
    const saving = calls().then(({ sessions }) => sessions.save(map));
    void saving.finally(() => {
      trap?.remove();
      underWay.delete(form);
      saved.add(form);
      // Asked for, not forced: the form's own handlers have their say now.
      HTMLFormElement.prototype.requestSubmit.call(form, button?.isConnected ? button : null);
    });
  };
  protection.view.addEventListener('submit', onSubmit, true);
};
