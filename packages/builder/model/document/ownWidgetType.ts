import { ELEMENT_TYPES } from '../../wire/public.ts';

/** Version 4 widgets may be stored as an element type: `e-heading` instead of `widget` and its type. */
export function ownWidgetType(elType: unknown): string | null {
  return typeof elType === 'string' && ATOMIC.test(elType) && !STRUCTURES.has(elType) ? elType : null;
}

const ATOMIC = /^e-[a-z-]{1,40}$/;
const STRUCTURES: ReadonlySet<string> = new Set(ELEMENT_TYPES);
