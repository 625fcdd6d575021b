import type { Change, MotionEffects, Move } from '../../model/settings/motionEffects.ts';

/** How an element looks at a place of its way. */
export interface MotionLook {
  readonly x: number;
  readonly y: number;
  /** Degrees around each axis. */
  readonly turn: readonly [x: number, y: number, z: number];
  readonly scale: number;
  readonly opacity: number;
  readonly blurPx: number;
}

/** Per cent of the window's width and height. */
export interface Pointer {
  readonly x: number;
  readonly y: number;
}

/** By how much a background is larger than what it is behind; elements move as far as they like. */
export interface Room {
  readonly x: number;
  readonly y: number;
}

/** From 0, before an element comes into the window, to 100, after it has left at the top. */
export function wayThroughWindow(top: number, height: number, windowHeight: number): number {
  return Math.min(100, Math.max(0, ((windowHeight - top) / (windowHeight + height)) * 100));
}

export function motionLook(
  effects: MotionEffects,
  way: number,
  pointer: Pointer | null,
  room: Room | null,
): MotionLook {
  const { x, y, turn, scale, opacity, blur, track, tilt } = effects;
  const along = (move: Move | null, at: number | undefined, space: number | undefined): number => {
    if (move === null || at === undefined) return 0;
    return space === undefined ? step(move, at) : -(space * place(move, at)) / 100;
  };
  return {
    x: along(x, way, room?.x) + along(track, pointer?.x, room?.x),
    y: along(y, way, room?.y) + along(track, pointer?.y, room?.y),
    turn: [
      tilt && pointer ? step(tilt, pointer.y) / 10 : 0,
      tilt && pointer ? step(tilt, 100 - pointer.x) / 10 : 0,
      turn ? step(turn, way) : 0,
    ],
    scale: scale ? 1 + (scale.amount * shareIn(scale, way)) / 10 : 1,
    opacity: opacity ? 1 - (opacity.amount / 10) * (1 - shareIn(opacity, way)) : 1,
    blurPx: blur ? blur.amount * (1 - shareIn(blur, way)) : 0,
  };
}

/** Nothing in the middle of the way. */
function step(move: Move, at: number): number {
  return -(place(move, at) - 50) * move.speed;
}

function place({ within, isTurned }: Move, at: number): number {
  const held = Math.max(within.start, Math.min(within.end, at));
  return isTurned ? 100 - held : held;
}

/** From 0, out, to 1, in. */
function shareIn({ direction, within: { start, end } }: Change, way: number): number {
  const isTwice = direction === 'in-out-in' || direction === 'out-in-out';
  const share = (from: number, to: number): number => (to > from ? (way - from) / (to - from) : 1);
  const rises = isTwice
    ? Math.min(1, way < start ? share(0, start) : way < end ? 1 : 1 - share(end, 100))
    : Math.min(1, Math.max(0, way < start ? 0 : share(start, end)));
  return direction === 'out-in' || direction === 'out-in-out' ? rises : 1 - rises;
}
