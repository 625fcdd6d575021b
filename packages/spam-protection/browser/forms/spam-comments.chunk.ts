import { OWN_COMMENT_FORM } from '../../wire/ownServer.ts';
import type { GuardPart } from '../Guard.ts';
import { findComment } from './findComment.ts';

type View = Window & typeof globalThis;

/**
 * Sends a comment without leaving the page, so that a doubt of the server can be cleared up before it becomes a
 * refusal, and nothing that was typed is lost with one. Whatever goes wrong, the form is sent as it always was.
 */
export const join: GuardPart['join'] = ({ protection: { view } }) => {
  const underWay = new WeakSet<HTMLFormElement>();
  view.document.addEventListener('submit', (event) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || !form.matches(OWN_COMMENT_FORM))
      return;
    event.preventDefault();
    if (underWay.has(form)) return;
    underWay.add(form);
    void send(view, form).finally(() => underWay.delete(form));
  });
  findComment(view.document, view.location);
};

async function send(view: View, form: HTMLFormElement): Promise<void> {
  const body = new FormData(form);
  const headers = { accept: 'application/json' };
  // The page's own `fetch`, which by now shows refusals and does the work that a doubt asks for.
  const answer = await view
    .fetch(form.getAttribute('action') ?? '', { method: 'POST', body, headers })
    .catch(() => undefined);
  // Too many for now is a refusal like any other: the page stays, with what was typed.
  const isAnswer = answer?.ok || answer?.status === 429;
  const said = isAnswer && (await answer.json().catch(() => undefined));
  if (!said) HTMLFormElement.prototype.submit.call(form);
  // Without a place to go to it was a refusal, which is shown already.
  else if (said.location) goTo(view, new URL(said.location, view.location.href));
}

/**
 * The page that is open does not know of the comment, so it is loaded anew even where only the place in it differs. Not by
 * a reload, which puts people back to where they were, at the form: under a slightly different address a link to the same
 * page leads away from it.
 */
function goTo({ location, history }: View, next: URL): void {
  const isThisPage = next.pathname + next.search === location.pathname + location.search;
  if (isThisPage) history.replaceState(history.state, '', '?');
  location.assign(next);
}
