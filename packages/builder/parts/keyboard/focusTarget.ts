/** Which arrows move the focus. */
export type Axis = 'vertical' | 'horizontal' | 'both';

interface Titles {
  readonly count: number;
  readonly axis: Axis;
  readonly direction: 'ltr' | 'rtl';
}

/** A key with its modifiers. */
interface Press {
  readonly key: string;
  readonly altKey?: boolean;
  readonly ctrlKey?: boolean;
  readonly metaKey?: boolean;
}

/** The title that a key moves the focus to, from the one at `index`; `null` for other keys. Wraps around. */
export function focusTarget(
  { key, altKey, ctrlKey, metaKey }: Press,
  index: number,
  { count, axis, direction }: Titles,
): number | null {
  // With modifiers, keys belong to the browser: they go back in history, or to the top.
  if (altKey || ctrlKey || metaKey) return null;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const isAcross = axis !== 'vertical';
  const isDown = axis !== 'horizontal';
  const [next, previous] = direction === 'rtl' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  if ((isAcross && key === next) || (isDown && key === 'ArrowDown')) return (index + 1) % count;
  if ((isAcross && key === previous) || (isDown && key === 'ArrowUp')) return (index + count - 1) % count;
  return null;
}
