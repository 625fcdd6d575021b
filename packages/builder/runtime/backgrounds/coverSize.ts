interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size at which something of a given shape covers a box without a gap. */
export function coverSize(box: Size, ratio: number): Size {
  return box.width / box.height > ratio
    ? { width: box.width, height: box.width / ratio }
    : { width: box.height * ratio, height: box.height };
}
