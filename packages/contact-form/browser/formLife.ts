import { HIDDEN } from '../wire/public.ts';
import { completeOlderMarkup } from './olderMarkup.ts';
import { type ContactFormElement, type FormFacts, wpcf7 } from './Wpcf7.ts';

/** An initialised form: its data is exposed to other scripts, and no visitor event is lost. */
interface FormLife {
  readonly control: AbortController;
  /** Events recorded before the handling code was loaded. Nothing is added once it runs. */
  missed: Event[] | null;
}

export const lives = new WeakMap<HTMLFormElement, FormLife>();

/** Initialises a form, once. */
export function init(element: HTMLFormElement): void {
  if (lives.has(element)) return;
  completeOlderMarkup(element);
  const form = Object.assign(element, { wpcf7: factsOf(element) });
  if (!wpcf7().schemas.has(form.wpcf7.id)) wpcf7().schemas.set(form.wpcf7.id, undefined);
  const life: FormLife = { control: new AbortController(), missed: [] };
  const { signal } = life.control;
  lives.set(form, life);
  const on = (name: string, listen: (event: Event) => void): void =>
    form.addEventListener(name, listen, { signal });
  const note = (event: Event): void => void life.missed?.push(event);
  on('input', note);
  on('change', note);
  on('reset', (event) => {
    note(event);
    void wpcf7().reset(form);
  });
  on('submit', (event) => {
    // In this order: if the script fails to start, the browser submits the form.
    void wpcf7().submit(form, { submitter: (event as SubmitEvent).submitter });
    event.preventDefault();
  });
}

export function stop(form: HTMLFormElement): void {
  lives.get(form)?.control.abort();
  if (lives.delete(form)) delete (form as Partial<ContactFormElement>).wpcf7;
}

function factsOf(form: HTMLFormElement): FormFacts {
  const data = new FormData(form);
  const textOf = (name: string): string => String(data.get(name) ?? '');
  const numberOf = (name: string): number => Math.abs(Number.parseInt(textOf(name), 10)) || 0;
  const id = numberOf(HIDDEN.formId);
  return {
    id,
    status: form.dataset.status ?? '',
    pluginVersion: textOf(HIDDEN.version),
    locale: textOf(HIDDEN.locale),
    unitTag: textOf(HIDDEN.unitTag),
    containerPost: numberOf(HIDDEN.containerPost),
    parent: form.closest('.wpcf7'),
    get schema() {
      return wpcf7().schemas.get(id);
    },
  };
}
