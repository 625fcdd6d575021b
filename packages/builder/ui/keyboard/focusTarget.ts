/** Which arrows move the focus. */
export type Axis = 'vertical' | 'horizontal' | 'both';

interface Titles {
  readonly count: number;
  readonly axis: Axis;
  readonly direction: 'ltr' | 'rtl';
}

/** Which title a key moves the focus to, from the one at `index`; `null` for a key that moves nothing. Ends meet. */
export function focusTarget(key: string, index: number, { count, axis, direction }: Titles): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = stepOf(key, axis, direction === 'rtl' ? -1 : 1);
  return step === null ? null : (index + step + count) % count;
}

function stepOf(key: string, axis: Axis, forward: 1 | -1): 1 | -1 | null {
  if (axis !== 'horizontal') {
    if (key === 'ArrowDown') return 1;
    if (key === 'ArrowUp') return -1;
  }
  if (axis !== 'vertical') {
    if (key === 'ArrowRight') return forward;
    if (key === 'ArrowLeft') return forward === 1 ? -1 : 1;
  }
  return null;
}
