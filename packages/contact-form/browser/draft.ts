import type { Listen } from './Listen.ts';

/** Keeps what a visitor typed across crashes, reloads and misclicks, in the visitor's own browser and for a day. */

const PREFIX = 'portico-draft:';
const LIFETIME_MS = 24 * 60 * 60 * 1000;
const PAUSE_MS = 300;
const LARGEST_DRAFT = 50_000;

type Drafted = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Keeps the draft of a form up to date from now on. Returns a function that stores what was typed before. */
export function keepDraft(form: HTMLFormElement, on: Listen, signal: AbortSignal): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = (): void => {
    const values = Object.fromEntries(
      [...draftable(form)].map(([name, controls]) => [name, controls.map(heldBy)]),
    );
    const draft = JSON.stringify({ savedAt: Date.now(), values });
    if (draft.length < LARGEST_DRAFT) store((storage) => storage.setItem(keyOf(form), draft));
  };
  const forget = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const later = (): void => {
    clearTimeout(timer);
    timer = setTimeout(save, PAUSE_MS);
  };
  for (const name of ['input', 'change']) on(name, later);
  on('pagehide', () => timer && save(), window);
  signal.addEventListener('abort', forget);
  pending.set(form, forget);
  return later;
}

/** Restores a draft, unless the visitor has already started typing. */
export function restoreDraft(form: HTMLFormElement): void {
  const draft = readDraft(form);
  if (!draft) return;
  for (const [name, controls] of draftable(form)) {
    const values = draft[name];
    if (!values || values.length !== controls.length || controls.some(isTouched)) continue;
    controls.forEach((control, index) => {
      const value = values[index] ?? '';
      if (isBox(control)) control.checked = value === '1';
      else if (isList(control))
        for (const option of control.options) option.selected = value.split(BETWEEN).includes(option.value);
      else control.value = value;
    });
  }
}

export function forgetDraft(form: HTMLFormElement): void {
  pending.get(form)?.();
  store((storage) => storage.removeItem(keyOf(form)));
}

const pending = new WeakMap<HTMLFormElement, () => void>();

/** Passwords, consent, puzzles and files are not stored. */
function draftable(form: HTMLFormElement): Map<string, Drafted[]> {
  const byName = new Map<string, Drafted[]>();
  for (const control of form.querySelectorAll<Drafted>('input, textarea, select')) {
    const isPrivate =
      !control.name ||
      control.name.startsWith('_') ||
      NEVER.test(control.type) ||
      control.autocomplete === 'off' ||
      control.closest('.wpcf7-acceptance, .portico-no-draft');
    if (!isPrivate) byName.set(control.name, [...(byName.get(control.name) ?? []), control]);
  }
  return byName;
}

const NEVER = /hidden|password|file|submit|button|reset|image/;

function heldBy(control: Drafted): string {
  if (isList(control)) return [...control.selectedOptions].map(({ value }) => value).join(BETWEEN);
  return isBox(control) ? (control.checked ? '1' : '') : control.value;
}

const BETWEEN = '\n';

function isList(control: Drafted): control is HTMLSelectElement {
  return control.type === 'select-multiple';
}

function isBox(control: Drafted): control is HTMLInputElement {
  return /checkbox|radio/.test(control.type);
}

function isTouched(control: Drafted): boolean {
  if (control instanceof HTMLSelectElement) return false;
  return isBox(control) ? control.checked !== control.defaultChecked : control.value !== control.defaultValue;
}

function readDraft(form: HTMLFormElement): Readonly<Record<string, readonly string[]>> | null {
  try {
    const { savedAt, values } = JSON.parse(store((storage) => storage.getItem(keyOf(form))) ?? 'null') ?? {};
    return Date.now() - savedAt < LIFETIME_MS ? values : null;
  } catch {
    // The entry was written by another script: treat it as no draft.
    return null;
  }
}

function keyOf(form: HTMLFormElement): string {
  return `${PREFIX}${location.pathname}:${form.closest('.wpcf7')?.id ?? ''}`;
}

/** Storage may be blocked or full; the form works without it. */
function store<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(window.localStorage);
  } catch {
    return undefined;
  }
}
