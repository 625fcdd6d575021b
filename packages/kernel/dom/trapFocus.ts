import { tabStops } from './tabStops.ts';

export interface TrapFocusOptions {
  /** Receives the focus first; by default the container's first tab stop. `null` leaves the focus where it is. */
  readonly initialFocus?: HTMLElement | null;
}

/** Releases the focus and returns it to where it was. */
export type ReleaseFocus = () => void;

/**
 * Keeps the keyboard focus inside a container: a dialog, a menu, a lightbox. The newest of several traps in a document is
 * active, so a dialog may open another.
 */
export function trapFocus(container: HTMLElement, options: TrapFocusOptions = {}): ReleaseFocus {
  const page = container.ownerDocument;
  const before = page.activeElement as HTMLElement | null;
  const traps = trapsOf(page);
  const trap = { container };
  traps.push(trap);
  // A container removed from the page without a release must not hold the keyboard focus.
  const holds = (): boolean => traps.findLast((one) => one.container.isConnected) === trap;
  const addsTabIndex = !container.hasAttribute('tabindex');
  if (addsTabIndex) container.tabIndex = -1;
  let backward = false;

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Tab' || event.defaultPrevented || !holds()) return;
    backward = event.shiftKey;
    const next = wrapTarget(container, backward);
    if (!next) return;
    event.preventDefault();
    focus(next);
  };

  // Focus leaves a frame without a key event here, and scripts can move it at will.
  const onFocusIn = (event: FocusEvent): void => {
    if (holds() && !container.contains(event.target as Node)) focus(edge(container, backward));
  };

  page.addEventListener('keydown', onKeyDown);
  page.addEventListener('focusin', onFocusIn);
  const first = options.initialFocus;
  if (first !== null && !(first === undefined && container.contains(page.activeElement)))
    focus(first ?? edge(container, false));

  let released = false;
  return () => {
    if (released) return;
    released = true;
    const held = holds() || !container.isConnected;
    traps.splice(traps.indexOf(trap), 1);
    page.removeEventListener('keydown', onKeyDown);
    page.removeEventListener('focusin', onFocusIn);
    if (addsTabIndex) container.removeAttribute('tabindex');
    if (held && before?.isConnected) focus(before);
  };
}

interface Trap {
  readonly container: HTMLElement;
}

const traps = new WeakMap<Document, Trap[]>();

function trapsOf(page: Document): Trap[] {
  const here = traps.get(page) ?? [];
  traps.set(page, here);
  return here;
}

/** Where Tab must go because the browser would leave the container; `undefined` if it would not. */
export function wrapTarget(container: HTMLElement, backward: boolean): HTMLElement | undefined {
  const active = container.ownerDocument.activeElement;
  const stops = tabStops(container, backward);
  const last = stops.at(backward ? 0 : -1);
  if (!last || !active || !container.contains(active)) return edge(container, backward);
  if (active === last) return edge(container, backward);
  if (stops.includes(active as HTMLElement)) return undefined;
  // The focused element is not a tab stop (a heading, for example): does any stop come after it?
  const wanted = backward ? active.DOCUMENT_POSITION_PRECEDING : active.DOCUMENT_POSITION_FOLLOWING;
  const goesOn = stops.some((stop) => {
    const position = active.compareDocumentPosition(stop);
    return position & wanted && !(backward && position & active.DOCUMENT_POSITION_CONTAINS);
  });
  return goesOn ? undefined : edge(container, backward);
}

/** The first stop in the direction of travel; the container itself if it has none. */
function edge(container: HTMLElement, backward: boolean): HTMLElement {
  return tabStops(container, backward).at(backward ? -1 : 0) ?? container;
}

function focus(element: HTMLElement): void {
  element.focus({ preventScroll: true });
}
