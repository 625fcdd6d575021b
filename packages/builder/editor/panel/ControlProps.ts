import type { RowOrigins } from '../../model/edits/RowOrigins.ts';
import type { Field, RowField } from '../../model/fields/Field.ts';
import type { Settings } from '../../model/settings/read.ts';

export interface ControlProps {
  readonly field: Field | RowField;
  readonly value: unknown;
  /** Of a list: what each of its rows begins with. */
  readonly rowDefaults?: Settings | undefined;
  /** What holds while there is no value. */
  readonly inherited?: unknown;
  /** The colour or font of the site that stands for the value, as `__globals__` names it. */
  readonly reference?: string;
  /**
   * Empty for none. Where it is missing, there is no room for such a reference. `value` is what a field of several parts has
   * beside it.
   */
  readonly onReference?: (reference: string, value?: unknown) => void;
  /** `origins` comes with a list whose rows were added to, moved, copied or removed. */
  readonly onChange: (value: unknown, origins?: RowOrigins) => void;
}
