const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether the visitor prefers reduced motion. */
export function prefersReducedMotion(view: Window): boolean {
  return view.matchMedia(REDUCED_MOTION).matches;
}
