import { prefersReducedMotion, trapFocus } from '@portico/kernel/dom';
import type { Stop } from '@portico/kernel/islands';
import { isOn, numberOf, recordOf, recordOfJson, sizeOf, textOf } from '../../model/settings/read.ts';
import { POPUP_HIDDEN_EVENT, POPUP_SHOWN_EVENT } from '../../wire/public.ts';
import { currentSetting } from '../frontend/currentSetting.ts';
import { pageDevice } from '../frontend/pageDevice.ts';
import { animationName } from '../motion/animationName.ts';
import { type OpenPopup, popupsOf } from './popupLinks.ts';
import { popupMemory } from './popupMemory.ts';
import { mayOpen } from './popupTiming.ts';
import { after, watchTriggers } from './popupTriggers.ts';

const ANIMATED = 'animated';
const REVERSE = 'reverse';
const STILL = 'portico-popup-still';

/** A popup: waits until it may open, traps the focus while it covers the page, and closes in the enabled ways. */
export function startPopup(element: HTMLElement): Stop {
  const page = element.ownerDocument;
  const view = page.defaultView ?? window;
  const settings = recordOfJson(element.dataset.popup);
  const timing = recordOf(settings.timing);
  const id = element.querySelector<HTMLElement>('[data-elementor-id]')?.dataset.elementorId ?? '';
  const box = element.querySelector<HTMLElement>('.dialog-widget-content');
  const button = element.querySelector<HTMLElement>('.dialog-close-button');
  const memory = popupMemory(view, id);
  const popups = popupsOf(page);
  const period = textOf(timing.times_period);
  const life = new AbortController();
  const waiting = new AbortController();
  let opened: AbortController | undefined;
  let openedAt = 0;

  const tell = (event: string): boolean => view.dispatchEvent(new CustomEvent(event, { detail: { id } }));

  const move = (setting: string, isOut: boolean, done: () => void): void => {
    const name = animationName(currentSetting(view, settings, setting));
    if (!box || !name || prefersReducedMotion(view)) {
      done();
      return;
    }
    const seconds = sizeOf(settings.entrance_animation_duration) ?? 1.2;
    const names = [ANIMATED, name, ...(isOut ? [REVERSE] : [])];
    box.classList.remove(REVERSE);
    box.classList.add(...names);
    after(view, seconds, life.signal, () => {
      box.classList.remove(...names);
      done();
    });
  };

  const open = (): void => {
    if (opened || memory.isOff()) return;
    waiting.abort();
    opened = new AbortController();
    const { signal } = opened;
    openedAt = performance.now();
    element.hidden = false;
    popups.opened.push(popup);
    popups.hasOpened = true;
    if (isOn(settings.prevent_scroll)) page.documentElement.classList.add(STILL);
    if (element.ariaModal && isOn(settings.a11y_navigation)) {
      const release = trapFocus(element);
      signal.addEventListener('abort', () => release());
    }
    const delay = numberOf(settings.close_button_delay);
    if (button && delay) {
      button.hidden = true;
      after(view, delay, signal, () => {
        button.hidden = false;
      });
    }
    const ends = numberOf(settings.close_automatically);
    if (ends) after(view, ends, signal, close);
    page.addEventListener('click', onClick, { signal });
    page.addEventListener('keydown', onKey, { signal });
    move('entrance_animation', false, () => {});
    if (timing.times_count !== 'close') memory.see(period);
    tell(POPUP_SHOWN_EVENT);
  };

  const close = (): void => {
    if (!opened) return;
    opened.abort();
    opened = undefined;
    popups.opened.splice(popups.opened.indexOf(popup), 1);
    if (popups.opened.length === 0) page.documentElement.classList.remove(STILL);
    if (timing.times_count === 'close') memory.see(period);
    move('exit_animation', true, () => {
      if (!opened) element.hidden = true;
    });
    tell(POPUP_HIDDEN_EVENT);
  };

  const onClick = (event: MouseEvent): void => {
    const target = event.target as Element;
    if (event.timeStamp <= openedAt || !target.isConnected) return;
    const isBeside = !box?.contains(target) && !target.closest('.portico-over');
    const closesBeside = isBeside && !isOn(settings.prevent_close_on_background_click);
    if (closesBeside || button?.contains(target)) close();
  };
  const onKey = (event: KeyboardEvent): void => {
    const isOurs = popups.opened.at(-1) === popup && !event.defaultPrevented;
    if (event.key === 'Escape' && isOurs && !isOn(settings.prevent_close_on_esc_key)) close();
  };

  const popup: OpenPopup = {
    ...{ id, element, open, close },
    selector: textOf(settings.open_selector),
    isOpen: () => opened !== undefined,
    turnOff: memory.turnOff,
  };
  popups.all.add(popup);

  const here = {
    ...{ memory, device: pageDevice(view).current(), now: Date.now() },
    ...{ referrer: page.referrer, host: page.location.host, agent: view.navigator.userAgent },
  };
  if (mayOpen(timing, here))
    watchTriggers(view, recordOf(settings.triggers), AbortSignal.any([life.signal, waiting.signal]), () => {
      if (popups.hasOpened && isOn(settings.avoid_multiple_popups)) waiting.abort();
      else open();
    });

  return () => {
    close();
    life.abort();
    popups.all.delete(popup);
    element.hidden = true;
  };
}
