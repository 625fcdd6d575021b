import { type Settings, textOf } from '../../model/settings/read.ts';

/** Class of a hover animation; empty for none. */
export function hoverAnimation(value: unknown): string {
  const name = textOf(value);
  return /^[a-z-]{3,30}$/.test(name) ? ` elementor-animation-${name}` : '';
}

/** Whether anything in a widget has a hover animation. Widgets with several parts have a setting for each. */
export function movesOnHover(settings: Settings): boolean {
  return Object.keys(settings).some((name) => SETTING.test(name) && hoverAnimation(settings[name]) !== '');
}

const SETTING = /(?:^|_)hover_animation$/;
