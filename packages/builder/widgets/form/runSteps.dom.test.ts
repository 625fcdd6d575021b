import { afterEach, expect, test, vi } from 'vitest';
import type { StepType } from '../../model/forms/FormSketch.ts';
import { stepButtons, stepIndicators } from '../../model/forms/stepMarkup.ts';
import { start } from './form.island.ts';

afterEach(() => {
  document.body.replaceChildren();
  Reflect.deleteProperty(window, 'wpcf7');
});

const SUBMIT = '<div class="elementor-field-type-submit"><button type="submit">Send</button></div>';

function form(settings: { readonly step_type?: StepType } = {}): HTMLElement {
  const steps = ['You', 'Your wish'].map((label) => ({ label, icon: '' }));
  document.body.innerHTML = `<div data-settings='${JSON.stringify(settings)}'><form>
    ${stepIndicators(steps, settings.step_type ?? 'number_text')}
    <div class="e-form__step" data-label="You"><input name="name" class="wpcf7-form-control"></div>
    <div class="e-form__step" data-label="Your wish" data-previous="Go back"><input name="wish"></div>
    ${stepButtons({ ...{ next: 'Next', size: 'sm', widths: '' }, submit: SUBMIT })}</form></div>`;
  return document.body.firstElementChild as HTMLElement;
}
const hidden = (element: Element) =>
  [...element.querySelectorAll('.e-form__step')].map((step) => step.classList.contains('elementor-hidden'));
const named = (element: Element, name: string) =>
  element.querySelector<HTMLElement>(`.e-form__buttons__wrapper__button-${name}`);

test('CF-01 the parts of a form come one after the other, and the last has the button that sends', async () => {
  const element = form();
  const stop = start(element);
  expect(hidden(element)).toEqual([false, true]);
  expect(element.querySelector('[aria-current="step"]')?.textContent).toBe('1You');
  named(element, 'next')?.click();
  await vi.waitFor(() => expect(hidden(element)).toEqual([true, false]));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('2 / 2 Your wish');
  expect(element.querySelector('.elementor-field-type-submit')?.className).toBe(
    'elementor-field-type-submit',
  );
  expect(named(element, 'previous')?.textContent).toBe('Go back');
  named(element, 'previous')?.click();
  expect(hidden(element)).toEqual([false, true]);
  stop();
  expect(hidden(element)).toEqual([false, false]);
});

test('CF-01 nobody goes on while something is wrong, by button or by Enter', async () => {
  const element = form({ step_type: 'progress_bar' });
  const input = element.querySelector('input');
  const validate = vi.fn(async () => {
    input?.classList.toggle('wpcf7-not-valid', input.value === '');
  });
  Object.assign(window, { wpcf7: { validate } });
  start(element);
  expect(element.querySelector('[role="progressbar"]')?.getAttribute('aria-valuenow')).toBe('50');
  named(element, 'next')?.click();
  await vi.waitFor(() => expect(document.activeElement).toBe(input));
  expect(hidden(element)).toEqual([false, true]);
  if (input) input.value = 'Ada';
  input?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  await vi.waitFor(() => expect(hidden(element)).toEqual([true, false]));
  // A server-side error shows the step that contains it.
  input?.classList.add('wpcf7-not-valid');
  element.querySelector('form')?.dispatchEvent(new Event('wpcf7invalid', { bubbles: true }));
  expect(hidden(element)).toEqual([false, true]);
});
