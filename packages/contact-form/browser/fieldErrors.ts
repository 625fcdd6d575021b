import { errorIdOf } from '../wire/public.ts';
import type { ContactFormElement } from './Wpcf7.ts';

/** Shows a field's error: below it, on its control, and in the list for screen readers. An empty message clears it. */
export function showFieldError(
  form: ContactFormElement,
  field: string,
  message: string,
  scope: ParentNode = form,
): void {
  const id = errorIdOf(form.wpcf7.unitTag, field);
  const wraps = wrapsOf(scope, field);
  for (const wrap of wraps) mark(wrap, message, id);
  form.wpcf7.parent?.querySelector(`.screen-reader-response li[id="${id}"]`)?.remove();
  // A field without a wrapper, which some servers report errors for, appears only in the list.
  if (message) errorList(form)?.append(listItem(id, message, wraps[0]));
}

export function clearAllErrors(form: ContactFormElement): void {
  for (const wrap of form.querySelectorAll<HTMLElement>(WRAP))
    showFieldError(form, wrap.dataset.name ?? '', '');
  errorList(form)?.replaceChildren();
}

let focusedByUs: EventTarget | null = null;

/** Focuses the first invalid field, so that nobody has to look for it. */
export function focusFirstError(form: HTMLFormElement): void {
  const control = form.querySelector<HTMLElement>(
    '.wpcf7-not-valid:is(input, select, textarea), .wpcf7-not-valid :is(input, select, textarea)',
  );
  focusedByUs = control;
  control?.focus();
}

/**
 * Hides a floating tip that covers its control once the visitor returns to the field. Not if we moved the focus there, or the
 * window regained it: the visitor has not acted yet.
 */
export function hideFloatingTip({ type, target }: Event): void {
  if (type === 'focusin' && target === focusedByUs) return;
  focusedByUs = null;
  (target as Element)
    .closest('.use-floating-validation-tip .wpcf7-form-control-wrap')
    ?.querySelector<HTMLElement>('.wpcf7-not-valid-tip')
    ?.style.setProperty('display', 'none');
}

/** The wrapper of a field's control and its error. */
export const WRAP = '.wpcf7-form-control-wrap[data-name]';

export function wrapsOf(scope: ParentNode, field: string): HTMLElement[] {
  return [...scope.querySelectorAll<HTMLElement>(WRAP)].filter((wrap) => wrap.dataset.name === field);
}

function mark(wrap: HTMLElement, message: string, errorId: string): void {
  wrap.querySelector('.wpcf7-not-valid-tip')?.remove();
  if (message)
    wrap.append(
      Object.assign(document.createElement('span'), {
        className: 'wpcf7-not-valid-tip',
        textContent: message,
        ariaHidden: 'true',
      }),
    );
  for (const part of wrap.querySelectorAll('[aria-invalid]')) part.ariaInvalid = String(message !== '');
  for (const control of wrap.querySelectorAll<HTMLInputElement>('.wpcf7-form-control')) {
    control.classList.toggle('wpcf7-not-valid', message !== '');
    if (message) control.setAttribute('aria-describedby', errorId);
    else control.removeAttribute('aria-describedby');
    control.setCustomValidity?.(message);
  }
}

function errorList(form: ContactFormElement): Element | null | undefined {
  return form.wpcf7.parent?.querySelector('.screen-reader-response ul');
}

function listItem(id: string, message: string, wrap: Element | undefined): HTMLLIElement {
  const item = Object.assign(document.createElement('li'), { id });
  const control = wrap?.querySelector('.wpcf7-form-control')?.id;
  item.append(
    control
      ? Object.assign(document.createElement('a'), { href: `#${control}`, textContent: message })
      : message,
  );
  return item;
}
