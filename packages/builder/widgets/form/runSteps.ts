import type { Stop } from '@portico/kernel/islands';
import { textOf } from '../../model/settings/read.ts';
import { elementSettings } from '../../runtime/frontend/elementSettings.ts';

/** What the contact form gives to pages. */
interface ContactForms {
  readonly wpcf7?: { validate?(form: HTMLFormElement, options: { scope: Element }): Promise<void> };
}

const HIDDEN = 'elementor-hidden';

/** Shows the parts of a form one after the other. Nobody goes on while something in a part is wrong. */
export function runSteps(element: HTMLElement): Stop {
  const form = element.querySelector('form');
  const steps = [...element.querySelectorAll<HTMLElement>('.e-form__step')];
  const submit = element.querySelector<HTMLElement>('.elementor-field-type-submit');
  if (!form || !submit || steps.length < 2) return () => {};
  const settings = elementSettings(element);
  const listening = new AbortController();
  const { signal } = listening;
  const progress = make('div', 'e-form__indicators');
  const buttons = make('div', 'e-form__buttons elementor-field-group elementor-column elementor-col-100');
  const previous = button('previous', buttons);
  const next = button('next', buttons);
  let at = 0;

  const show = (index: number, moves: boolean): void => {
    at = index;
    for (const [place, step] of steps.entries()) step.classList.toggle(HIDDEN, place !== at);
    const isLast = at === steps.length - 1;
    submit.classList.toggle(HIDDEN, !isLast);
    previous.classList.toggle(HIDDEN, at === 0);
    next.classList.toggle(HIDDEN, isLast);
    const words = steps[at]?.dataset ?? {};
    previous.textContent = words.previous || textOf(settings.step_previous_label) || 'Previous';
    next.textContent = words.next || textOf(settings.step_next_label) || 'Next';
    drawProgress(progress, steps, at, textOf(settings.step_type) || 'number_text');
    if (moves) steps[at]?.focus();
  };
  const goOn = async (): Promise<void> => {
    const step = steps[at];
    if (!step || at === steps.length - 1) return;
    await (window as ContactForms).wpcf7?.validate?.(form, { scope: step });
    const wrong = step.querySelector<HTMLElement>('.wpcf7-not-valid');
    if (wrong) (wrong.matches('input, select, textarea') ? wrong : wrong.querySelector('input'))?.focus();
    else show(at + 1, true);
  };
  const showFirstError = (): void => {
    const wrong = steps.findIndex((step) => step.querySelector('.wpcf7-not-valid'));
    if (wrong >= 0) show(wrong, true);
  };

  for (const [index, step] of steps.entries()) {
    step.tabIndex = -1;
    step.setAttribute('role', 'group');
    step.setAttribute('aria-label', `${index + 1} / ${steps.length} ${step.dataset.label ?? ''}`.trim());
  }
  submit.before(buttons);
  steps[0]?.before(progress);
  next.addEventListener('click', () => void goOn(), { signal });
  previous.addEventListener('click', () => show(at - 1, true), { signal });
  // Enter sends a form; in a part before the last it leads on.
  form.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Enter' || at === steps.length - 1 || !(event.target instanceof HTMLInputElement))
        return;
      event.preventDefault();
      void goOn();
    },
    { signal },
  );
  form.addEventListener('wpcf7invalid', showFirstError, { signal });
  form.addEventListener('wpcf7mailsent', () => show(0, false), { signal });
  show(0, false);
  return () => {
    listening.abort();
    progress.remove();
    buttons.remove();
    for (const part of [...steps, submit]) part.classList.remove(HIDDEN);
  };
}

function drawProgress(progress: HTMLElement, steps: readonly HTMLElement[], at: number, type: string): void {
  progress.className = `e-form__indicators e-form__indicators--type-${type}`;
  if (type === 'none') progress.replaceChildren();
  else if (type === 'progress_bar') progress.replaceChildren(progressBar(at, steps.length));
  else progress.replaceChildren(...steps.map((step, index) => indicator(step, index, at, type)));
}

function progressBar(at: number, count: number): HTMLElement {
  const share = Math.round(((at + 1) / count) * 100);
  const bar = make('div', 'e-form__indicators__indicator__progress');
  const meter = make('div', 'e-form__indicators__indicator__progress__meter', `${share}%`);
  bar.setAttribute('role', 'progressbar');
  bar.setAttribute('aria-valuenow', String(share));
  bar.setAttribute('aria-label', `${at + 1} / ${count}`);
  meter.style.inlineSize = `${share}%`;
  bar.append(meter);
  return bar;
}

function indicator(step: HTMLElement, index: number, at: number, type: string): HTMLElement {
  const passed = index < at ? 'completed' : 'inactive';
  const state = index === at ? 'active' : passed;
  const made = make('div', `e-form__indicators__indicator e-form__indicators__indicator--state-${state}`);
  if (index === at) made.setAttribute('aria-current', 'step');
  if (/number|icon/.test(type))
    made.append(make('div', 'e-form__indicators__indicator__number', String(index + 1)));
  if (type.includes('text'))
    made.append(make('div', 'e-form__indicators__indicator__label', step.dataset.label ?? ''));
  return made;
}

function button(name: string, into: HTMLElement): HTMLButtonElement {
  const wrapper = make('div', `e-form__buttons__wrapper elementor-field-type-${name}`);
  const made = document.createElement('button');
  made.type = 'button';
  made.className = `elementor-button e-form__buttons__wrapper__button e-form__buttons__wrapper__button-${name}`;
  wrapper.append(made);
  into.append(wrapper);
  return made;
}

function make(tag: string, className: string, text = ''): HTMLElement {
  return Object.assign(document.createElement(tag), { className, textContent: text });
}
