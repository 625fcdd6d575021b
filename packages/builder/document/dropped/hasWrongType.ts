import type { Field } from '../../model/fields/Field.ts';
import { isRecord, sizeOf } from '../../model/settings/read.ts';
import { isEntered } from './isUnreadable.ts';

/** Whether a value is of another type than its field stores, so that its widget takes it for empty. */
export function hasWrongType({ name, control, shape, isOfClass }: Field, value: unknown): boolean {
  if (shape || isOfClass || name.includes('.') || value === false || !isEntered(value)) return false;
  // A version 4 value says its own type.
  if (isRecord(value) && '$$type' in value) return false;
  switch (control.kind) {
    case 'text':
    case 'textarea':
    case 'html':
      return typeof value !== 'string' && typeof value !== 'number';
    case 'number':
      return sizeOf(value) === null;
    case 'choice':
    case 'switch':
      return typeof value === 'object';
    case 'rows':
      return !Array.isArray(value) || !value.every(isRecord);
    case 'link':
      return typeof value !== 'string' && !isRecord(value);
    case 'media':
      return !isRecord(value) && typeof value !== 'string';
    default:
      return false;
  }
}
