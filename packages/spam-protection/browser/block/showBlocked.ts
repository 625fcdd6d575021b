import type { ProductHooks } from '../Guard.ts';
import type { Modal } from '../modal.ts';
import type { ShowBlocked } from './blockMessage.ts';

/** Spelled so in the field: other scripts listen for it. */
const BLOCK_EVENT = 'apbctAjaxBockAlert';

/** Tells the visitor that a submission was refused, and the form that it came from. */
export function showBlocked(view: Window, modal: Modal, products: ProductHooks): ShowBlocked {
  return (blocked) => {
    const { message, stopsPage } = blocked;
    view.document.dispatchEvent(new CustomEvent(BLOCK_EVENT, { bubbles: true, detail: { message } }));
    modal.loaded = message;
    modal.open();
    products.refused?.(blocked);
    if (stopsPage) view.stop();
  };
}
