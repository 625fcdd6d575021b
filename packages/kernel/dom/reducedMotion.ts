export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Whether the visitor asked for less movement. */
export function prefersReducedMotion(view: Window): boolean {
  return view.matchMedia(REDUCED_MOTION).matches;
}

/** Tells when the visitor changes their mind. Returns how to stop. */
export function onReducedMotionChange(view: Window, onChange: (reduced: boolean) => void): () => void {
  const query = view.matchMedia(REDUCED_MOTION);
  const listener = ({ matches }: MediaQueryListEvent): void => onChange(matches);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
