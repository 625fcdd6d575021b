export interface StickyBand {
  /** From the top of the page. */
  readonly position: number;
  /** How much of the viewport's top it covers. */
  readonly offset: number;
}

/** The margin for each target: the offset of the sticky element that applies at its position. */
export function anchorMargins(
  bands: readonly StickyBand[],
  targets: Readonly<Record<string, number>>,
): Readonly<Record<string, number>> {
  const sorted = [...bands].sort((a, b) => a.position - b.position);
  const margins: Record<string, number> = {};
  for (const [id, position] of Object.entries(targets)) {
    const current = sorted.find(
      (band, index) => position > band.position && position < (sorted[index + 1]?.position ?? Infinity),
    );
    if (current) margins[id] = current.offset;
  }
  return margins;
}
