import { type Answering, answering } from './answering.ts';
import { init, stop } from './formLife.ts';
import { loadAnswering } from './loadAnswering.ts';
import { type ContactFormElement, type SubmitOptions, type Wpcf7, wpcf7 } from './Wpcf7.ts';

let isRunning: boolean | undefined;

/** Puts our functions into the global, once. `false` when this page or browser lacks what a form needs. */
export function startRuntime(): boolean {
  isRunning ??= start();
  return isRunning;
}

function start(): boolean {
  const missing = whatIsMissing();
  if (missing) {
    console.error(missing);
    return false;
  }
  const page = window.wpcf7;
  const schemas: Wpcf7['schemas'] = new Map();
  const own = {
    init: begin,
    submit: (form: HTMLFormElement, options?: SubmitOptions) => call('submit', form, options),
    reset: (form: HTMLFormElement) => call('reset', form),
    validate: (form: HTMLFormElement, options?: object) => call('validate', form, options),
    schemas,
  };
  // What the page has set already wins over ours.
  window.wpcf7 = { ...own, ...page } as Wpcf7;
  return true;
}

function begin(form: HTMLFormElement): void {
  init(form);
  const wrapper = form.closest('.wpcf7');
  wrapper?.classList.replace('no-js', 'js');
  answering.code?.attend(form);
  // Elsewhere other scripts may be waiting for the rules; and nobody will tell that a form without a wrapper is near.
  if (!wrapper || !(wpcf7().own || window.porticoLeaves?.['add-ons'])) void call('attend', form);
}

/** One of the calls of other scripts, on whatever form. What is here already begins before the call returns. */
async function call(name: keyof Answering, form: HTMLFormElement, options?: SubmitOptions): Promise<void> {
  init(form);
  let { code } = answering;
  try {
    code ??= await loadAnswering();
  } catch (error) {
    console.error(error);
    // Without our code the browser can send it.
    if (name !== 'submit') return;
    stop(form);
    form.requestSubmit(options?.submitter);
  }
  code?.attend(form);
  await code?.[name](form as ContactFormElement, options);
}

function whatIsMissing(): string | null {
  if (!window.wpcf7) return 'wpcf7 is not defined.';
  if (!window.wpcf7.api) return 'wpcf7.api is not defined.';
  const needed = {
    'window.fetch': window.fetch,
    'window.FormData': window.FormData,
    'NodeList.forEach': NodeList.prototype.forEach,
    'String.replaceAll': String.prototype.replaceAll,
  };
  for (const [name, feature] of Object.entries(needed))
    if (typeof feature !== 'function') return `Your browser does not support ${name}().`;
  return null;
}
