import type { Blocked } from '../block/Refusals.ts';

/** Makes products look refused whose own script does not understand a refusal. */
export function refuseProducts(page: Document, { integration, stopsPage, message }: Blocked): void {
  if (integration === 'NEXForms' && stopsPage) refuseNexForms(page);
  if (integration === 'ElfsightForm') releaseElfsight(page, message);
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
