/** The geometry of a row of slides. All lengths are in slides: 1 is the distance from one to the next. */
export interface Row {
  /** Slides in the row, copies included. */
  readonly length: number;
  /** How many are visible; a fraction is a slide that peeks in. */
  readonly perView: number;
  readonly perGroup: number;
}

/** Rest positions of a row that does not loop: at the start of each group, and at the end. */
export function snapsOf({ length, perView, perGroup }: Row): number[] {
  const end = Math.max(0, length - perView);
  const snaps = [...Array(length).keys()].filter((index) => index % perGroup === 0 && index <= end);
  if (end - (snaps.at(-1) ?? 0) > LEAST_WAY) snaps.push(end);
  return snaps;
}

/** A thousandth, which lets a neighbour peek in, is not a distance to move. */
const LEAST_WAY = 0.01;

/** Index of the snap nearest to a position. */
export function nearestSnap(snaps: readonly number[], place: number): number {
  const ways = snaps.map((snap) => Math.abs(snap - place));
  return ways.indexOf(Math.min(...ways));
}

/** A move in a looping row. */
export interface Turn {
  /** How many slides move from the front of the row to its end; if negative, from its end to the front. */
  readonly moved: number;
  /** Start and end of the move, with the slides in their new order. */
  readonly from: number;
  readonly to: number;
}

/**
 * How a looping row moves between positions so that there is always a slide in view. A distance longer than the row allows is
 * shortened at its start.
 */
export function turnRow({ length, perView }: Row, from: number, to: number): Turn {
  const longest = Math.max(0, length - perView);
  const begin = to + Math.max(-longest, Math.min(longest, from - to));
  const first = Math.min(begin, to);
  const last = Math.max(begin, to) + perView;
  const moved = first < 0 ? Math.floor(first) : last > length ? Math.ceil(last - length - LEAST_WAY) : 0;
  return { moved, from: begin - moved, to: to - moved };
}

/**
 * Where Swiper starts a looping row. It adds as many copies before and after the slides as are visible, at most all of them,
 * and rests at the start of a group in that longer row, which is not always the first slide.
 */
export function firstPlace({ perView, perGroup }: Row, count: number): number {
  const copies = copiesOf(perView, count);
  const begin = Math.min(copies - (copies % perGroup), Math.max(0, count + 2 * copies - perView));
  return within(Math.ceil(begin - copies), count);
}

/**
 * Which group of a round is reached from a slide, and the distance. Each round restarts its groups, so the last may be smaller.
 * If the copies before the slides are not whole groups, the first starts among them.
 */
export function groupFrom(
  { perView, perGroup }: Row,
  count: number,
  index: number,
  by: number,
): readonly [group: number, way: number] {
  const among = copiesOf(perView, count) % perGroup;
  const at = ((index + among) % count) - among;
  const groups = Math.ceil(count / perGroup);
  const to = Math.ceil(at / perGroup) + by;
  const group = within(to, groups);
  return [group, ((to - group) / groups) * count + (group && group * perGroup - among) - at];
}

function copiesOf(perView: number, count: number): number {
  return Math.min(Math.ceil(perView), count);
}

/** The same position in the first round. */
function within(place: number, count: number): number {
  return ((place % count) + count) % count;
}

/** The shortest distance between two slides of a round. */
export function shortestWay(from: number, to: number, count: number): number {
  const onwards = within(to - from, count);
  return onwards * 2 > count ? onwards - count : onwards;
}
