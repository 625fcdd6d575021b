import { AJAX_ACTIONS } from '../../protocol/calls.ts';
import { FIELDS } from '../../protocol/keys.ts';
import { INTERNAL_EXCEPTIONS } from '../../wire/externalForms.ts';
import type { GuardPart } from '../Guard.ts';
import { valuesOf } from './ask.ts';

const SCAN_AFTER_MS = 500;

/** For sites whose own old programs take forms without asking anybody: asks for them. */
export const join: GuardPart['join'] = ({ protection, calls, noCookie }) => {
  const { view, configuration, eventToken } = protection;
  const home = configuration.text('blog_home');
  const checked = new WeakSet<HTMLFormElement>();
  const allowed = new WeakSet<HTMLFormElement>();

  const isInternal = (form: HTMLFormElement): boolean => {
    const action = form.getAttribute('action') ?? '';
    return action.startsWith(home) && /\.php/.test(action) && !INTERNAL_EXCEPTIONS.test(action);
  };
  const ask = async (form: HTMLFormElement): Promise<string | true> => {
    const { transport } = await calls();
    const reply = await transport.ajax(AJAX_ACTIONS.internalCheck, {
      [FIELDS.noCookie]: noCookie.forRequest(),
      ...valuesOf(form),
      [FIELDS.eventToken]: eventToken(),
    });
    // Whoever cannot be asked has no objection.
    if (reply.kind === 'failure') return true;
    const { success, data } = reply.body as { success?: unknown; data?: unknown };
    return success === true || String(data ?? '');
  };

  setTimeout(() => {
    for (const form of view.document.forms) if (isInternal(form)) checked.add(form);
  }, SCAN_AFTER_MS);
  view.addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || !checked.has(form) || allowed.delete(form)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      const { submitter } = event;
      void ask(form).then((said) => {
        if (said !== true) return view.alert(said);
        allowed.add(form);
        HTMLFormElement.prototype.requestSubmit.call(form, submitter?.isConnected ? submitter : null);
      });
    },
    true,
  );
};
