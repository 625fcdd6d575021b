import { OWN_COMMENT_FORM } from '../../wire/ownServer.ts';
import type { GuardPart } from '../Guard.ts';

/**
 * Sends a comment without leaving the page, so that a doubt of the server can be cleared up before it becomes a
 * refusal, and nothing that was typed is lost with one. Whatever goes wrong, the form is sent as it always was.
 */
export const join: GuardPart['join'] = ({ protection: { view } }) => {
  view.document.addEventListener('submit', (event) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !form.matches(OWN_COMMENT_FORM))
      return;
    event.preventDefault();
    void send(view, form);
  });
};

async function send(view: Window & typeof globalThis, form: HTMLFormElement): Promise<void> {
  const sendAsAlways = (): void => HTMLFormElement.prototype.submit.call(form);
  const body = new FormData(form);
  const headers = { accept: 'application/json' };
  // The page's own `fetch`, which by now shows refusals and does the work that a doubt asks for.
  const answer = await view
    .fetch(form.getAttribute('action') ?? '', { method: 'POST', body, headers })
    .catch(() => undefined);
  if (!answer?.ok) return sendAsAlways();
  if (!/json/.test(answer.headers.get('content-type') ?? '')) view.location.assign(answer.url);
}
