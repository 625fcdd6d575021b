export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether the visitor prefers reduced motion. */
export function prefersReducedMotion(view: Window): boolean {
  return view.matchMedia(REDUCED_MOTION).matches;
}

/** Reports when the preference changes. Returns a function to stop. */
export function onReducedMotionChange(view: Window, onChange: (reduced: boolean) => void): () => void {
  const query = view.matchMedia(REDUCED_MOTION);
  const listener = ({ matches }: MediaQueryListEvent): void => onChange(matches);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
