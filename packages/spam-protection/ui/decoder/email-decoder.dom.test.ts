import { expect, test } from 'vitest';
import { startDecoding } from './email-decoder.chunk.tsx';

test('SP-06 the popup for an address in a modal dialog lies over that dialog, not under it', () => {
  document.body.innerHTML = '<dialog><span data-original-string="A" tabindex="0">co***</span></dialog>';
  const dialog = document.querySelector('dialog');
  dialog?.showModal();
  const address = document.querySelector<HTMLElement>('[data-original-string]');
  if (!address) throw new Error('There is no address.');
  const decode = () => new Promise<never>(() => {});
  void startDecoding({ view: window, decode, text: () => '' }, address, () => {});
  const popup = document.querySelector('#apbct_popup');
  expect(popup?.textContent).toContain('The magic is on the way!');
  expect(popup?.closest('dialog')).toBe(dialog);
});
