import './entrance.css';
import { inView } from '@portico/kernel/dom';
import type { Stop } from '@portico/kernel/islands';
import { elementSettings } from '../frontend/elementSettings.ts';
import { frontendConfig } from '../frontend/frontendConfig.ts';
import { pageDevice } from '../frontend/pageDevice.ts';
import { NO_ANIMATION } from './animationName.ts';
import { entrance } from './entrance.ts';

const INVISIBLE = 'elementor-invisible';
const ANIMATED = 'animated';
/** Prefix of all entrance animations; those that only attract attention may be an author's own classes. */
const ENTRANCE = /^(fade|zoom|bounce|slide|rotate|lightSpeed|roll)In/;
/** Tells the style sheet's fail-safe that the elements are handled. */
const LOOKED_AFTER = 'portico-entrances';
const FAIL_SAFE = 'portico-reveal';

/** Shows an element the first time it comes into view. All elements of a page share one observer. */
export function start(element: HTMLElement): Stop {
  const view = element.ownerDocument.defaultView ?? window;
  const config = frontendConfig(view);
  const reveal = (): void => element.classList.remove(INVISIBLE);
  const plan = entrance(elementSettings(element), pageDevice(view).current(), config.breakpoints);
  if (!plan || config.isStatic || wasRevealed(element)) {
    reveal();
    return () => {};
  }
  element.ownerDocument.documentElement.classList.add(LOOKED_AFTER);

  let timer: number | undefined;
  const enter = (): void => {
    reveal();
    element.classList.add(ANIMATED, plan.name);
  };
  const stopWatching = inView(element, ({ isIntersecting }) => {
    if (!isIntersecting) return;
    stopWatching();
    if (plan.name === NO_ANIMATION) return reveal();
    // An animation that has run would not run again.
    element.classList.remove(
      ANIMATED,
      plan.name,
      ...[...element.classList].filter((name) => ENTRANCE.test(name)),
    );
    if (plan.delayMs === 0) enter();
    else timer = view.setTimeout(enter, plan.delayMs);
  });
  return () => {
    stopWatching();
    view.clearTimeout(timer);
    // Otherwise it would stay hidden.
    reveal();
  };
}

/** The scripts ran so late that the style sheet has already shown the element: hiding it again would be worse. */
function wasRevealed(element: HTMLElement): boolean {
  if (element.ownerDocument.documentElement.classList.contains(LOOKED_AFTER)) return false;
  return element
    .getAnimations()
    .some(
      (one) => one instanceof CSSAnimation && one.animationName === FAIL_SAFE && one.playState === 'finished',
    );
}
