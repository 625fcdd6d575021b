import { type Settings, textOf } from '../../model/settings/read.ts';

/**
 * An element with an entrance animation is invisible at first. The setting's name differs between widgets and other elements.
 */
export function entranceClasses(settings: Settings, name: 'animation' | '_animation'): string[] {
  const animation = textOf(settings[name]);
  if (!animation || animation === 'none') return [];
  const pace = settings.animation_duration;
  return [...(pace === 'slow' || pace === 'fast' ? [`animated-${pace}`] : []), 'elementor-invisible'];
}
