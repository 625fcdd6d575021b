import './emailIndicator.css';
import { withFewListeners } from '@portico/kernel/islands/few-listeners';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { EmailIndicatorModule } from '../../browser/EmailIndicatorModule.ts';
import { EmailIndicatorView } from './EmailIndicatorView.tsx';

/** One indicator on a page: at the field that was looked up last. */
let shown: { field: HTMLInputElement; host: HTMLElement; root: Root } | undefined;

export const showIndicator: EmailIndicatorModule['showIndicator'] = (field, state) => {
  if (shown && (shown.field !== field || !shown.host.isConnected)) hideIndicator();
  if (!shown) {
    const host = document.createElement('div');
    host.className = 'portico-email-indicator portico-over';
    field.parentElement?.after(host);
    const place = document.createElement('div');
    shown = { field, host, root: withFewListeners([place], () => createRoot(place), []) };
  }
  const { root, host } = shown;
  withFewListeners([host], () =>
    flushSync(() => root.render(<EmailIndicatorView field={field} state={state} host={host} />)),
  );
};

export const hideIndicator: EmailIndicatorModule['hideIndicator'] = () => {
  shown?.root.unmount();
  shown?.host.remove();
  shown = undefined;
};
