import './modal.css';
import { withFewListeners } from '@portico/kernel/islands/few-listeners';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { ModalModule } from '../../browser/modal.ts';
import { ModalView } from './ModalView.tsx';

export { refuseProducts } from '../../browser/products/refuseProducts.ts';

let shown: { root: Root; host: HTMLElement } | undefined;

export const showModal: ModalModule['showModal'] = (content, onClose) => {
  if (!shown) {
    const host = document.createElement('div');
    host.className = 'portico-over';
    // A form in a modal dialog was refused: what is outside that dialog lies under it and cannot be clicked.
    (document.activeElement?.closest('dialog[open]') ?? document.body).append(host);
    shown = { root: withFewListeners([host], () => createRoot(host)), host };
  }
  const { root } = shown;
  // Synchronous: listeners look at it as soon as they hear that it is there.
  flushSync(() => root.render(<ModalView content={content} onClose={onClose} />));
};

export const hideModal: ModalModule['hideModal'] = () => {
  shown?.root.unmount();
  shown?.host.remove();
  shown = undefined;
};
