import { inView, prefersReducedMotion } from '@portico/kernel/dom';
import type { Stop } from '@portico/kernel/islands';
import {
  BACKGROUND_MOTION,
  MOTION,
  type MotionEffects,
  type MotionName,
  motionEffects,
} from '../../model/settings/motionEffects.ts';
import { elementSettings } from '../frontend/elementSettings.ts';
import { frontendConfig } from '../frontend/frontendConfig.ts';
import { pageDevice } from '../frontend/pageDevice.ts';
import { backgroundLayer } from './backgroundLayer.ts';
import { motionLook, wayThroughWindow } from './motionLook.ts';
import { pageMovement } from './pageMovement.ts';
import { styleOf } from './styleOf.ts';

/** Motion effects of an element and of its background, on the devices that have them, for visitors who want motion. */
export function startMotion(element: HTMLElement): Stop {
  const view = element.ownerDocument.defaultView ?? window;
  if (prefersReducedMotion(view) || frontendConfig(view).isStatic) return () => {};
  const device = pageDevice(view);
  let stops: readonly Stop[] = [];
  const stop = (): void => {
    for (const one of stops) one();
  };
  const begin = (): void => {
    stop();
    stops = ([MOTION, BACKGROUND_MOTION] as const).flatMap((name) => {
      const effects = motionEffects(elementSettings(element), name, device.current());
      return effects ? [run(element, name, effects, view)] : [];
    });
  };
  begin();
  const unsubscribe = device.subscribe(begin);
  return () => {
    unsubscribe();
    stop();
  };
}

function run(element: HTMLElement, name: MotionName, effects: MotionEffects, view: typeof window): Stop {
  const inner = element.querySelector<HTMLElement>(
    ':scope > .elementor-widget-container, :scope > .elementor-widget-wrap',
  );
  const background =
    name === BACKGROUND_MOTION
      ? backgroundLayer(inner?.matches('.elementor-widget-wrap') ? inner : element, room(effects))
      : null;
  const own = name === MOTION && inner ? inner : element;
  const moved = background?.layer ?? own;
  // As in Elementor the way is that of the element around what moves.
  const around = own.parentElement ?? element;
  const movement = pageMovement(view);
  const before = view.getComputedStyle(moved).transition;
  const transform = moved === element ? ownMotion(view) : 'transform';
  const draw = (): void => {
    const space = background && {
      x: background.layer.offsetWidth - element.offsetWidth,
      y: background.layer.offsetHeight - element.offsetHeight,
    };
    const look = motionLook(effects, wayOf(around, effects, view), movement.pointer(), space);
    for (const [property, value] of Object.entries(styleOf(effects, look)))
      moved.style.setProperty(property === 'transform' ? transform : property, value);
  };
  // What stands below the window is moved as well: where it is drawn may be in it.
  draw();
  moved.style.transition = [before === 'all' ? '' : before, ...SOFTLY].filter(Boolean).join(', ');
  if (effects.tilt) around.style.perspective = '1200px';
  let leave: Stop | undefined;
  const unwatch = inView(effects.isOfPage ? element.ownerDocument.body : around, ({ isIntersecting }) => {
    leave?.();
    leave = isIntersecting
      ? movement.follow(draw, effects.track !== null || effects.tilt !== null)
      : undefined;
  });
  return () => {
    unwatch();
    leave?.();
    background?.remove();
    if (effects.tilt) around.style.removeProperty('perspective');
    for (const property of ['transition', ...TOUCHED]) moved.style.removeProperty(property);
  };
}

/** The property from which an element's own rule takes it, after what its author transforms. Not for elements inside. */
function ownMotion({ CSS }: typeof window): string {
  try {
    CSS.registerProperty({ name: OWN_MOTION, syntax: '*', inherits: false });
  } catch {
    // Registered for an element before.
  }
  return OWN_MOTION;
}

const OWN_MOTION = '--p-motion';
const TOUCHED = ['transform', OWN_MOTION, 'transform-origin', 'opacity', 'filter'];
const SOFTLY = ['transform', 'opacity'].map((property) => `${property} 1s cubic-bezier(0, 0.33, 0.07, 1.03)`);

function wayOf(around: Element, { isOfPage }: MotionEffects, view: Window): number {
  const { scrollHeight, clientHeight, scrollTop } = around.ownerDocument.documentElement;
  if (isOfPage) return scrollHeight > clientHeight ? (scrollTop / (scrollHeight - clientHeight)) * 100 : 0;
  const { top, height } = around.getBoundingClientRect();
  return wayThroughWindow(top, height, view.innerHeight);
}

/** How much larger a background must be to move that fast. */
function room({ x, y, track }: MotionEffects): { x: number; y: number } {
  return { x: 10 * ((x ?? track)?.speed ?? 0), y: 10 * ((y ?? track)?.speed ?? 0) };
}
