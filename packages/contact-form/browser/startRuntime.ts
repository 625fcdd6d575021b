import type { Schema } from '../rules/Rule.ts';
import { tryApi } from './callApi.ts';
import { init } from './init.ts';
import { reset } from './reset.ts';
import { createSwv, type Swv } from './Swv.ts';
import { submit } from './submit.ts';
import { validate } from './validate.ts';
import { type ContactFormElement, type Wpcf7, wpcf7 } from './Wpcf7.ts';

let isRunning: boolean | undefined;

/** Puts our functions into the global, once. `false` when this page or browser lacks what a form needs. */
export function startRuntime(): boolean {
  isRunning ??= start();
  return isRunning;
}

/** Loads the rules of a form, once. Without them nothing is checked before it is sent, and the server does. */
export async function loadSchema(id: number): Promise<void> {
  if (loading.has(id)) return;
  loading.add(id);
  const schema = await tryApi(`contact-forms/${id}/feedback/schema`);
  if (isSchema(schema)) wpcf7().schemas.set(id, schema);
}

const loading = new Set<number>();

function start(): boolean {
  const missing = whatIsMissing();
  if (missing) {
    console.error(missing);
    return false;
  }
  const alive =
    (act: (form: ContactFormElement, options?: object) => Promise<void>) =>
    (form: HTMLFormElement, options?: object) => {
      init(form);
      return act(form as ContactFormElement, options);
    };
  const page = window.wpcf7;
  const schemas: Wpcf7['schemas'] = new Map();
  const begin = (form: HTMLFormElement): void => {
    init(form);
    form.closest('.wpcf7')?.classList.replace('no-js', 'js');
    void loadSchema((form as ContactFormElement).wpcf7.id);
  };
  const own = { init: begin, submit: alive(submit), reset: alive(reset), validate: alive(validate), schemas };
  // What the page has set already wins over ours.
  window.wpcf7 = { ...own, ...page } as Wpcf7;
  window.swv = { ...createSwv(), ...window.swv };
  return true;
}

declare global {
  interface Window {
    swv?: Swv;
  }
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

function isSchema(value: unknown): value is Schema {
  return Array.isArray((value as Partial<Schema> | null)?.rules);
}
