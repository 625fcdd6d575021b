import { HIDDEN_TARGET } from '../../wire/public.ts';
import { hidden } from './checkInACopy.ts';
import { ownMembers } from './ownMembers.ts';

/** Posts the form to this page, whose server judges it and forwards it to its original target. */
export function sendThroughServer(element: HTMLFormElement): void {
  const form = ownMembers(element);
  if (form.querySelector(`[name=${HIDDEN_TARGET.action}]`)) return;
  const page = form.ownerDocument;
  const target = new URL(form.getAttribute('action') ?? '', page.baseURI).href;
  form.append(
    hidden(page, HIDDEN_TARGET.action, target),
    hidden(page, HIDDEN_TARGET.method, (form.getAttribute('method') || 'get').toLowerCase()),
  );
  form.setAttribute('method', 'POST');
  form.setAttribute('action', page.location.href);
}
