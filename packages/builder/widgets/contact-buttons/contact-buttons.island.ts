import { numberOf } from '../../model/settings/read.ts';
import './contact-buttons.css';
import type { Stop } from '@portico/kernel/islands';
import { enterButton } from '../../parts/element/enterButton.ts';
import { standOver } from '../../parts/element/standOver.ts';
import { clickTrackerOf } from '../../runtime/clicks/clickTracker.ts';
import { currentSetting } from '../../runtime/frontend/currentSetting.ts';
import { elementSettings } from '../../runtime/frontend/elementSettings.ts';
import { frontendConfig } from '../../runtime/frontend/frontendConfig.ts';
import { animationName } from '../../runtime/motion/animationName.ts';
import { adoptContactButtons } from './adoptContactButtons.ts';

/**
 * A contact button is on every page of a site, so it works without React: a box that opens and closes, with its author's
 * content.
 */
export function start(element: HTMLElement): Stop {
  const view = element.ownerDocument.defaultView ?? window;
  const stopCounting = clickTrackerOf(view).watch(element, '.e-contact-buttons__send-button');
  const parts = adoptContactButtons(element);
  // Other variants are rows of plain links, which need no script.
  if (!parts) return stopCounting;
  const { root, box, content, chatButton, closeButton, time } = parts;
  const { isEditMode } = frontendConfig(view);
  const settings = elementSettings(element);
  const animationNamed = (part: string): string | null =>
    animationName(currentSetting(view, settings, `style_chat_${part}_animation`));
  const isAnimated = root.classList.contains('has-animations');
  standOver(root, '--e-contact-buttons-button-bg');
  const listening = new AbortController();
  const { signal } = listening;

  // Only for who reaches for it, and in its own task: formatting the first time of a page takes longer than all else here.
  let clock: ReturnType<typeof setTimeout> | undefined;
  const tellTime = (): void => {
    clock ??= setTimeout(() => {
      if (time) time.textContent = clockTime(time.dataset.timeFormat !== '24h');
    });
  };

  const reflect = (isOpen: boolean): void => {
    if (isOpen) tellTime();
    box.classList.toggle('hidden', !isOpen);
    box.ariaHidden = String(!isOpen);
    box.inert = !isOpen;
    for (const button of [chatButton, closeButton]) if (button) button.ariaExpanded = String(isOpen);
  };

  const isOpen = (): boolean => !box.classList.contains('hidden');
  /** Classes of the movement that is under way. */
  let motion: readonly string[] = [];
  const rest = (): void => {
    content.classList.remove(...motion);
    content.classList.toggle('visible', isOpen());
    motion = [];
  };
  const turn = (opens: boolean): void => {
    const name = isAnimated ? animationNamed(opens ? 'box_entrance' : 'box_exit') : null;
    content.classList.remove(...motion);
    motion = name ? ['animated', name, ...(opens ? [] : ['reverse'])] : [];
    content.classList.add(...motion);
    if (name) box.classList.toggle('animated-wrapper', !opens);
    reflect(opens);
    // With less motion, or under a sheet that hides it or does not know the name, nothing moves: no event tells the end.
    if (!name || content.getAnimations().length === 0) rest();
  };

  const open = (): void => {
    turn(true);
    if (isEditMode) return;
    box.tabIndex = 0;
    box.focus();
  };

  const close = (): void => {
    turn(false);
    chatButton.focus();
  };

  chatButton.addEventListener('click', () => (isOpen() ? close() : open()), { signal });
  closeButton?.addEventListener('click', close, { signal });
  content.addEventListener('animationend', ({ target }) => target === content && rest(), { signal });
  root.addEventListener('keyup', ({ key }) => key === 'Escape' && isOpen() && close(), { signal });

  const edited = element.ownerDocument.querySelector('.elementor-edit-area-active');
  // In the editor, the edited box is open.
  if (isEditMode && (!edited || edited.contains(element))) open();
  else reflect(isOpen());
  root.addEventListener('pointerover', tellTime, { signal });
  element.closest('.e-con-inner')?.classList.add('e-con-inner--floating-buttons');
  const { begin } = enterButton(root, animationNamed('button'), signal);
  const timer = setTimeout(begin, numberOf(settings.style_chat_button_animation_delay) ?? 0);

  return () => {
    listening.abort();
    clearTimeout(timer);
    clearTimeout(clock);
    stopCounting();
  };
}

/** In the visitor's own locale. */
function clockTime(hour12: boolean): string {
  return new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: 'numeric', hour12 }).format();
}
