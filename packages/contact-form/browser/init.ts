import { HIDDEN } from '../wire/public.ts';
import { gateSubmit } from './acceptance.ts';
import { afterPress } from './afterPress.ts';
import { completeUrl, enableFreeTexts, keepExclusive } from './choices.ts';
import { updateCounters } from './counters.ts';
import { forgetDraft, keepDraft, restoreDraft } from './draft.ts';
import { hideFloatingTip } from './fieldErrors.ts';
import type { Listen } from './Listen.ts';
import { completeOlderMarkup } from './olderMarkup.ts';
import { askForPayment } from './payment.ts';
import { applyRefill, askForRefill } from './refill.ts';
import { applyInert } from './status.ts';
import { type ContactFormElement, type FormFacts, wpcf7 } from './Wpcf7.ts';

const alive = new WeakMap<HTMLFormElement, AbortController>();

/** Brings a form to life, once. */
export function init(element: HTMLFormElement): void {
  if (alive.has(element)) return;
  completeOlderMarkup(element);
  const form = Object.assign(element, { wpcf7: factsOf(element) });
  if (!wpcf7().schemas.has(form.wpcf7.id)) wpcf7().schemas.set(form.wpcf7.id, undefined);

  // A copy of a form that was alive brings its spinner along.
  for (const button of form.querySelectorAll('.has-spinner'))
    if (!button.nextElementSibling?.matches('.wpcf7-spinner'))
      button.after(Object.assign(document.createElement('span'), { className: 'wpcf7-spinner' }));
  restoreDraft(form);
  refresh(form);
  if (!wpcf7().cached) void freshPuzzles(form);

  const control = new AbortController();
  const on: Listen = (name, listen, at = form) =>
    at.addEventListener(name, listen, { signal: control.signal, capture: at === window });
  const whenStill = afterPress(on);
  on('submit', (event) => {
    // In this order: a script that cannot even begin leaves the sending to the browser.
    void wpcf7().submit(form, { submitter: (event as SubmitEvent).submitter });
    event.preventDefault();
  });
  on('reset', () => {
    forgetDraft(form);
    void wpcf7().reset(form);
  });
  on('change', (event) => {
    const target = event.target as Element;
    completeUrl(target);
    keepExclusive(form, target);
    enableFreeTexts(form, target);
    gateSubmit(form);
    if (target.closest('.wpcf7-form-control'))
      whenStill(target, () => void wpcf7().validate(form, { target }));
  });
  for (const name of ['input', 'keyup']) on(name, (event) => updateCounters(form, event.target as Element));
  for (const name of ['focusin', 'click']) on(name, hideFloatingTip);
  on('wpcf7submit', (event) => {
    const { apiResponse } = (event as CustomEvent).detail;
    applyRefill(form, apiResponse);
    askForPayment(form, apiResponse);
  });
  on('wpcf7reset', (event) => {
    applyRefill(form, (event as CustomEvent).detail.apiResponse);
    refresh(form);
  });
  on('wpcf7statuschanged', () => applyInert(form));
  keepDraft(form, on, control.signal);

  alive.set(form, control);
  // A page that says that it comes from a cache is put right like after a reset, but what was typed stays.
  if (wpcf7().cached) void wpcf7().reset(form);
}

export function stop(form: HTMLFormElement): void {
  alive.get(form)?.abort();
  if (alive.delete(form)) Reflect.deleteProperty(form, 'wpcf7');
}

function refresh(form: HTMLFormElement): void {
  enableFreeTexts(form);
  gateSubmit(form);
  updateCounters(form);
}

/**
 * A page from a cache brings puzzles that others have solved. They are replaced without touching anything else, and
 * where the visitor is already at it, not at all: the reply brings new ones.
 */
async function freshPuzzles(form: ContactFormElement): Promise<void> {
  const puzzles = [...form.querySelectorAll<HTMLInputElement>('.wpcf7-quiz, .wpcf7-captchar')];
  if (!puzzles.length) return;
  const refill = await askForRefill(form);
  if (puzzles.every((puzzle) => puzzle.value === '')) applyRefill(form, refill);
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
