import './countdown.css';
import type { Stop } from '@portico/kernel/islands';
import { safeAddress } from '../../model/settings/link.ts';
import { numberOf } from '../../model/settings/read.ts';
import { elementSettings } from '../../runtime/frontend/elementSettings.ts';
import { TIME_PARTS, type TimePart, timeLeft, twoDigits } from './timeLeft.ts';

/** Counts down while the page is open, and performs the author's action at the end. */
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
  if (show()) {
    end(element);
    return () => {};
  }
  const timer = setInterval(() => {
    if (!show()) return;
    clearInterval(timer);
    end(element);
  }, 1_000);
  return () => clearInterval(timer);
}

function end(element: HTMLElement): void {
  const settings = elementSettings(element);
  const wrapper = element.querySelector<HTMLElement>('.elementor-countdown-wrapper');
  const message = element.querySelector<HTMLElement>('.elementor-countdown-expire--message');
  if (wrapper && settings.hides === 'yes') wrapper.hidden = true;
  if (message) message.hidden = false;
  // As in Elementor Pro, also for visitors who arrive afterwards; but a page that redirects to itself could never be seen.
  const to = safeAddress(settings.redirect_to);
  const { location } = window;
  if (to && new URL(to, location.href).href !== location.href) location.assign(to);
}

/** A visitor's own deadline is stored, so that it does not restart on every page, until its author changes it. */
function dueOf(element: HTMLElement): number | null {
  const { due, evergreen } = elementSettings(element);
  const fixed = numberOf(due);
  if (fixed !== null) return fixed;
  const length = numberOf(evergreen);
  if (length === null) return null;
  const key = `${element.dataset.id}-evergreen_`;
  const own = Date.now() + length;
  try {
    const kept = numberOf(localStorage.getItem(`${key}due_date`));
    const seconds = String(length / 1_000);
    if (kept !== null && localStorage.getItem(`${key}interval`) === seconds) return kept;
    localStorage.setItem(`${key}due_date`, String(own));
    localStorage.setItem(`${key}interval`, seconds);
  } catch {
    // Without storage it counts from now.
  }
  return own;
}
