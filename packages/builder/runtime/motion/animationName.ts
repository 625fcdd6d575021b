/** A setting's animation class; `null` for `none`, and for anything that is not a valid class. */
export function animationName(value: unknown): string | null {
  return typeof value === 'string' && value !== NO_ANIMATION && /^[\w-]+$/.test(value) ? value : null;
}

export const NO_ANIMATION = 'none';
