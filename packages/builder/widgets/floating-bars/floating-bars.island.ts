import { numberOf } from '../../model/settings/read.ts';
import './floating-bars.css';
import type { Stop } from '@portico/kernel/islands';
import { enterButton } from '../../parts/element/enterButton.ts';
import { OVER, standOver } from '../../parts/element/standOver.ts';
import { clickTrackerOf } from '../../runtime/clicks/clickTracker.ts';
import { currentSetting } from '../../runtime/frontend/currentSetting.ts';
import { elementSettings } from '../../runtime/frontend/elementSettings.ts';
import { frontendConfig } from '../../runtime/frontend/frontendConfig.ts';
import { animationName } from '../../runtime/motion/animationName.ts';
import { makeRoomForBar } from './makeRoomForBar.ts';

/** The button becomes visible this long after its delay, whether its animation is over or never began. */
const ENTRANCE_MS = 500;
const STICKY = 'is-sticky';
const HIDDEN = 'is-hidden';
const COPIED = 'is-copied';

/** A bar with an announcement: makes room for itself, enters, and goes away when closed. */
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
  // A bar that scrolls with the page is part of it, and one that the page has fixed is styled by the page. Ours is in its place;
  // others' are printed at the end of the page.
  if (is(STICKY) && !is(OVER) && getComputedStyle(bar).position !== 'fixed') {
    standOver(bar, '--e-floating-bars-announcement-bg-color');
    bar.classList.add('is-fixed');
  }
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
    // There is no clipboard on unencrypted pages; the code can still be read.
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

  // In the editor the button is shown without waiting.
  const name = isEditMode
    ? null
    : animationName(currentSetting(view, settings, 'style_cta_button_animation'));
  const delayMs = numberOf(settings.style_cta_button_animation_delay) ?? 0;
  const { begin, appear } = enterButton(bar, name, signal);
  begin();
  const timer = setTimeout(appear, delayMs + ENTRANCE_MS);
  const stopCounting = clickTrackerOf(view).watch(element, '.e-floating-bars__cta-button');
  return () => {
    listening.abort();
    clearTimeout(timer);
    stopCounting();
    giveBackRoom();
  };
}

/** First in the page, after WordPress's admin bar. */
function moveToTheTop(bar: HTMLElement): void {
  const { body } = bar.ownerDocument;
  const whole = bar.closest('.elementor');
  if (!whole) return;
  body.prepend(whole);
  body.querySelector('#wpadminbar')?.after(whole);
}
