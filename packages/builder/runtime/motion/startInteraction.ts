import type { Stop } from '@portico/kernel/islands';
import { ACTS_ON } from '../../model/atomic/interactionClasses.ts';
import { elementSettings } from '../frontend/elementSettings.ts';
import { frontendConfig } from '../frontend/frontendConfig.ts';

/** Plays what a version 4 element's sheet has for hovering it, clicking it, and scrolling it out, or in again. */
export function startInteraction(element: HTMLElement): Stop {
  const view = element.ownerDocument.defaultView ?? window;
  const { acts } = elementSettings(element);
  if (frontendConfig(view).isStatic || !Array.isArray(acts)) return () => {};
  const stops = acts.map((act: string) => {
    const [trigger = '', again] = act.split('-');
    const play = (): void => replay(element, trigger);
    return trigger === 'hover' || trigger === 'click'
      ? onEvents(element, trigger === 'hover' ? ['mouseenter', 'focusin'] : ['click'], play)
      : onScroll(element, { isOut: trigger === 'scrollOut', isOnce: again === undefined }, play);
  });
  return () => {
    for (const stop of stops) stop();
  };
}

/** From its beginning, also if it has played before. */
function replay(element: HTMLElement, trigger: string): void {
  element.classList.add(ACTS_ON + trigger);
  for (const animation of element.getAnimations()) {
    if (!(animation instanceof CSSAnimation)) continue;
    animation.cancel();
    animation.play();
  }
}

function onEvents(element: HTMLElement, events: readonly string[], play: () => void): Stop {
  const listening = new AbortController();
  for (const event of events) element.addEventListener(event, play, { signal: listening.signal });
  return () => listening.abort();
}

/** In when the first part is in the window, out when not all of it is any more. */
function onScroll(
  element: HTMLElement,
  { isOut, isOnce }: { readonly isOut: boolean; readonly isOnce: boolean },
  play: () => void,
): Stop {
  let isInside: boolean | undefined;
  const observer = new IntersectionObserver(
    ([entry]) => {
      const before = isInside;
      isInside = entry?.isIntersecting === true;
      if (before === undefined || before === isInside || isInside === isOut) return;
      play();
      if (isOnce) observer.disconnect();
    },
    { threshold: isOut ? 0.85 : 0 },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
