/** A row of slides, as far as its places go. All measures are in slides: 1 is the way from one to the next. */
export interface Row {
  /** Slides in the row, copies included. */
  readonly length: number;
  /** How many are shown at once; a fraction is a slide that peeks in. */
  readonly perView: number;
  readonly perGroup: number;
}

/** Where a row that does not go round can come to rest: at the beginning of each group, and at the very end. */
export function snapsOf({ length, perView, perGroup }: Row): number[] {
  const end = Math.max(0, length - perView);
  const snaps = [...Array(length).keys()].filter((index) => index % perGroup === 0 && index <= end);
  if (end - (snaps.at(-1) ?? 0) > LEAST_WAY) snaps.push(end);
  return snaps;
}

/** A thousandth, which lets a neighbour peek in, is no way to go. */
const LEAST_WAY = 0.01;

/** The index of the snap that is nearest to a place. */
export function nearestSnap(snaps: readonly number[], place: number): number {
  const ways = snaps.map((snap) => Math.abs(snap - place));
  return ways.indexOf(Math.min(...ways));
}

/** A move in a row that goes round. */
export interface Turn {
  /** So many slides go from the front of the row to its end; below 0, from its end to the front. */
  readonly moved: number;
  /** Where the move begins and ends, with the slides in their new order. */
  readonly from: number;
  readonly to: number;
}

/**
 * How a row that goes round gets from one place to another so that there is a slide wherever the visitor looks. A way that
 * is longer than the row has slides for is cut short at its beginning.
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
 * Where the slider library begins a row that goes round. It puts as many copies before and after the slides as are shown at
 * once, at most all of them, and rests where a group of that longer row begins, which is not always at the first slide.
 */
export function firstPlace({ perView, perGroup }: Row, count: number): number {
  const copies = copiesOf(perView, count);
  const begin = Math.min(copies - (copies % perGroup), Math.max(0, count + 2 * copies - perView));
  return within(Math.ceil(begin - copies), count);
}

/**
 * Which group of a round a row comes to from a slide, and the way there. Each round begins its groups anew, so that the last may
 * be a smaller one. Where the copies before the slides are no whole groups, the first begins among them.
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

/** The same place in the first round. */
function within(place: number, count: number): number {
  return ((place % count) + count) % count;
}

/** The shortest way from one slide of a round to another. */
export function shortestWay(from: number, to: number, count: number): number {
  const onwards = within(to - from, count);
  return onwards * 2 > count ? onwards - count : onwards;
}
