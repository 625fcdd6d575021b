import { type Answering, answering } from './answering.ts';
import { init, stop } from './formLife.ts';
import { loadAnswering } from './loadAnswering.ts';
import { type ContactFormElement, type SubmitOptions, type Wpcf7, wpcf7 } from './Wpcf7.ts';

let running: ReturnType<typeof start> | undefined;

/** Adds our functions to the global, once. Returns `null` if the page or browser lacks something a form needs. */
export function startRuntime(): ReturnType<typeof start> {
  if (running === undefined) running = start();
  return running;
}

function start() {
  const missing = whatIsMissing();
  if (missing) {
    console.error(missing);
    return null;
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
  // Values already set by the page take precedence.
  window.wpcf7 = { ...own, ...page } as Wpcf7;
  return own;
}

function begin(form: HTMLFormElement): void {
  init(form);
  const wrapper = form.closest('.wpcf7');
  wrapper?.classList.replace('no-js', 'js');
  answering.code?.attend(form);
  // Loaded at once elsewhere, because other scripts may need the rules, and for a form without a wrapper, because no island
  // observes it.
  if (!wrapper || !(wpcf7().own || window.porticoLeaves?.['add-ons'])) void call('attend', form);
}

/** Runs a call by another script on any form. If the code is already loaded, it starts before the call returns. */
async function call(name: keyof Answering, form: HTMLFormElement, options?: SubmitOptions): Promise<void> {
  init(form);
  let { code } = answering;
  try {
    code ??= await loadAnswering();
  } catch (error) {
    console.error(error);
    // If our code failed to load, the browser can still send the form.
    if (name !== 'submit') return;
    stop(form);
    form.requestSubmit(options?.submitter);
  }
  code?.attend(form);
  await code?.[name](form as ContactFormElement, options);
}

function whatIsMissing(): string | undefined {
  if (!window.wpcf7) return 'wpcf7 is not defined.';
  if (!window.wpcf7.api) return 'wpcf7.api is not defined.';
  const needed = {
    'window.fetch': window.fetch,
    'window.FormData': window.FormData,
    'NodeList.forEach': NodeList.prototype.forEach,
    'String.replaceAll': String.prototype.replaceAll,
  };
  for (const [name, feature] of Object.entries(needed))
    if (!feature) return `Your browser does not support ${name}().`;
  return undefined;
}
