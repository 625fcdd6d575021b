import { FOCUS_DELAY_MS, TRAP_END, TRAP_RUN } from '../../wire/header.ts';
import { focusableIn } from './focusable.ts';
import { endTrap, type ThemePage, type TrapRequest } from './ThemePage.ts';

/** Keeps the keyboard inside of whatever asked for it last. `otherwise` is what Escape does when nothing has. */
export function focusTrap({ page, view, signal }: ThemePage, otherwise: () => void): void {
  let trap: TrapRequest | null = null;

  page.addEventListener(
    TRAP_RUN,
    (event) => {
      const request = (event as CustomEvent<TrapRequest | null>).detail;
      if (!request?.container?.isConnected) return;
      trap = request;
      view.setTimeout(() => {
        if (trap === request) firstOf(request)?.focus();
      }, FOCUS_DELAY_MS);
    },
    { signal },
  );

  page.addEventListener(
    TRAP_END,
    () => {
      trap = null;
    },
    { signal },
  );

  // Not on the way down: a list of suggestions inside may want the first Escape for itself.
  page.addEventListener(
    'keydown',
    (event) => {
      if (event.defaultPrevented) return;
      if (!trap?.container?.isConnected) trap = null;
      if (event.key === 'Escape') leave(event);
      else if (trap?.container && event.key === 'Tab') wrap(event, trap.container);
    },
    { signal },
  );

  function leave(event: Event): void {
    const left = trap;
    if (!left) {
      otherwise();
      return;
    }
    event.preventDefault();
    const button = left.close && left.container?.querySelector<HTMLElement>(left.close);
    if (left.leave) left.leave();
    else if (button) button.click();
    else otherwise();
    left.backFocus?.focus();
    // Something around it may have taken the keyboard back already.
    if (trap === left) endTrap(page);
  }

  function wrap(event: KeyboardEvent, container: HTMLElement): void {
    const stops = focusableIn(container);
    const back = event.shiftKey;
    const active = page.activeElement;
    const isInside = active !== container && container.contains(active);
    if (stops.length === 0 || (isInside && active !== stops.at(back ? 0 : -1))) return;
    event.preventDefault();
    stops.at(back ? -1 : 0)?.focus();
  }
}

/** The first match that can be seen: a close button may be there and not be shown. */
function firstOf({ container, firstFocus }: TrapRequest): HTMLElement | undefined {
  if (!container || !firstFocus) return undefined;
  const matches = [...container.querySelectorAll<HTMLElement>(firstFocus)];
  return matches.find((element) => element.getClientRects().length > 0);
}
