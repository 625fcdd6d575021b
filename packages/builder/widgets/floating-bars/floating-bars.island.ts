import { numberOf } from '../../model/settings/read.ts';
import './floating-bars.css';
import type { Stop } from '@portico/kernel/islands';
import { standOver } from '../../parts/element/standOver.ts';
import { clickTrackerOf } from '../../runtime/clicks/clickTracker.ts';
import { currentSetting } from '../../runtime/frontend/currentSetting.ts';
import { elementSettings } from '../../runtime/frontend/elementSettings.ts';
import { frontendConfig } from '../../runtime/frontend/frontendConfig.ts';
import { animationName } from '../../runtime/motion/animationName.ts';
import { makeRoomForBar } from './makeRoomForBar.ts';

/** How long after its delay the button's entrance is over at the latest. */
const ENTRANCE_MS = 500;
const HIDDEN = 'is-hidden';

/** A bar with an announcement: it makes room for itself, comes in, and goes when it is closed. */
export function start(element: HTMLElement): Stop {
  const bar = element.querySelector<HTMLElement>('.e-floating-bars');
  if (!bar) return () => {};
  const view = element.ownerDocument.defaultView ?? window;
  const { isEditMode } = frontendConfig(view);
  const settings = elementSettings(element);
  const listening = new AbortController();
  const { signal } = listening;

  element.closest('.e-con-inner')?.classList.add('e-con-inner--floating-bars');
  element.closest('.e-con')?.classList.add('e-con--floating-bars');
  if (bar.classList.contains('has-vertical-position-top') && !bar.classList.contains('is-sticky')) {
    if (isEditMode) bar.classList.add('is-sticky');
    else moveToTheTop(bar);
  }
  // One that scrolls with the page stands in it, and one that the page has fixed to the window is dressed by the page.
  if (bar.classList.contains('is-sticky') && getComputedStyle(bar).position !== 'fixed')
    standOver(bar, '--e-floating-bars-announcement-bg-color');
  let giveBackRoom = makeRoomForBar(bar);
  view.addEventListener(
    'resize',
    () => {
      giveBackRoom();
      if (!bar.classList.contains(HIDDEN)) giveBackRoom = makeRoomForBar(bar);
    },
    { signal },
  );

  const close = (): void => {
    if (isEditMode) return;
    bar.classList.add(HIDDEN);
    giveBackRoom();
  };
  bar.querySelector('.e-floating-bars__close-button')?.addEventListener('click', close, { signal });
  bar.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal });

  // Its author wants to see the button, not to wait for it.
  const name = isEditMode
    ? null
    : animationName(currentSetting(view, settings, 'style_cta_button_animation'));
  const delayMs = numberOf(settings.style_cta_button_animation_delay) ?? 0;
  const timer = enterButton(bar, name, delayMs, signal);
  const stopCounting = clickTrackerOf(view).watch(element, '.e-floating-bars__cta-button');
  return () => {
    listening.abort();
    clearTimeout(timer);
    stopCounting();
    giveBackRoom();
  };
}

/** In the order of the page it comes first, after the administrator's own bar. */
function moveToTheTop(bar: HTMLElement): void {
  const page = bar.ownerDocument;
  const whole = bar.closest('.elementor');
  const adminBar = page.getElementById('wpadminbar');
  if (!whole) return;
  if (adminBar) adminBar.after(whole);
  else page.body.prepend(whole);
}

function enterButton(
  bar: HTMLElement,
  animation: string | null,
  delayMs: number,
  signal: AbortSignal,
): ReturnType<typeof setTimeout> | undefined {
  const button = bar.querySelector<HTMLElement>('.e-floating-bars__cta-button.has-entrance-animation');
  if (!button) return undefined;
  const show = (): void => {
    if (animation) button.classList.remove('animated', animation);
    button.classList.add('visible');
  };
  if (!animation) {
    show();
    return undefined;
  }
  button.classList.add('animated', animation);
  button.addEventListener('animationend', show, { signal, once: true });
  return setTimeout(show, delayMs + ENTRANCE_MS);
}
