interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size at which something with an aspect ratio covers a box. */
export function coverSize(box: Size, ratio: number): Size {
  return box.width / box.height > ratio
    ? { width: box.width, height: box.width / ratio }
    : { width: box.height * ratio, height: box.height };
}
