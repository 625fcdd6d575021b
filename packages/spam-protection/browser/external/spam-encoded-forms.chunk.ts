import { undouble } from '@portico/kernel/http';
import {
  ENCODED_FORM,
  ENCODED_FORM_ATTRIBUTE,
  ENCODED_FORM_FORBIDDEN,
  ENCODED_FORM_SHOWN,
  ENCODED_FORM_WRAPPER,
  fromBase64,
} from '../../wire/public.ts';
import type { Guard, GuardPart } from '../Guard.ts';

/** For encoded forms in the page: asks once whether this visitor may see them. */
export const join: GuardPart['join'] = (guard) => void showForms(guard);

async function showForms({ protection, calls }: Guard): Promise<void> {
  const { view, configuration, eventToken } = protection;
  const { document: page } = view;
  const reply = await calls()
    .then(({ transport, sessions }) =>
      transport.call(
        'forceProtection',
        {
          post_url: view.location.href,
          referrer: page.referrer,
          ...(configuration.hasBotDetector
            ? { event_token: eventToken() }
            : { event_javascript_data: sessions.behaviour() }),
        },
        { isText: true },
      ),
    )
    // If the server cannot be asked, nothing stays hidden.
    .catch(() => undefined);
  const refusal = reply?.kind === 'reply' && refusalIn(String(reply.body));
  for (const box of page.querySelectorAll<HTMLElement>(ENCODED_FORM)) {
    const place = box.closest<HTMLElement>(ENCODED_FORM_WRAPPER) ?? box;
    if (refusal === false) place.outerHTML = htmlIn(box);
    else place.replaceChildren(forbidden(page, refusal));
  }
  if (refusal === false) page.dispatchEvent(new CustomEvent(ENCODED_FORM_SHOWN, { bubbles: true }));
}

/** The message for the visitor, or `false` if the forms may be shown: an unreadable response keeps nothing hidden. */
function refusalIn(answer: string): string | false {
  // JSON inside a JSON string, or just JSON.
  const text = answer.trim().replace(/^"([\s\S]*)"$/, (whole) => String(JSON.parse(whole)));
  const said = undouble(text) as { allow?: unknown; message?: unknown };
  return typeof said !== 'object' || Number(said.allow ?? 1) === 1 ? false : String(said.message ?? '');
}

function htmlIn(box: HTMLElement): string {
  return fromBase64(decodeURIComponent(box.getAttribute(ENCODED_FORM_ATTRIBUTE) ?? ''));
}

function forbidden(page: Document, message: string): HTMLElement {
  const box = page.createElement('div');
  box.className = ENCODED_FORM_FORBIDDEN;
  box.textContent = message;
  return box;
}
