/** The class that a setting asks to animate something with; `null` for `none`, and for what could not be a class. */
export function animationName(value: unknown): string | null {
  return typeof value === 'string' && value !== NO_ANIMATION && /^[\w-]+$/.test(value) ? value : null;
}

export const NO_ANIMATION = 'none';
