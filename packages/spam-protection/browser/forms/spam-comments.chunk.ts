import { OWN_COMMENT_FORM } from '../../wire/public.ts';
import type { GuardPart } from '../Guard.ts';
import { findComment } from './findComment.ts';

type View = Window & typeof globalThis;

/**
 * Sends a comment without leaving the page, so that the server's doubt can be resolved before it becomes a refusal, and a
 * refusal does not lose what was typed. If anything fails, the form is submitted natively.
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
  // The page's own `fetch`, which by now shows refusals and computes proofs of work.
  const answer = await view
    .fetch(form.getAttribute('action') ?? '', { method: 'POST', body, headers })
    .catch(() => undefined);
  // A rate limit is a refusal like any other: the page stays, with what was typed.
  const isAnswer = answer?.ok || answer?.status === 429;
  const said = isAnswer && (await answer.json().catch(() => undefined));
  if (!said) HTMLFormElement.prototype.submit.call(form);
  // Without a location it was a refusal, which is already shown.
  else if (said.location) goTo(view, new URL(said.location, view.location.href));
}

/**
 * The open page does not contain the comment, so it is loaded again even if only the fragment differs. Not by a reload, which
 * restores the scroll position at the form: the URL is changed slightly first, so that a link to the same page navigates.
 */
function goTo({ location, history }: View, next: URL): void {
  const isThisPage = next.pathname + next.search === location.pathname + location.search;
  if (isThisPage) history.replaceState(history.state, '', '?');
  location.assign(next);
}
