import { Component, type ReactNode } from 'react';
import { kitProblem } from '../calls/KitProblem.ts';
import { ErrorDialog } from '../ErrorDialog.tsx';

interface ForeignDialogProps {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Dialogs may come from add-ons. One that crashes is closed with a message, and the wizard stays. */
export class ForeignDialog extends Component<ForeignDialogProps, { readonly isBroken: boolean }> {
  override state: { readonly isBroken: boolean } = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override render(): ReactNode {
    const { onClose, children } = this.props;
    if (!this.state.isBroken) return children;
    return (
      <ErrorDialog
        title="This part cannot be edited"
        problem={kitProblem('third-party-error')}
        onCancel={onClose}
        onRetry={() => this.setState({ isBroken: false })}
      />
    );
  }
}
