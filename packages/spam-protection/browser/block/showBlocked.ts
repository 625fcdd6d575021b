import type { Modal } from '../modal.ts';
import type { Protection } from '../Protection.ts';
import type { Blocked, ShowBlocked } from './blockMessage.ts';

/** Spelled so in the field: other scripts listen for it. */
const BLOCK_EVENT = 'apbctAjaxBockAlert';

/** Tells the visitor that a submission was refused, and the form that it came from. */
export function showBlocked({ view }: Protection, modal: Modal): ShowBlocked {
  const { document: page } = view;
  return ({ message, stopsPage, integration }: Blocked) => {
    page.dispatchEvent(new CustomEvent(BLOCK_EVENT, { bubbles: true, detail: { message } }));
    modal.loaded = message;
    modal.open();
    if (integration === 'NEXForms' && stopsPage) refuseNexForms(page);
    if (integration === 'ElfsightForm') releaseElfsight(page, message);
    if (stopsPage) view.stop();
  };
}

function refuseNexForms(page: Document): void {
  for (const button of page.querySelectorAll<HTMLButtonElement>('form.submit-nex-form button.nex-submit')) {
    button.disabled = true;
    Object.assign(button.style, {
      opacity: '.5',
      cursor: 'not-allowed',
      pointerEvents: 'none',
      backgroundColor: '#ccc',
      color: '#fff',
    });
  }
  for (const thanks of page.querySelectorAll<HTMLElement>('div.nex_success_message'))
    thanks.style.display = 'none';
}

function releaseElfsight(page: Document, message: string): void {
  for (const button of page.querySelectorAll<HTMLButtonElement>(
    '[class*="elfsight-app"] button[type=submit]',
  ))
    button.disabled = false;
  for (const spinner of page.querySelectorAll<HTMLElement>('[class*="Loader__Spinner"]'))
    spinner.style.display = 'none';
  const form = page.querySelector('[class*="elfsight-app"] form');
  if (!form) return;
  const note = page.createElement('div');
  note.className = 'apbct-elfsight-forbidden-msg';
  note.textContent = message;
  form.append(note);
}
