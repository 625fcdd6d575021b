/** The parts of the cart page that are updated without a reload. */
export const CART_PAGE = {
  content: '[data-portico-cart-content]',
  lines: '[data-portico-cart-lines]',
  line: '[data-portico-cart-line]',
  total: '[data-portico-cart-total]',
  said: '[data-portico-cart-said]',
} as const;

const PROBLEM = 'p-cart-problem';

export function contentOf(page: ParentNode): HTMLElement | null {
  return page.querySelector<HTMLElement>(CART_PAGE.content);
}

export function keyOf(form: HTMLFormElement): string {
  return String(new FormData(form).get('key') ?? '');
}

/**
 * Replaces what this page shows of the cart with that of a fresh page. What was typed elsewhere stays: the order form is not
 * touched while there is something to order, nor are the other quantities.
 */
export function swapContent(page: HTMLElement, html: string): boolean {
  const before = contentOf(page);
  const after = contentOf(new DOMParser().parseFromString(html, 'text/html'));
  if (!before || !after) return false;
  const focused = focusIn(before);
  const [linesBefore, linesAfter] = [before, after].map((one) => one.querySelector(CART_PAGE.lines));
  if (linesBefore && linesAfter) {
    keepTyping(linesBefore, linesAfter);
    linesBefore.replaceWith(page.ownerDocument.adoptNode(linesAfter));
  } else before.replaceChildren(...[...after.childNodes].map((node) => page.ownerDocument.adoptNode(node)));
  if (focused) focusAgain(before, focused);
  return true;
}

/** Shows a line's error beside it. */
export function problemBeside(form: HTMLFormElement, sentence: string): void {
  const line = form.closest(CART_PAGE.line) ?? form;
  line.querySelector(`.${PROBLEM}`)?.remove();
  const problem = form.ownerDocument.createElement('p');
  problem.className = `${PROBLEM} p-field-error`;
  problem.setAttribute('role', 'alert');
  problem.id = `problem-${keyOf(form)}`;
  problem.textContent = sentence;
  line.append(problem);
  const field = form.querySelector('[name="quantity"]');
  field?.setAttribute('aria-invalid', 'true');
  field?.setAttribute('aria-describedby', problem.id);
}

/** Where the keyboard focus is: the form, and the control in it. */
interface Focus {
  readonly act: string;
  readonly key: string;
  readonly selector: string;
}

function focusIn(content: HTMLElement): Focus | null {
  const { activeElement } = content.ownerDocument;
  const form = content.contains(activeElement) ? activeElement?.closest('form') : null;
  if (!activeElement || !form?.dataset.porticoCartChange) return null;
  return {
    act: form.dataset.porticoCartChange,
    key: keyOf(form),
    selector: activeElement.matches('[type="submit"]') ? '[type="submit"]' : '[name="quantity"]',
  };
}

/** Restores the focus, or moves it to the next useful place if that is gone. */
function focusAgain(content: HTMLElement, { act, key, selector }: Focus): void {
  const forms = content.querySelectorAll<HTMLFormElement>(`form[data-portico-cart-change="${act}"]`);
  const form = [...forms].find((one) => keyOf(one) === key);
  const next =
    form?.querySelector<HTMLElement>(selector) ?? content.querySelector<HTMLElement>('[tabindex="-1"]');
  next?.focus({ preventScroll: form !== undefined });
}

function keepTyping(before: Element, after: Element): void {
  for (const field of before.querySelectorAll<HTMLInputElement>('[name="quantity"]')) {
    if (field.value === field.defaultValue || !field.form) continue;
    const key = keyOf(field.form);
    const forms = [...after.querySelectorAll<HTMLFormElement>('form')];
    const same = forms
      .find((form) => keyOf(form) === key)
      ?.querySelector<HTMLInputElement>('[name="quantity"]');
    if (same) same.value = field.value;
  }
}
