import { listenTo } from '../frontend/pageListeners.ts';

/** The editor's window, as the source of changes for handlers. */
interface Editor {
  readonly channels?: { readonly editor?: object; readonly data?: object };
  readonly settings?: { readonly page?: { readonly model?: object } };
}

/** The part of a handler that the editor notifies. */
interface EditedHandler {
  getModelCID(): string;
  getElementType(): string;
  getWidgetType(): string;
  onElementChange?(name: string, ...views: unknown[]): void;
  onEditSettingsChange?(name: string, value: unknown): void;
  onPageSettingsChange?(changed: unknown): void;
  onDestroy(): void;
}

interface EditedView {
  readonly model: { readonly cid: string };
}

/** Notifies a handler of changes in the editor: a setting, the author's state, the page. Returns how to stop. */
export function followEditor(handler: EditedHandler): () => void {
  const { elementor } = window as Window & { elementor?: Editor };
  const { editor, data } = elementor?.channels ?? {};
  const page = elementor?.settings?.page?.model;
  const isOwn = ({ cid }: { cid: string }): boolean => cid === handler.getModelCID();
  const type = handler.getWidgetType() || handler.getElementType();
  const stops: ((() => void) | undefined)[] = [
    editor &&
      handler.onElementChange &&
      listenTo(editor, `change:${type}`, (control: ChangedControl, view: EditedView) => {
        if (isOwn(view.model)) handler.onElementChange?.(control.model.get('name'), control, view);
      }),
    editor &&
      handler.onEditSettingsChange &&
      listenTo(editor, 'change:editSettings', ({ changed }: ChangedModel, view: EditedView) => {
        const [name] = Object.keys(changed);
        if (name !== undefined && isOwn(view.model)) handler.onEditSettingsChange?.(name, changed[name]);
      }),
    data &&
      listenTo(data, 'element:destroy', (model: { cid: string }) => {
        if (isOwn(model)) handler.onDestroy();
      }),
    page &&
      handler.onPageSettingsChange &&
      listenTo(page, 'change', ({ changed }: ChangedModel) => handler.onPageSettingsChange?.(changed)),
  ];
  return () => {
    for (const stop of stops.splice(0)) stop?.();
  };
}

interface ChangedControl {
  readonly model: { get(name: string): string };
}

interface ChangedModel {
  readonly changed: Readonly<Record<string, unknown>>;
}
