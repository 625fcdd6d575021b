import { afterEach, expect, test } from 'vitest';
import { hideModal, showModal } from './spam-modal.chunk.tsx';

afterEach(hideModal);

test('SP-02 the refusal of a form in a modal dialog lies over that dialog, not under it', () => {
  document.body.innerHTML = '<dialog><form><button>Send</button></form></dialog>';
  const dialog = document.querySelector('dialog');
  dialog?.showModal();
  document.querySelector('button')?.focus();
  showModal({ kind: 'message', html: 'Refused', keepsUrls: false }, () => {});
  const message = document.querySelector('#cleantalk-modal-content');
  expect(message?.textContent).toBe('Refused');
  expect(message?.closest('dialog')).toBe(dialog);
});
