import { addSheet, hasOverSheet } from '@portico/kernel/dom';
import overSheet from '@portico/kernel/over.css?url';
import dialogSheet from './dialog.css?url';
import { createEmitter } from './emitter.ts';
import { type JQueryObject, jQueryOf } from './jQuery.ts';

/** Creates dialogs for other scripts. */
export interface DialogsManager {
  createWidget(type: string, options?: DialogOptions): Dialog;
}

interface DialogOptions {
  readonly id?: string;
  readonly className?: string;
  readonly headerMessage?: string;
  readonly message?: string | Node;
  readonly hide?: { readonly onOutsideClick?: boolean; readonly onEscKeyPress?: boolean };
  readonly onShow?: () => void;
  readonly onHide?: () => void;
  readonly onConfirm?: () => void;
  readonly onCancel?: () => void;
  readonly strings?: { readonly confirm?: string; readonly cancel?: string };
}

type DialogPart = HTMLElement | JQueryObject;

export interface Dialog {
  show(): Dialog;
  hide(): Dialog;
  isVisible(): boolean;
  setMessage(message: string | Node): Dialog;
  setHeaderMessage(message: string | Node): Dialog;
  /** As jQuery objects if the page has jQuery, which add-ons expect. */
  getElements(part?: string): DialogPart | Readonly<Record<string, DialogPart>> | undefined;
  on(event: string, callback: () => void): Dialog;
  off(event: string, callback?: () => void): Dialog;
  destroy(): void;
}

/** The page's own dialog library if it is loaded; otherwise native dialogs. */
export function dialogsManager(view: Window): DialogsManager {
  const { DialogsManager } = view as unknown as {
    DialogsManager?: { Instance?: new () => DialogsManager };
  };
  return DialogsManager?.Instance ? new DialogsManager.Instance() : nativeDialogs(view.document);
}

function nativeDialogs(page: Document): DialogsManager {
  return { createWidget: (type, options = {}) => createDialog(page, type, options) };
}

/** Strings are text: pass a node for markup. */
function createDialog(page: Document, type: string, options: DialogOptions): Dialog {
  const { on, off, trigger } = createEmitter();
  const part = (name: string): HTMLElement => {
    const element = page.createElement('div');
    element.className = `dialog-${name} dialog-${type}-${name}`;
    return element;
  };
  const widget = page.createElement('dialog');
  // With a class the caller styles it; otherwise we do, and the content stays the caller's.
  widget.className =
    `dialog-widget dialog-${type}-widget dialog-type-buttons dialog-type-lightbox dialog-type-${type} ${options.className ?? ''}`.trim();
  if (!options.className) {
    const sheets = hasOverSheet(page) ? [dialogSheet] : [overSheet, dialogSheet];
    const coming = Promise.all(sheets.map((sheet) => addSheet(page, sheet)));
    void coming.then(() => widget.classList.add('portico-over'));
  }
  if (options.id) widget.id = options.id;
  const [widgetContent, header, message, buttonsWrapper] = [
    part('widget-content'),
    part('header'),
    part('message'),
    part('buttons-wrapper'),
  ];
  for (const said of [header, message]) said.classList.add('portico-guest');
  header.append(options.headerMessage ?? '');
  message.append(options.message ?? '');
  widgetContent.append(header, message, buttonsWrapper);
  widget.append(widgetContent);
  const $ = jQueryOf(page.defaultView ?? window);
  const elements = Object.fromEntries(
    Object.entries({ widget, widgetContent, header, message, buttonsWrapper }).map(([name, element]) => [
      name,
      $?.(element) ?? element,
    ]),
  );

  const dialog: Dialog = {
    show() {
      if (!widget.isConnected) page.body.append(widget);
      if (!widget.open) widget.showModal();
      options.onShow?.();
      trigger('show');
      return dialog;
    },
    hide() {
      if (!widget.open) return dialog;
      widget.close();
      widget.remove();
      options.onHide?.();
      trigger('hide');
      return dialog;
    },
    isVisible: () => widget.open,
    setMessage(text) {
      message.replaceChildren(text);
      return dialog;
    },
    setHeaderMessage(text) {
      header.replaceChildren(text);
      return dialog;
    },
    getElements: (name) => (name ? elements[name] : elements),
    on(event, callback) {
      on(event, callback);
      return dialog;
    },
    off(event, callback) {
      off(event, callback);
      return dialog;
    },
    destroy() {
      dialog.hide();
      widget.remove();
    },
  };

  const answer = (text: string | undefined, decide: (() => void) | undefined): void => {
    if (!decide && !text) return;
    const button = Object.assign(page.createElement('button'), { type: 'button', textContent: text ?? 'OK' });
    const name = decide === options.onConfirm ? 'ok' : 'cancel';
    button.className = `dialog-button dialog-${name} dialog-${type}-${name}`;
    button.addEventListener('click', () => {
      dialog.hide();
      decide?.();
    });
    buttonsWrapper.append(button);
  };
  if (type === 'confirm') answer(options.strings?.cancel ?? 'Cancel', options.onCancel);
  if (type === 'confirm' || type === 'alert') answer(options.strings?.confirm, options.onConfirm);

  widget.addEventListener('cancel', (event) => {
    event.preventDefault();
    if (options.hide?.onEscKeyPress !== false) dialog.hide();
  });
  widget.addEventListener('click', ({ target }) => {
    if (target === widget && options.hide?.onOutsideClick !== false) dialog.hide();
  });
  return dialog;
}
