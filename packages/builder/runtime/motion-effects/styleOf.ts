import type { MotionEffects } from '../../model/settings/motionEffects.ts';
import type { MotionLook } from './motionLook.ts';

/** Only what the effects touch, so that everything else stays as its author has it. None of it moves other elements. */
export function styleOf(effects: MotionEffects, look: MotionLook): Readonly<Record<string, string>> {
  const { x, y, turn, tilt, track, scale, opacity, blur } = effects;
  return {
    ...((x || y || track) && { translate: `${digits(look.x)}px ${digits(look.y)}px` }),
    ...((turn || tilt) && { rotate: around(look.turn) }),
    ...(scale && { scale: String(digits(look.scale)) }),
    ...((scale || turn) && { 'transform-origin': effects.origin }),
    ...(opacity && { opacity: String(digits(look.opacity)) }),
    ...(blur && { filter: `blur(${digits(look.blurPx)}px)` }),
  };
}

/** Turns around the third axis, then the first, then the second, as a single turn. */
function around(degrees: MotionLook['turn']): string {
  const [x, y, z] = degrees.map((angle) => (angle * Math.PI) / 360) as [number, number, number];
  const [cx, sx, cy, sy, cz, sz] = [x, y, z].flatMap((half) => [Math.cos(half), Math.sin(half)]) as [
    ...[number, number, number],
    ...[number, number, number],
  ];
  const axis = [cz * sx * cy - sz * cx * sy, cz * cx * sy + sz * sx * cy, cz * sx * sy + sz * cx * cy];
  const angle = (2 * Math.acos(Math.min(1, Math.max(-1, cz * cx * cy - sz * sx * sy))) * 180) / Math.PI;
  if (digits(angle) === 0) return '0deg';
  return `${axis.map(digits).join(' ')} ${digits(angle)}deg`;
}

function digits(value: number): number {
  return Math.round(value * 1000) / 1000 || 0;
}
