import type { Blocked } from '../block/Refusals.ts';

/** Makes products look refused whose own script does not understand a refusal. */
export function refuseProducts(page: Document, { integration, stopsPage, message }: Blocked): void {
  if (integration === 'NEXForms' && stopsPage) refuseNexForms(page);
  if (integration === 'ElfsightForm') releaseElfsight(page, message);
}

const ELFSIGHT_NOTE = 'apbct-elfsight-forbidden-msg';

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
  )) {
    button.disabled = false;
    button.ariaBusy = null;
  }
  for (const spinner of page.querySelectorAll<HTMLElement>('[class*="Loader__Spinner"]'))
    spinner.style.display = 'none';
  const app = page.querySelector('[class*="elfsight-app"]');
  if (!app) return;
  const note = page.querySelector(`.${ELFSIGHT_NOTE}`) ?? page.createElement('div');
  note.className = ELFSIGHT_NOTE;
  note.textContent = message;
  // Some of its forms have no form element.
  (app.querySelector('form') ?? app).append(note);
}
