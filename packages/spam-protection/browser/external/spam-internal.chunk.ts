import { AJAX_ACTIONS, FIELDS, INTERNAL_EXCEPTIONS } from '../../wire/public.ts';
import type { GuardPart } from '../Guard.ts';
import { valuesOf } from './ask.ts';

const ASK_AFTER_MS = 500;

/** For sites whose own legacy scripts accept forms unchecked: checks them here. */
export const join: GuardPart['join'] = ({ protection, calls, noCookie }) => {
  const { view, configuration, eventToken } = protection;
  const home = configuration.text('blog_home');
  const asking = new WeakSet<HTMLFormElement>();
  const allowed = new WeakSet<HTMLFormElement>();

  const isInternal = (form: HTMLFormElement): boolean => {
    const written = form.getAttribute('action');
    if (!written) return false;
    const action = new URL(written, form.baseURI).href;
    return action.startsWith(home) && /\.php/.test(action) && !INTERNAL_EXCEPTIONS.test(action);
  };
  const ask = async (form: HTMLFormElement): Promise<string | true> => {
    const { transport } = await calls();
    const reply = await transport.ajax(AJAX_ACTIONS.internalCheck, {
      [FIELDS.noCookie]: noCookie.forRequest(),
      ...valuesOf(form),
      [FIELDS.eventToken]: eventToken(),
    });
    // If the server cannot be asked, it is allowed.
    if (reply.kind === 'failure') return true;
    const { success, data } = reply.body as { success?: unknown; data?: unknown };
    return success === true || String(data ?? '');
  };

  let hasBegun = false;
  setTimeout(() => {
    hasBegun = true;
  }, ASK_AFTER_MS);
  view.addEventListener(
    'submit',
    (event) => {
      const form = event.target;
      // Checked on submission: a form may have been added or decoded after the page loaded.
      if (!hasBegun || !(form instanceof HTMLFormElement) || !isInternal(form) || allowed.delete(form))
        return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (asking.has(form)) return;
      asking.add(form);
      const { submitter } = event;
      void ask(form)
        .catch(() => true as const)
        .then((said) => {
          asking.delete(form);
          if (said !== true) return view.alert(said);
          allowed.add(form);
          HTMLFormElement.prototype.requestSubmit.call(form, submitter?.isConnected ? submitter : null);
        });
    },
    true,
  );
};
