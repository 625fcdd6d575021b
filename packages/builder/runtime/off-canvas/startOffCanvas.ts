import { prefersReducedMotion, trapFocus } from '@portico/kernel/dom';
import type { Islands, Stop } from '@portico/kernel/islands';
import { isOn, numberOf, recordOf } from '../../model/settings/read.ts';
import { DELAY_ATTRIBUTE, OFF_CANVAS_ACTION } from '../../wire/public.ts';
import { parseActionHash } from '../actions/actionHash.ts';
import { currentSetting } from '../frontend/currentSetting.ts';
import { elementSettings } from '../frontend/elementSettings.ts';
import { animationName } from '../motion/animationName.ts';
import { offCanvasId } from './offCanvasId.ts';

const STILL = 'portico-behind-off-canvas';
type PageWithIslands = Window & { porticoIslands?: Pick<Islands, 'scan'> };

/** A panel beside the page: links open and close it. The keyboard stays in it while it is open. */
export function startOffCanvas(panel: HTMLElement): Stop {
  const page = panel.ownerDocument;
  const view: PageWithIslands = page.defaultView ?? window;
  const widget = panel.closest<HTMLElement>('[data-id]') ?? panel;
  const settings = elementSettings(widget);
  const main = panel.querySelector<HTMLElement>(':scope > .e-off-canvas__main') ?? panel;
  const life = new AbortController();
  let opened: AbortController | undefined;
  let finish: (() => void) | undefined;

  const say = (isOpen: boolean): void => {
    for (const link of page.querySelectorAll('a[href*="elementor-action"],[data-action-link]'))
      if (modeOf(link, panel.id)) {
        link.setAttribute('aria-controls', panel.id);
        link.ariaExpanded = String(isOpen);
      }
  };

  const move = (setting: string, isOut: boolean, done: () => void): void => {
    finish?.();
    const name = animationName(currentSetting(view, settings, setting));
    if (!name || prefersReducedMotion(view)) {
      done();
      return;
    }
    const names = ['animated', name, ...(isOut ? ['reverse'] : [])];
    main.style.animationDuration = durationOf(settings.offcanvas_animation_duration);
    main.classList.add(...names);
    finish = () => {
      finish = undefined;
      main.removeEventListener('animationend', onEnd);
      main.classList.remove(...names);
      done();
    };
    const onEnd = ({ target }: AnimationEvent): void => {
      if (target === main) finish?.();
    };
    main.addEventListener('animationend', onEnd);
  };

  const open = (): void => {
    if (opened) return;
    opened = new AbortController();
    const { signal } = opened;
    move('entrance_animation', false, () => {});
    panel.ariaHidden = 'false';
    panel.inert = false;
    if (panel.hasAttribute(DELAY_ATTRIBUTE)) {
      panel.removeAttribute(DELAY_ATTRIBUTE);
      view.porticoIslands?.scan(panel);
    }
    if (isOn(settings.prevent_scroll)) page.documentElement.classList.add(STILL);
    say(true);
    const release = trapFocus(panel);
    signal.addEventListener('abort', () => release());
    page.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || event.defaultPrevented || isOn(settings.is_not_close_on_esc_overlay))
          return;
        event.preventDefault();
        close();
      },
      { signal },
    );
  };

  const close = (): void => {
    if (!opened) return;
    opened.abort();
    opened = undefined;
    panel.inert = true;
    page.documentElement.classList.remove(STILL);
    say(false);
    move('exit_animation', true, () => {
      panel.ariaHidden = 'true';
    });
  };

  const follow = (event: MouseEvent): void => {
    const link = (event.target as Element).closest('a[href],[data-action-link]');
    const mode = link && modeOf(link, panel.id);
    if (!mode) return;
    event.preventDefault();
    if (mode === 'close' || (mode === 'toggle' && opened)) close();
    else open();
  };

  const { signal } = life;
  // In the capture phase: before handlers that wait for other links' code.
  page.addEventListener('click', follow, { signal, capture: true });
  panel.querySelector(':scope > .e-off-canvas__overlay')?.addEventListener(
    'click',
    () => {
      if (!isOn(settings.is_not_close_on_overlay)) close();
    },
    { signal },
  );
  say(false);
  return () => {
    close();
    finish?.();
    life.abort();
  };
}

/** What a link does with this panel: `open`, `close` or `toggle`; `null` for other links. */
function modeOf(link: Element, panelId: string): string | null {
  const action = parseActionHash(link.getAttribute('href') ?? link.getAttribute('data-action-link') ?? '');
  const [name, mode = 'open'] = action?.name.split(':') ?? [];
  return name === OFF_CANVAS_ACTION && offCanvasId(String(action?.settings.id)) === panelId ? mode : null;
}

function durationOf(value: unknown): string {
  const { size, unit } = recordOf(value);
  const number = numberOf(size);
  return number === null || number < 0 ? '1.5s' : `${number}${unit === 'ms' ? 'ms' : 's'}`;
}
