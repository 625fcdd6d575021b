import type { Field, RowField } from '../../editor/fields/Field.ts';

export interface ControlProps {
  readonly field: Field | RowField;
  readonly value: unknown;
  /** What holds while there is no value. */
  readonly inherited?: unknown;
  readonly onChange: (value: unknown) => void;
}
