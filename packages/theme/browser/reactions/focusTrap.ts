import { wrapTarget } from '@portico/kernel/dom';
import { FOCUS_DELAY_MS, TRAP_END } from '../../wire/public.ts';
import type { TrapRequest } from '../page/ThemePage.ts';

export interface FocusTrap {
  run(event: CustomEvent<TrapRequest | null>): void;
  end(): void;
  onKeyDown(event: KeyboardEvent): void;
}

/** Keeps the focus inside whatever requested it last. `otherwise` is what Escape does if nothing has. */
export function focusTrap(page: Document, otherwise: () => void): FocusTrap {
  let trap: TrapRequest | null = null;

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
    left.backFocus?.focus({ preventScroll: true });
    // Something around it may have taken the focus back already.
    if (trap === left) page.dispatchEvent(new CustomEvent(TRAP_END));
  }

  function wrap(event: KeyboardEvent, container: HTMLElement): void {
    const next = wrapTarget(container, event.shiftKey);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  return {
    run({ detail: request, timeStamp }) {
      if (!request?.container?.isConnected) return;
      trap = request;
      const focus = (): void => {
        if (trap === request) firstOf(request)?.focus();
      };
      // It may have been requested before this code was loaded.
      const delay = FOCUS_DELAY_MS - (performance.now() - timeStamp);
      if (delay > 0) setTimeout(focus, delay);
      else focus();
    },
    end() {
      trap = null;
    },
    // In the bubble phase: a list of suggestions inside may need the first Escape itself.
    onKeyDown(event) {
      if (event.defaultPrevented) return;
      if (!trap?.container?.isConnected) trap = null;
      if (event.key === 'Escape') leave(event);
      else if (trap?.container && event.key === 'Tab') wrap(event, trap.container);
    },
  };
}

/** The first visible match: a close button may exist but be hidden. */
function firstOf({ container, firstFocus }: TrapRequest): HTMLElement | undefined {
  if (!container || !firstFocus) return undefined;
  return [...container.querySelectorAll<HTMLElement>(firstFocus)].find(
    (element) => element.getClientRects().length > 0,
  );
}
