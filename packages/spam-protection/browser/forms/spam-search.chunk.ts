import { FIELDS, KEYS, SEARCH_FORM } from '../../wire/public.ts';
import type { GuardPart } from '../Guard.ts';

const TRAP = '[name*="apbct__email_id__"],[name*="apbct_email_id__"]';

/** A search is sent once its signals have reached the server, or that has failed: it is always sent. */
export const join: GuardPart['join'] = ({ protection, calls, noCookie }) => {
  const underWay = new WeakSet<HTMLFormElement>();
  const saved = new WeakSet<HTMLFormElement>();

  const onSubmit = (event: SubmitEvent): void => {
    const forms = protection.view.document.querySelectorAll<HTMLFormElement>(SEARCH_FORM);
    const form = [...forms].find((one) => one === event.target);
    if (!form || saved.delete(form)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (underWay.has(form)) return;
    underWay.add(form);
    // A second trap is a button: pressing Enter would trigger it.
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
      // `requestSubmit`, not `submit`: the form's own handlers get their turn.
      HTMLFormElement.prototype.requestSubmit.call(form, button?.isConnected ? button : null);
    });
  };
  protection.view.addEventListener('submit', onSubmit, true);
};
