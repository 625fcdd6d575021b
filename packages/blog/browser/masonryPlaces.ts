export interface Box {
  readonly width: number;
  readonly height: number;
}

export interface Place {
  /** From the inline start side. */
  readonly x: number;
  readonly y: number;
}

/** Positions of boxes if each goes into the shortest column. */
export function masonryPlaces(
  boxes: readonly Box[],
  width: number,
): { readonly places: readonly Place[]; readonly height: number } {
  const column = boxes[0]?.width || width || 1;
  const columns = new Array<number>(Math.max(1, Math.floor((width + ROUNDING_PX) / column))).fill(0);
  const places = boxes.map((box) => {
    const span = Math.min(columns.length, Math.max(1, Math.ceil((box.width - ROUNDING_PX) / column)));
    let best = { index: 0, y: Number.POSITIVE_INFINITY };
    for (let index = 0; index + span <= columns.length; index++) {
      const y = Math.max(...columns.slice(index, index + span));
      if (y < best.y) best = { index, y };
    }
    columns.fill(best.y + box.height, best.index, best.index + span);
    return { x: best.index * column, y: best.y };
  });
  return { places, height: Math.max(...columns) };
}

/** Browsers round widths, so three thirds may be slightly more than the whole. */
const ROUNDING_PX = 1;
