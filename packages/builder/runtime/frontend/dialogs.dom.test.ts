import { afterEach, expect, test, vi } from 'vitest';
import { dialogsManager } from './dialogs.ts';

afterEach(() => {
  document.body.replaceChildren();
  Reflect.deleteProperty(window, 'DialogsManager');
  Reflect.deleteProperty(window, 'jQuery');
});

test('a dialog for another script opens over the page, says its text as text, and closes', () => {
  const [shown, hidden] = [vi.fn(), vi.fn()];
  const dialog = dialogsManager(window).createWidget('lightbox', {
    id: 'elementor-popup-modal-7',
    className: 'mine',
    onShow: shown,
  });
  dialog.setMessage('<b>not markup</b>').on('hide', hidden).show();
  const widget = document.getElementById('elementor-popup-modal-7') as HTMLDialogElement;
  expect(widget.matches('dialog.dialog-widget.dialog-lightbox-widget.mine:modal')).toBe(true);
  expect(widget.querySelector('.dialog-lightbox-message')?.textContent).toBe('<b>not markup</b>');
  expect(dialog.getElements('message')).toBe(widget.querySelector('.dialog-message'));
  expect(dialog.isVisible()).toBe(true);
  widget.dispatchEvent(new Event('cancel', { cancelable: true }));
  expect(dialog.isVisible()).toBe(false);
  expect(widget.isConnected).toBe(false);
  expect([shown.mock.calls.length, hidden.mock.calls.length]).toEqual([1, 1]);
});

test('the parts of a dialog are jQuery objects where the page has jQuery', () => {
  Reflect.set(window, 'jQuery', (element: Element) => ({ 0: element, length: 1, jquery: '3.7.1' }));
  const dialog = dialogsManager(window).createWidget('lightbox', { message: 'M' });
  expect(dialog.getElements('message')).toMatchObject({
    0: expect.objectContaining({ textContent: 'M' }),
    jquery: '3.7.1',
  });
  expect(Object.keys(dialog.getElements() ?? {})).toContain('widget');
});

test('a question is answered once, by one of two buttons', () => {
  const [confirmed, cancelled] = [vi.fn(), vi.fn()];
  const ask = () =>
    dialogsManager(window)
      .createWidget('confirm', {
        message: 'Leave?',
        strings: { confirm: 'Leave', cancel: 'Stay' },
        onConfirm: confirmed,
        onCancel: cancelled,
      })
      .show();
  ask();
  expect(document.querySelector('dialog')?.className).toContain(
    'dialog-confirm-widget dialog-type-buttons dialog-type-lightbox dialog-type-confirm',
  );
  expect(button('Stay').className).toBe('dialog-button dialog-cancel dialog-confirm-cancel');
  button('Leave').click();
  ask();
  button('Stay').click();
  expect([confirmed.mock.calls.length, cancelled.mock.calls.length]).toEqual([1, 1]);
  expect(document.querySelector('dialog')).toBeNull();
});

test('a dialog is ours to dress where its caller gives it no class; what it says stays the caller’s', async () => {
  const show = (className?: string) =>
    dialogsManager(window)
      .createWidget('alert', { message: 'Saved.', ...(className ? { className } : {}) })
      .show();
  show();
  await expect
    .poll(() => document.querySelector('dialog.portico-over .dialog-message.portico-guest'))
    .not.toBeNull();
  document.body.replaceChildren();
  show('theirs');
  expect(document.querySelector('dialog.theirs')).not.toBeNull();
  expect(document.querySelector('.portico-over')).toBeNull();
});

test('a dialog brings what keeps the page’s sheets out of it, unless the page has it: to bring it twice would style all anew', () => {
  const html = document.documentElement;
  const sheetsFor = (fade: string): string[] => {
    for (const link of document.querySelectorAll('link')) link.remove();
    html.style.setProperty('--portico-fade', fade);
    dialogsManager(window).createWidget('alert');
    return [...document.querySelectorAll('link')].map(({ href }) => /\w+(?=\.css)/.exec(href)?.[0] ?? href);
  };
  expect(sheetsFor('')).toEqual(['over', 'dialog']);
  expect(sheetsFor('1')).toEqual(['dialog']);
  html.removeAttribute('style');
});

test('a page that has the dialog library gets dialogs of that library', () => {
  class Instance {
    createWidget = () => 'theirs';
  }
  Object.assign(window, { DialogsManager: { Instance } });
  expect(dialogsManager(window).createWidget('lightbox')).toBe('theirs');
});

function button(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (!found) throw new Error(`There is no button ${name}.`);
  return found;
}
