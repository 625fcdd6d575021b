import { type Settings, textOf } from '../../model/settings/read.ts';

/**
 * Something that moves in when it is scrolled to is invisible before. Widgets and the rest call the setting by
 * different names.
 */
export function entranceClasses(settings: Settings, name: 'animation' | '_animation'): string[] {
  const animation = textOf(settings[name]);
  if (!animation || animation === 'none') return [];
  const pace = settings.animation_duration;
  return [...(pace === 'slow' || pace === 'fast' ? [`animated-${pace}`] : []), 'elementor-invisible'];
}
