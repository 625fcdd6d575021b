import type { Stop } from '@portico/kernel/islands';
import { HIDDEN_STEP } from '../../model/forms/stepMarkup.ts';
import { textOf } from '../../model/settings/read.ts';
import { elementSettings } from '../../runtime/frontend/elementSettings.ts';

/** The contact form's global API. */
interface ContactForms {
  readonly wpcf7?: { validate?(form: HTMLFormElement, options: { scope: Element }): Promise<void> };
}

/** Shows the steps of a form one after the other, starting from its markup. A step with errors cannot be left. */
export function runSteps(element: HTMLElement): Stop {
  const find = (selector: string) => element.querySelector<HTMLElement>(selector);
  const form = element.querySelector('form');
  const steps = [...element.querySelectorAll<HTMLElement>('.e-form__step')];
  const submit = find('.elementor-field-type-submit');
  const previous = find('button[class*="button-previous"]');
  const next = find('button[class*="button-next"]');
  if (!form || !submit || !previous || !next) return () => {};
  const settings = elementSettings(element);
  const listening = new AbortController();
  const { signal } = listening;
  let at = 0;

  const show = (index: number, moves: boolean): void => {
    at = index;
    for (const [place, step] of steps.entries()) step.classList.toggle(HIDDEN_STEP, place !== at);
    const isLast = at === steps.length - 1;
    submit.classList.toggle(HIDDEN_STEP, !isLast);
    previous.classList.toggle(HIDDEN_STEP, at === 0);
    next.classList.toggle(HIDDEN_STEP, isLast);
    const words = steps[at]?.dataset ?? {};
    previous.textContent = words.previous || textOf(settings.step_previous_label) || 'Previous';
    next.textContent = words.next || textOf(settings.step_next_label) || 'Next';
    count(find('.e-form__indicators'), at, steps.length);
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
    step.role = 'group';
    step.ariaLabel = `${index + 1} / ${steps.length} ${step.dataset.label ?? ''}`.trim();
  }
  next.addEventListener('click', () => void goOn(), { signal });
  previous.addEventListener('click', () => show(at - 1, true), { signal });
  // Enter submits a form; before the last step it goes to the next.
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
    for (const part of [...steps, submit]) part.classList.remove(HIDDEN_STEP);
  };
}

/** Updates the step indicators: numbers and icons, or a progress bar. */
function count(indicators: HTMLElement | null, at: number, of: number): void {
  const bar = indicators?.querySelector('[role="progressbar"]');
  if (bar) {
    const share = `${Math.round(((at + 1) / of) * 100)}`;
    bar.ariaValueNow = share;
    bar.ariaLabel = `${at + 1} / ${of}`;
    const meter = bar.firstElementChild as HTMLElement;
    meter.textContent = `${share}%`;
    Object.assign(meter.style, { flex: 'none', inlineSize: `${share}%` });
    return;
  }
  for (const [index, one] of [...(indicators?.children ?? [])].entries()) {
    const passed = index < at ? 'completed' : 'inactive';
    one.className = one.className.replace(/state-\w+/, `state-${index === at ? 'active' : passed}`);
    one.ariaCurrent = index === at ? 'step' : null;
  }
}
