import './scrollToTop.css';
import { prefersReducedMotion } from '@portico/kernel/dom';
import type { IslandModule } from '@portico/kernel/islands';
import { readToTopOptions, type ToTopOptions } from '../../wire/public.ts';
import { nextToTop, type ToTopEvent, type ToTopState } from './toTopState.ts';

export const FADE_MS = 200;
export const SCROLL_MS = 400;

/** No React here: a button that most visitors never press is not worth its weight. */
export const start: IslandModule['start'] = (button) => {
  const page = button.ownerDocument;
  const view = page.defaultView ?? window;
  const options = readToTopOptions(view.to_top_options);
  // Checked once: rotating a phone does not bring back a button that the visitor has not missed.
  if (options.hiddenUpTo !== null && view.innerWidth <= options.hiddenUpTo) return () => {};
  applyOptions(button, options);
  const stops: (() => void)[] = [];
  let state: ToTopState = 'hidden';
  let resting: ReturnType<typeof setTimeout> | undefined;
  let fading: ReturnType<typeof setTimeout> | undefined;

  const tell = (event: ToTopEvent): void => {
    const next = nextToTop(state, event);
    if (next !== 'held' && options.hidesAfterMs !== null && next === 'shown') {
      clearTimeout(resting);
      resting = setTimeout(tell, options.hidesAfterMs, 'rested');
    }
    if (next === 'held') clearTimeout(resting);
    if (next === state) return;
    state = next;
    clearTimeout(fading);
    if (next === 'hidden') {
      button.style.opacity = '0';
      fading = setTimeout(() => {
        button.style.display = 'none';
      }, FADE_MS);
      return;
    }
    const wasAway = button.style.display === 'none';
    button.style.display = '';
    // Forces a layout at zero opacity, so that the fade has a starting point.
    if (wasAway) void button.offsetWidth;
    button.style.opacity = next === 'held' ? '1' : String(options.opacity);
  };

  const on = <Name extends keyof HTMLElementEventMap>(
    target: EventTarget,
    name: Name,
    listener: (event: HTMLElementEventMap[Name]) => void,
  ): void => {
    target.addEventListener(name, listener as EventListener, { passive: name === 'scroll' });
    stops.push(() => target.removeEventListener(name, listener as EventListener));
  };
  const look = (): void => tell(view.scrollY > options.scrollOffset ? 'passed' : 'returned');
  on(view, 'scroll', look);
  on(button, 'mouseenter', () => tell('reached'));
  on(button, 'mouseleave', () => tell('left'));
  on(button, 'focus', () => tell('reached'));
  on(button, 'blur', () => tell('left'));
  on(button, 'click', () => scrollUp(view));
  on(button, 'keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    scrollUp(view);
  });
  look();

  return () => {
    for (const stop of stops) stop();
    clearTimeout(resting);
    clearTimeout(fading);
  };
};

function applyOptions(button: HTMLElement, options: ToTopOptions): void {
  button.classList.add('portico-over', 'portico-moved');
  const [block = 'bottom', inline = 'right'] = options.location.split('-');
  const isImage = options.style === 'image' || button.querySelector('img') !== null;
  Object.assign(button.style, {
    display: 'none',
    opacity: '0',
    [block]: `${options.marginY}px`,
    [inline]: `${options.marginX}px`,
    ...(isImage
      ? { width: `${options.imageWidth}px` }
      : {
          color: options.iconColor,
          backgroundColor: options.iconBackground,
          fontSize: `${options.iconSize}px`,
          borderRadius: `${options.borderRadius}%`,
        }),
  });
  // Rendered as decoration, for pages where nothing starts it.
  button.removeAttribute('aria-hidden');
  button.setAttribute('role', 'button');
  button.tabIndex = 0;
  if (!button.textContent?.trim() && !button.querySelector('img[alt]:not([alt=""])'))
    button.setAttribute('aria-label', 'Scroll Up');
}

/** Eased in code: the duration of native smooth scrolling is up to the browser. */
function scrollUp(view: Window): void {
  if (prefersReducedMotion(view)) {
    view.scrollTo(0, 0);
    return;
  }
  const from = view.scrollY;
  let startedAt: number | undefined;
  const step = (now: number): void => {
    startedAt ??= now;
    const part = Math.min((now - startedAt) / SCROLL_MS, 1);
    view.scrollTo({ top: from * (0.5 + Math.cos(Math.PI * part) / 2), behavior: 'instant' });
    if (part < 1) view.requestAnimationFrame(step);
  };
  view.requestAnimationFrame(step);
}
