import './emailIndicator.css';
import { createRoot, type Root } from 'react-dom/client';
import type { EmailIndicatorModule } from '../../browser/EmailIndicatorModule.ts';
import { EmailIndicatorView } from './EmailIndicatorView.tsx';

/** One indicator on a page: at the field that was looked up last. */
let shown: { field: HTMLInputElement; host: HTMLElement; root: Root } | undefined;

export const showIndicator: EmailIndicatorModule['showIndicator'] = (field, state) => {
  if (shown && (shown.field !== field || !shown.host.isConnected)) hideIndicator();
  if (!shown) {
    const host = document.createElement('div');
    host.className = 'portico-email-indicator';
    field.parentElement?.after(host);
    shown = { field, host, root: createRoot(document.createElement('div')) };
  }
  shown.root.render(<EmailIndicatorView field={field} state={state} host={shown.host} />);
};

export const hideIndicator: EmailIndicatorModule['hideIndicator'] = () => {
  shown?.root.unmount();
  shown?.host.remove();
  shown = undefined;
};
