const CANDIDATES = /* @__PURE__ */ [
  '[href]',
  'button',
  'input:not([type=hidden])',
  'select',
  'textarea',
  'summary',
  'iframe',
  'audio[controls]',
  'video[controls]',
  '[contenteditable]:not([contenteditable=false])',
  '[tabindex]',
].join();

/**
 * The tab stops inside a container, in order. A radio group is one stop: its checked button, or otherwise the end of the group
 * that is reached first.
 */
export function tabStops(container: Element, backward = false): HTMLElement[] {
  const all = [...container.querySelectorAll<HTMLElement>(CANDIDATES)].filter(isReachable);
  const stops = all.filter((element) => isStopOfItsGroup(element, all, backward));
  // Elements with a positive tabindex come first, lowest first; the stable sort keeps document order otherwise.
  const rank = (element: HTMLElement): number => tabIndexOf(element) || Number.POSITIVE_INFINITY;
  return stops.sort((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)));
}

function isReachable(element: HTMLElement): boolean {
  if (
    tabIndexOf(element) < 0 ||
    element.matches(':disabled,[aria-hidden=true]') ||
    element.closest('[inert]')
  )
    return false;
  if (element.localName === 'summary' && !isOwnSummary(element)) return false;
  return element.checkVisibility
    ? element.checkVisibility({ visibilityProperty: true })
    : element.getClientRects().length > 0;
}

/** Browsers disagree on the property for media players and editable text, but all of them stop there. */
function tabIndexOf(element: HTMLElement): number {
  const isSpecial = !element.hasAttribute('tabindex') && element.matches('audio,video,[contenteditable]');
  return isSpecial ? 0 : element.tabIndex;
}

function isOwnSummary(summary: HTMLElement): boolean {
  if (summary.hasAttribute('tabindex')) return true;
  const details = summary.parentElement;
  return details?.localName === 'details' && details.querySelector(':scope > summary') === summary;
}

function isStopOfItsGroup(element: HTMLElement, all: readonly HTMLElement[], backward: boolean): boolean {
  if (!isRadio(element) || !element.name) return true;
  const { name, form, ownerDocument } = element;
  const group = all.filter(
    (other): other is HTMLInputElement => isRadio(other) && other.name === name && other.form === form,
  );
  const stop =
    group.find((radio) => radio === ownerDocument.activeElement) ??
    group.find((radio) => radio.checked) ??
    group.at(backward ? -1 : 0);
  return stop === element;
}

function isRadio(element: HTMLElement): element is HTMLInputElement {
  return (element as HTMLInputElement).type === 'radio';
}
