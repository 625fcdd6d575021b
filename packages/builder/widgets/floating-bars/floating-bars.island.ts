import { numberOf } from '../../model/settings/read.ts';
import './floating-bars.css';
import type { Stop } from '@portico/kernel/islands';
import { enterButton } from '../../parts/element/enterButton.ts';
import { standOver } from '../../parts/element/standOver.ts';
import { clickTrackerOf } from '../../runtime/clicks/clickTracker.ts';
import { currentSetting } from '../../runtime/frontend/currentSetting.ts';
import { elementSettings } from '../../runtime/frontend/elementSettings.ts';
import { frontendConfig } from '../../runtime/frontend/frontendConfig.ts';
import { animationName } from '../../runtime/motion/animationName.ts';
import { makeRoomForBar } from './makeRoomForBar.ts';

/** How long after its delay the button's entrance is over at the latest. */
const ENTRANCE_MS = 500;
const STICKY = 'is-sticky';
const HIDDEN = 'is-hidden';
const COPIED = 'is-copied';

/** A bar with an announcement: it makes room for itself, comes in, and goes when it is closed. */
export function start(element: HTMLElement): Stop {
  const bar = element.querySelector<HTMLElement>('.e-floating-bars');
  if (!bar) return () => {};
  const view = element.ownerDocument.defaultView ?? window;
  const { isEditMode } = frontendConfig(view);
  const settings = elementSettings(element);
  const listening = new AbortController();
  const { signal } = listening;
  const is = (name: string): boolean => bar.classList.contains(name);

  for (const name of ['e-con-inner', 'e-con'])
    element.closest(`.${name}`)?.classList.add(`${name}--floating-bars`);
  if (is('has-vertical-position-top') && !is(STICKY)) {
    if (isEditMode) bar.classList.add(STICKY);
    else moveToTheTop(bar);
  }
  // One that scrolls with the page stands in it, and one that the page has fixed to the window is dressed by the page.
  if (is(STICKY) && getComputedStyle(bar).position !== 'fixed')
    standOver(bar, '--e-floating-bars-announcement-bg-color');
  let giveBackRoom = makeRoomForBar(bar);
  view.addEventListener(
    'resize',
    () => {
      giveBackRoom();
      if (!is(HIDDEN)) giveBackRoom = makeRoomForBar(bar);
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

  const coupon = bar.querySelector<HTMLButtonElement>('button[value]');
  coupon?.addEventListener(
    'click',
    // There is no clipboard where the page is not encrypted; the code stands there to be read.
    () =>
      navigator.clipboard?.writeText(coupon.value).then(
        () => {
          coupon.classList.add(COPIED);
          setTimeout(() => coupon.classList.remove(COPIED), Number(coupon.dataset.ms));
        },
        () => {},
      ),
    { signal },
  );

  // Its author wants to see the button, not to wait for it.
  const name = isEditMode
    ? null
    : animationName(currentSetting(view, settings, 'style_cta_button_animation'));
  const delayMs = numberOf(settings.style_cta_button_animation_delay) ?? 0;
  const { begin, show } = enterButton(bar, name, signal);
  begin();
  const timer = setTimeout(show, delayMs + ENTRANCE_MS);
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
