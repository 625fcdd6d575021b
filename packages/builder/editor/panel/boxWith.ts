type Box = Readonly<Record<string, unknown>>;

/**
 * Sets some sides of a box. Elementor only applies a box whose sides are all set, so the others become zero. A box without any
 * number left is removed.
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
