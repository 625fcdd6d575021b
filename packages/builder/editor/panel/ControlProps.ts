import type { RowOrigins } from '../../model/edits/RowOrigins.ts';
import type { Field, RowField } from '../../model/fields/Field.ts';
import type { Settings } from '../../model/settings/read.ts';

export interface ControlProps {
  readonly field: Field | RowField;
  readonly value: unknown;
  /** For a list: the defaults of its rows. */
  readonly rowDefaults?: Settings | undefined;
  /** The effective value if there is none. */
  readonly inherited?: unknown;
  /** The global colour or font in place of the value, as named in `__globals__`. */
  readonly reference?: string;
  /**
   * Empty for none. If missing, such references are not supported. `value` is what a field with several parts has besides it.
   */
  readonly onReference?: (reference: string, value?: unknown) => void;
  /** `origins` is given for a list whose rows were added, moved, copied or removed. */
  readonly onChange: (value: unknown, origins?: RowOrigins) => void;
}
