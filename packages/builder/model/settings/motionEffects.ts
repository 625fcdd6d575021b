import { deviceSettingName } from './deviceSettingName.ts';
import { isOn, isRecord, numberOf, recordOf, type Settings, textOf } from './read.ts';

/** Part of the way through the window, in per cent. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Moves with the way: so many pixels or degrees for each per cent. */
export interface Move {
  readonly speed: number;
  readonly isTurned: boolean;
  /** Stands still before and after. */
  readonly within: Stretch;
}

/** Comes and goes: `in` is how the element looks without the effect. */
export interface Change {
  readonly amount: number;
  readonly direction: Direction;
  readonly within: Stretch;
}

export type Direction = (typeof DIRECTIONS)[number];

/** Elementor Pro's motion effects of an element, or of its background. */
export interface MotionEffects {
  readonly x: Move | null;
  readonly y: Move | null;
  readonly turn: Move | null;
  readonly scale: Change | null;
  readonly opacity: Change | null;
  readonly blur: Change | null;
  /** Follows the mouse. */
  readonly track: Move | null;
  /** Leans to the mouse. */
  readonly tilt: Move | null;
  /** The way is that through the whole page. */
  readonly isOfPage: boolean;
  readonly origin: string;
}

export const MOTION = 'motion_fx';
export const BACKGROUND_MOTION = 'background_motion_fx';
/** Attribute of an element whose background is on a layer of its own, which moves. */
export const ON_LAYER = 'data-portico-on-layer';
export type MotionName = typeof MOTION | typeof BACKGROUND_MOTION;

const DIRECTIONS = ['out-in', 'in-out', 'in-out-in', 'out-in-out'] as const;
const WHOLE: Stretch = { start: 0, end: 100 };
const MIDDLE: Stretch = { start: 20, end: 80 };

/** The effects on a device; `null` without any. Values that a document leaves out have Elementor's defaults. */
export function motionEffects(settings: Settings, name: MotionName, device: string): MotionEffects | null {
  const scrolls = isOn(settings[`${name}_motion_fx_scrolling`]);
  const follows = isOn(settings[`${name}_motion_fx_mouse`]);
  const devices = settings[`${name}_devices`];
  if (!(scrolls || follows) || (Array.isArray(devices) && !devices.includes(device))) return null;
  const read = { settings, name };
  const effects: MotionEffects = {
    x: scrolls ? move(read, 'translateX', 4) : null,
    y: scrolls ? move(read, 'translateY', 4) : null,
    turn: scrolls ? move(read, 'rotateZ', 1) : null,
    scale: scrolls ? change(read, 'scale', 'speed', 4) : null,
    opacity: scrolls ? change(read, 'opacity', 'level', 10) : null,
    blur: scrolls ? change(read, 'blur', 'level', 7) : null,
    track: follows ? move(read, 'mouseTrack', 1) : null,
    tilt: follows ? move(read, 'tilt', 4) : null,
    isOfPage: isOfPage(read, device),
    origin: origin(read),
  };
  const { x, y, turn, scale, opacity, blur, track, tilt } = effects;
  return x || y || turn || scale || opacity || blur || track || tilt ? effects : null;
}

/** What the browser needs of them. */
export function motionSettings(settings: Settings): readonly string[] {
  const on = [MOTION, BACKGROUND_MOTION].filter(
    (name) => isOn(settings[`${name}_motion_fx_scrolling`]) || isOn(settings[`${name}_motion_fx_mouse`]),
  );
  if (on.length === 0) return [];
  return [
    '_position',
    'position',
    ...Object.keys(settings).filter((key) => on.some((name) => key.startsWith(`${name}_`))),
  ];
}

interface Read {
  readonly settings: Settings;
  readonly name: MotionName;
}

function move({ settings, name }: Read, effect: string, usual: number): Move | null {
  const own = `${name}_${effect}_`;
  if (!isOn(settings[`${own}effect`])) return null;
  return {
    speed: numberOf(recordOf(settings[`${own}speed`]).size) ?? usual,
    isTurned: textOf(settings[`${own}direction`]) !== '',
    within: stretch(settings[`${own}affectedRange`], WHOLE),
  };
}

function change({ settings, name }: Read, effect: string, amount: string, usual: number): Change | null {
  const own = `${name}_${effect}_`;
  if (!isOn(settings[`${own}effect`])) return null;
  const said = settings[`${own}direction`];
  return {
    amount: numberOf(recordOf(settings[`${own}${amount}`]).size) ?? usual,
    direction: DIRECTIONS.find((one) => one === said) ?? 'out-in',
    within: stretch(settings[`${own}range`], MIDDLE),
  };
}

function stretch(value: unknown, usual: Stretch): Stretch {
  const { sizes } = recordOf(value);
  if (!isRecord(sizes)) return usual;
  return { start: numberOf(sizes.start) ?? usual.start, end: numberOf(sizes.end) ?? usual.end };
}

/** What stays in the window has no way through it. */
function isOfPage({ settings, name }: Read, device: string): boolean {
  const said = textOf(settings[`${name}_range`]);
  if (said !== '') return said === 'page';
  return ['_position', 'position'].some(
    (place) => (settings[deviceSettingName(place, device)] ?? settings[place]) === 'fixed',
  );
}

function origin({ settings, name }: Read): string {
  const of = (axis: string, places: readonly string[]): string =>
    places.find((place) => place === settings[`${name}_transform_origin_${axis}`]) ?? 'center';
  return `${of('x', ['left', 'right'])} ${of('y', ['top', 'bottom'])}`;
}
