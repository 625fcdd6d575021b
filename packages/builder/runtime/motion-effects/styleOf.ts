import type { MotionEffects } from '../../model/settings/motionEffects.ts';
import type { MotionLook } from './motionLook.ts';

/** Only what the effects touch, so that everything else stays as its author has it. None of it moves other elements. */
export function styleOf(effects: MotionEffects, look: MotionLook): Readonly<Record<string, string>> {
  const { x, y, turn, tilt, track, scale, opacity, blur } = effects;
  const [turnX, turnY, turnZ] = look.turn;
  const moves = [
    ...(x || y || track ? [`translate(${digits(look.x)}px, ${digits(look.y)}px)`] : []),
    ...(turn ? [`rotate(${digits(turnZ)}deg)`] : []),
    ...(scale ? [`scale(${digits(look.scale)})`] : []),
    ...(tilt ? [`rotateX(${digits(turnX)}deg) rotateY(${digits(turnY)}deg)`] : []),
  ];
  return {
    ...(moves.length > 0 && { transform: moves.join(' ') }),
    ...((scale || turn) && { 'transform-origin': effects.origin }),
    ...(opacity && { opacity: String(digits(look.opacity)) }),
    ...(blur && { filter: `blur(${digits(look.blurPx)}px)` }),
  };
}

function digits(value: number): number {
  return Math.round(value * 1000) / 1000 || 0;
}
