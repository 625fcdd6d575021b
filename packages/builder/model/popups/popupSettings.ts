import { type Settings, textOf } from '../settings/read.ts';

/** When and for whom a popup opens by itself: kits store these next to its settings, under one name. */
export const TRIGGERS = 'triggers';
export const TIMING = 'timing';

/** A popup's settings with Elementor Pro's defaults. */
export function popupSettings(settings: Settings): Settings {
  const { entrance_animation: way, exit_animation: out } = settings;
  const moves = Boolean(textOf(way) || textOf(out));
  return { ...BEGINNING, ...(moves && { entrance_animation_duration: { size: 1.2 } }), ...settings };
}

const BEGINNING: Settings = {
  overlay: 'yes',
  close_button: 'yes',
  a11y_navigation: 'yes',
  overlay_background_background: 'classic',
  overlay_background_color: 'rgba(0,0,0,.8)',
  box_shadow_box_shadow_type: 'yes',
  box_shadow_box_shadow: { horizontal: 2, vertical: 8, blur: 23, spread: 3, color: 'rgba(0,0,0,0.2)' },
};

/** The settings that are needed in the browser. */
export const POPUP_BROWSER_SETTINGS = [
  'entrance_animation',
  'exit_animation',
  'entrance_animation_duration',
  'close_button_delay',
  'close_automatically',
  'prevent_close_on_background_click',
  'prevent_close_on_esc_key',
  'prevent_scroll',
  'avoid_multiple_popups',
  'a11y_navigation',
  'overlay',
  'open_selector',
  TRIGGERS,
  TIMING,
] as const;
