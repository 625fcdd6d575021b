import { gateSubmit } from './acceptance.ts';
import { afterPress } from './afterPress.ts';
import { completeUrl, enableFreeTexts, keepExclusive } from './choices.ts';
import { updateCounters } from './counters.ts';
import { forgetDraft, keepDraft, restoreDraft } from './draft.ts';
import { hideFloatingTip } from './fieldErrors.ts';
import { lives } from './formLife.ts';
import type { Listen } from './Listen.ts';
import { loadSchema } from './loadSchema.ts';
import { applyRefill, askForRefill } from './refill.ts';
import { applyInert } from './status.ts';
import { type ContactFormElement, wpcf7 } from './Wpcf7.ts';

/** Handles what a visitor does to an initialised form, beginning with the events recorded so far. */
export function attend(element: HTMLFormElement): void {
  const life = lives.get(element);
  if (!life?.missed) return;
  const { missed, control } = life;
  life.missed = null;
  const form = element as ContactFormElement;

  // A clone of an initialised form already contains a spinner.
  for (const button of form.querySelectorAll('.has-spinner'))
    if (!button.nextElementSibling?.matches('.wpcf7-spinner'))
      button.after(Object.assign(document.createElement('span'), { className: 'wpcf7-spinner' }));
  if (missed.some(({ type }) => type === 'reset')) forgetDraft(form);
  restoreDraft(form);
  refresh(form);
  if (!wpcf7().cached) void freshPuzzles(form);

  const on: Listen = (name, listen, at = form) =>
    at.addEventListener(name, listen, { signal: control.signal, capture: at === window });
  const whenStill = afterPress(on);
  const onChange = (event: Event): void => {
    const target = event.target as Element;
    completeUrl(target);
    keepExclusive(form, target);
    enableFreeTexts(form, target);
    gateSubmit(form);
    if (target.closest('.wpcf7-form-control'))
      whenStill(target, () => void wpcf7().validate(form, { target }));
  };
  on('reset', () => forgetDraft(form));
  on('change', onChange);
  for (const name of ['input', 'keyup']) on(name, (event) => updateCounters(form, event.target as Element));
  for (const name of ['focusin', 'click']) on(name, hideFloatingTip);
  // Loaded only on demand: few forms take payments.
  const payment = form.querySelector('.wpcf7-stripe') && import('./payment.ts');
  on('wpcf7submit', (event) => {
    const { apiResponse } = (event as CustomEvent).detail;
    applyRefill(form, apiResponse);
    payment?.then(({ askForPayment }) => askForPayment(form, apiResponse), console.error);
  });
  on('wpcf7reset', (event) => {
    applyRefill(form, (event as CustomEvent).detail.apiResponse);
    refresh(form);
  });
  on('wpcf7statuschanged', () => applyInert(form));
  const saveSoon = keepDraft(form, on, control.signal);

  for (const event of missed) {
    if (event.type === 'change') onChange(event);
    if (event.type !== 'reset') saveSoon();
  }
  loadSchema(form.wpcf7.id).catch(console.error);
  // A page that declares itself cached is refreshed as after a reset, but keeps what was typed.
  if (wpcf7().cached) void wpcf7().reset(form);
}

function refresh(form: HTMLFormElement): void {
  enableFreeTexts(form);
  gateSubmit(form);
  updateCounters(form);
}

/**
 * A cached page contains puzzles that others have solved. Only the puzzles are replaced, and not if the visitor has started on
 * one: the reply to the submission brings new ones.
 */
async function freshPuzzles(form: ContactFormElement): Promise<void> {
  const puzzles = [...form.querySelectorAll<HTMLInputElement>('.wpcf7-quiz, .wpcf7-captchar')];
  if (!puzzles.length) return;
  const refill = await askForRefill(form);
  if (puzzles.every((puzzle) => puzzle.value === '')) applyRefill(form, refill);
}
