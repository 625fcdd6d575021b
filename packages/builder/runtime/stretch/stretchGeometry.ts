/** An element's position before it is stretched, in page coordinates. */
export interface StretchMeasure {
  readonly elementLeft: number;
  readonly elementWidth: number;
  readonly isFixed: boolean;
  readonly isRtl: boolean;
  readonly container: { readonly left: number; readonly width: number; readonly isWindow: boolean };
}

export interface StretchPlacement {
  readonly width: number;
  readonly side: 'left' | 'right';
  readonly offset: number;
}

/** The width and offset at which a stretched element fills its container. */
export function stretchGeometry({
  elementLeft,
  elementWidth,
  isFixed,
  isRtl,
  container,
}: StretchMeasure): StretchPlacement {
  const side = isRtl ? 'right' : 'left';
  const { width } = container;
  if (isFixed) return { width, side, offset: container.isWindow ? 0 : container.left };
  const isInside = !container.isWindow && elementLeft > container.left;
  const distance = isInside ? elementLeft - container.left : elementLeft;
  const offset = isRtl ? -(width - (elementWidth + distance)) : -distance;
  return { width, side, offset: offset === 0 ? 0 : offset };
}
