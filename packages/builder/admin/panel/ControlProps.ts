import type { Field, RowField } from '../../editor/fields/Field.ts';
import type { RowOrigins } from '../../editor/RowOrigins.ts';

export interface ControlProps {
  readonly field: Field | RowField;
  readonly value: unknown;
  /** What holds while there is no value. */
  readonly inherited?: unknown;
  /** `origins` comes with a list whose rows were added to, moved, copied or removed. */
  readonly onChange: (value: unknown, origins?: RowOrigins) => void;
}
