import './countdown.css';
import type { Stop } from '@portico/kernel/islands';
import { safeAddress } from '../../model/settings/link.ts';
import { numberOf } from '../../model/settings/read.ts';
import { elementSettings } from '../../runtime/frontend/elementSettings.ts';
import { TIME_PARTS, type TimePart, timeLeft, twoDigits } from './timeLeft.ts';

/** Counts down while the page is open, and does what its author wants at the end. */
export function start(element: HTMLElement): Stop {
  const due = dueOf(element);
  if (due === null) return () => {};
  const digits = [...element.querySelectorAll<HTMLElement>('[data-part]')];
  const shown = TIME_PARTS.filter((part) => digits.some((one) => one.dataset.part === part));
  const show = (): boolean => {
    const left = due - Date.now();
    const parts = timeLeft(left, shown);
    for (const one of digits) one.textContent = twoDigits(parts[one.dataset.part as TimePart]);
    return left <= 0;
  };
  const wasOver = show();
  if (wasOver) {
    end(element, false);
    return () => {};
  }
  const timer = setInterval(() => {
    if (!show()) return;
    clearInterval(timer);
    end(element, true);
  }, 1_000);
  return () => clearInterval(timer);
}

function end(element: HTMLElement, isNow: boolean): void {
  const settings = elementSettings(element);
  const wrapper = element.querySelector<HTMLElement>('.elementor-countdown-wrapper');
  const message = element.querySelector<HTMLElement>('.elementor-countdown-expire--message');
  if (wrapper && settings.hides === 'yes') wrapper.hidden = true;
  if (message) message.hidden = false;
  // Whoever comes when it is over has come for the page.
  const to = safeAddress(settings.redirect_to);
  if (to && isNow) window.location.assign(to);
}

/** A time of the visitor's own is kept, so that it does not begin anew with every page. */
function dueOf(element: HTMLElement): number | null {
  const { due, evergreen } = elementSettings(element);
  const fixed = numberOf(due);
  if (fixed !== null) return fixed;
  const length = numberOf(evergreen);
  if (length === null) return null;
  const key = `${element.dataset.id}-evergreen_due_date`;
  try {
    const kept = numberOf(localStorage.getItem(key));
    if (kept !== null) return kept;
    const own = Date.now() + length;
    localStorage.setItem(key, String(own));
    return own;
  } catch {
    // A browser that keeps nothing counts from now.
    return Date.now() + length;
  }
}
