import { expect, test } from 'vitest';
import { motionEffects, motionSettings } from '../../model/settings/motionEffects.ts';
import { type MotionLook, motionLook, wayThroughWindow } from './motionLook.ts';

const scrolling = (settings: object) =>
  motionEffects({ motion_fx_motion_fx_scrolling: 'yes', ...settings }, 'motion_fx', 'desktop');
const mouse = (settings: object) =>
  motionEffects({ motion_fx_motion_fx_mouse: 'yes', ...settings }, 'motion_fx', 'desktop');
const size = (number: number) => ({ unit: 'px', size: number });
const range = (start: number, end: number) => ({ unit: '%', size: '', sizes: { start, end } });

function looks(settings: object, ways: readonly number[], value: (look: MotionLook) => number) {
  const effects = scrolling(settings);
  return effects && ways.map((way) => Math.round(value(motionLook(effects, way, null, null)) * 100) / 100);
}

const Y = { motion_fx_translateY_effect: 'yes' };
const opacity = (direction?: string) => ({
  motion_fx_opacity_effect: 'yes',
  ...(direction && { motion_fx_opacity_direction: direction }),
});
const WAYS = [0, 10, 20, 50, 80, 90, 100];

test('K what comes into the window is at the beginning of its way, and what has left it at the end', () => {
  expect([900, 450, 0, -100, 2000].map((top) => wayThroughWindow(top, 100, 900))).toEqual([
    ...[0, 45, 90, 100, 0],
  ]);
});

test.each([
  ['up, four pixels per cent', Y, [200, 160, 120, 0, -120, -160, -200]],
  ['down', { ...Y, motion_fx_translateY_direction: 'negative' }, [-200, -160, -120, 0, 120, 160, 200]],
  [
    'at a speed of its own, on a part of the way',
    { ...Y, motion_fx_translateY_speed: size(1.5), motion_fx_translateY_affectedRange: range(20, 50) },
    [45, 45, 45, 0, 0, 0, 0],
  ],
])('K scrolling moves an element %s', (_how, settings, expected) => {
  expect(looks(settings, WAYS, ({ y }) => y)).toEqual(expected);
});

test.each([
  [undefined, [0, 0, 0, 0.5, 1, 1, 1]],
  ['in-out', [1, 1, 1, 0.5, 0, 0, 0]],
  ['out-in-out', [0, 0.5, 1, 1, 1, 0.5, 0]],
  ['in-out-in', [1, 0.5, 0, 0, 0, 0.5, 1]],
])('K scrolling makes an element transparent in the direction %s', (direction, expected) => {
  expect(looks(opacity(direction), WAYS, (look) => look.opacity)).toEqual(expected);
});

test('K levels, speeds and ranges are Elementor’s where a document says none', () => {
  const scale = { motion_fx_scale_effect: 'yes' };
  expect(looks(scale, [20, 50, 80], (look) => look.scale)).toEqual([1, 1.2, 1.4]);
  expect(looks({ motion_fx_blur_effect: 'yes' }, [20, 50, 80], (look) => look.blurPx)).toEqual([7, 3.5, 0]);
  expect(looks({ motion_fx_rotateZ_effect: 'yes' }, [0, 100], ({ turn }) => turn[2])).toEqual([50, -50]);
});

test('K an element follows the mouse, or leans to it', () => {
  const track = mouse({ motion_fx_mouseTrack_effect: 'yes' });
  expect(track && motionLook(track, 0, { x: 0, y: 100 }, null)).toMatchObject({ x: 50, y: -50 });
  expect(track && motionLook(track, 0, null, null)).toMatchObject({ x: 0, y: 0 });
  const tilt = mouse({ motion_fx_tilt_effect: 'yes', motion_fx_tilt_direction: 'negative' });
  expect(tilt && motionLook(tilt, 0, { x: 100, y: 0 }, null).turn).toEqual([-20, -20, 0]);
});

test('K a background moves as far as it is larger than what it is behind', () => {
  const effects = scrolling(Y);
  const room = { x: 0, y: 400 };
  expect(effects && [0, 25, 100].map((way) => motionLook(effects, way, null, room).y)).toEqual([
    0, -100, -400,
  ]);
});

test('K effects are only on their devices, of their kind, and need at least one that is on', () => {
  const on = { motion_fx_motion_fx_scrolling: 'yes', ...Y, motion_fx_devices: ['desktop', 'tablet'] };
  const where = ['desktop', 'mobile'].map((device) => motionEffects(on, 'motion_fx', device) !== null);
  expect(where).toEqual([true, false]);
  expect(mouse(Y)).toBeNull();
  expect(scrolling({})).toBeNull();
  expect(scrolling({ ...Y, motion_fx_translateY_speed: 'fast' })?.y?.speed).toBe(4);
  expect(motionSettings({ ...Y, title: 'Quay' })).toEqual([]);
});
