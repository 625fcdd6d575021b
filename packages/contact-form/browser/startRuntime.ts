import { answering, loadAnswering } from './answering.ts';
import { init, stop } from './formLife.ts';
import type { ContactFormElement, SubmitOptions, Wpcf7 } from './Wpcf7.ts';

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
  // Elsewhere other scripts may be waiting for the rules.
  if (!page?.own) loadAnswering().catch(console.error);
  return true;
}

function begin(form: HTMLFormElement): void {
  init(form);
  const wrapper = form.closest('.wpcf7');
  wrapper?.classList.replace('no-js', 'js');
  // Nobody will tell that one without a wrapper is near.
  if (!wrapper) void loadAnswering().then((code) => code?.attend(form), console.error);
  answering.code?.attend(form);
}

/** One of the calls of other scripts, on whatever form. What is here already begins before the call returns. */
async function call(
  name: 'submit' | 'reset' | 'validate',
  form: HTMLFormElement,
  options?: SubmitOptions,
): Promise<void> {
  init(form);
  let { code } = answering;
  try {
    code ??= await loadAnswering();
  } catch (error) {
    console.error(error);
    if (name === 'submit') sendAlone(form, options);
  }
  code?.attend(form);
  await code?.[name](form as ContactFormElement, options);
}

/** Where our code did not come, the browser can send a form without it. */
function sendAlone(form: HTMLFormElement, options?: SubmitOptions): void {
  stop(form);
  HTMLFormElement.prototype.requestSubmit.call(form, options?.submitter);
}

function whatIsMissing(): string | null {
  if (!window.wpcf7) return 'wpcf7 is not defined.';
  if (!window.wpcf7.api) return 'wpcf7.api is not defined.';
  const needed: [string, unknown][] = [
    ['window.fetch()', window.fetch],
    ['window.FormData()', window.FormData],
    ['NodeList.forEach()', NodeList.prototype.forEach],
    ['String.replaceAll()', String.prototype.replaceAll],
  ];
  const missing = needed.find(([, feature]) => typeof feature !== 'function');
  return missing ? `Your browser does not support ${missing[0]}.` : null;
}
