import { motionSettings, ON_LAYER } from '../settings/motionEffects.ts';
import type { Settings } from '../settings/read.ts';

/**
 * Where an element's motion effects are applied: after its own transform, if it has one. Its background is not drawn twice while
 * it moves on a layer of its own; what hovering shows stays beneath that.
 */
export function motionCss(selector: string, settings: Settings): string {
  if (motionSettings(settings).length === 0) return '';
  // A little stronger than the element's background, and weaker than that of hovering.
  const self = `${selector}:not(x)`;
  const still = [`${self}:where([${ON_LAYER}])`, `${self} > .elementor-widget-wrap:where([${ON_LAYER}])`];
  return `:where(${selector}){transform:var(--p-motion,none)}${still.join()}{background:none}`;
}
