import type { WizardData } from '../../registry/index.ts';

/** What a part's dialog is given. Add-ons register dialogs of their own that take the same. */
export interface PartDialogProps<Value> {
  /** What the wizard knows; an import has `uploadedData`. */
  readonly data: WizardData;
  readonly value: Value | null;
  readonly onSave: (value: Value) => void;
  readonly onClose: () => void;
}
