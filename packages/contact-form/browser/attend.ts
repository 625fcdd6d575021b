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

/** Answers to what a visitor does to a form that is alive, beginning with what they have done already. */
export function attend(element: HTMLFormElement): void {
  const life = lives.get(element);
  if (!life?.missed) return;
  const { missed, control } = life;
  life.missed = null;
  const form = element as ContactFormElement;

  // A copy of a form that was alive brings its spinner along.
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
  // Few forms ask for money.
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
  // A page that says that it comes from a cache is put right like after a reset, but what was typed stays.
  if (wpcf7().cached) void wpcf7().reset(form);
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
