import type { WizardData } from '../../registry/index.ts';

/** The props of a part's dialog. Add-ons register dialogs with the same props. */
export interface PartDialogProps<Value> {
  /** The wizard's data; an import has `uploadedData`. */
  readonly data: WizardData;
  readonly value: Value | null;
  readonly onSave: (value: Value) => void;
  readonly onClose: () => void;
}
