import type { Schema } from '../rules/Rule.ts';

/** The global that other scripts know: the page's configuration before we start, plus our functions afterwards. */
export interface Wpcf7 extends PageConfiguration {
  init(form: HTMLFormElement): void;
  submit(form: HTMLFormElement, options?: SubmitOptions): Promise<void>;
  reset(form: HTMLFormElement, options?: object): Promise<void>;
  validate(form: HTMLFormElement, options?: ValidateOptions): Promise<void>;
  /** By form ID; `undefined` until loaded. */
  readonly schemas: Map<number, Schema | undefined>;
  /** Set by other scripts to stop a visitor from sending anything. */
  blocked?: boolean;
}

export interface PageConfiguration {
  readonly api: { readonly root: string; readonly namespace?: string };
  readonly cached?: unknown;
  /** Ours: `above` checks every field down to the changed one, as Contact Form 7 does; otherwise only the changed one. */
  readonly check?: 'touched' | 'above';
  /** Ours: messages that no server sends, by key. */
  readonly texts?: Readonly<Record<string, string | undefined>>;
  /** Ours: printed by our own server, where no other product's script needs the rules at once. */
  readonly own?: unknown;
}

export interface SubmitOptions {
  readonly submitter?: HTMLElement | null;
}

export interface ValidateOptions {
  readonly target?: Element | null;
  readonly scope?: Element;
}

/** The data that a form exposes to other scripts. */
export interface FormFacts {
  readonly id: number;
  status: string;
  readonly pluginVersion: string;
  readonly locale: string;
  readonly unitTag: string;
  readonly containerPost: number;
  readonly parent: Element | null;
  readonly schema: Schema | undefined;
  /** The next refill sets the status to `mail_sent`. */
  resetOnMailSent?: boolean;
}

export interface ContactFormElement extends HTMLFormElement {
  wpcf7: FormFacts;
}

declare global {
  interface Window {
    wpcf7?: Wpcf7;
  }
}

/** Looked up on every call: captcha scripts wrap the global's functions after we have started. */
export function wpcf7(): Wpcf7 {
  if (!window.wpcf7) throw new Error('wpcf7 is not defined.');
  return window.wpcf7;
}
