type Box = Readonly<Record<string, unknown>>;

/**
 * A box with another number at some of its sides. Elementor draws a box only when all of its sides are said, so those that were
 * left open are zero. One whose last number was taken away says nothing any more.
 */
export function boxWith(
  box: Box,
  changed: readonly string[],
  next: number | null,
  sides: readonly string[],
  unit: string,
): Box | undefined {
  const numbers = sides.map((side) => (changed.includes(side) ? next : box[side]) ?? '');
  const says = (number: unknown): boolean => number !== '' && (next !== null || Number(number) !== 0);
  if (!numbers.some(says)) return undefined;
  const closed = sides.map((side, at) => [side, numbers[at] === '' ? 0 : numbers[at]]);
  return { ...box, ...Object.fromEntries(closed), unit };
}
