import { recordOf } from '../../model/settings/read.ts';
import { editedSettings, editSettings } from '../edit-mode/editedSettings.ts';
import { currentSetting } from '../frontend/currentSetting.ts';
import { elementSettings } from '../frontend/elementSettings.ts';
import { type JQueryObject, jQueryOf } from '../frontend/jQuery.ts';
import { followEditor } from './followEditor.ts';
import { ViewModule } from './ViewModule.ts';

/** Options of an add-on's handler: the element, as a jQuery object if the page has jQuery. */
export interface HandlerOptions {
  readonly $element: JQueryObject | ArrayLike<Element>;
  readonly [name: string]: unknown;
}

/** The base class of widget handlers. */
export class HandlerBase extends ViewModule {
  // Set during the parent's constructor: field declarations would reset them.
  declare $element: HandlerOptions['$element'];
  declare isEdit: boolean;
  declare stopFollowing: (() => void) | undefined;

  override __construct(options?: HandlerOptions): void {
    super.__construct(options);
    if (!options?.$element) return;
    this.$element = options.$element;
    this.isEdit = elementOf(this)?.classList.contains('elementor-element-edit-mode') ?? false;
    if (this.isEdit) this.stopFollowing = followEditor(this);
  }

  /** The editor's events, for handlers that implement them. */
  onElementChange?(name: string, ...views: unknown[]): void;
  onEditSettingsChange?(name: string, value: unknown): void;
  onPageSettingsChange?(changed: unknown): void;

  isActive(_settings?: unknown): boolean {
    return true;
  }

  isElementInTheCurrentDocument(): boolean {
    const { elementor } = viewOf(this) as unknown as {
      elementor?: { documents?: { currentDocument?: { id?: unknown } } };
    };
    const id = elementOf(this).closest('.elementor')?.getAttribute('data-elementor-id');
    return id !== null && id === String(elementor?.documents?.currentDocument?.id);
  }

  override onInit(): void {
    if (this.isActive(this.getSettings())) super.onInit();
  }

  /** Matches inside the element but not inside a nested element. A nested element itself may match. */
  findElement(selector: string): JQueryObject | Element[] {
    const own = elementOf(this);
    const found = [...own.querySelectorAll(selector)].filter(
      (one) => one.parentElement?.closest('.elementor-element') === own,
    );
    const $ = jQueryOf(viewOf(this));
    return $ ? $(found) : found;
  }

  getElementSettings(path?: string): unknown {
    const own = elementOf(this);
    return this.getItems(editedSettings(own) ?? elementSettings(own), path);
  }

  /** The author's state in the editor, such as the selected item. */
  getEditSettings(path?: string): unknown {
    return this.getItems(editSettings(elementOf(this)), path);
  }

  getCurrentDeviceSetting(name: string): unknown {
    return currentSetting(viewOf(this), recordOf(this.getElementSettings()), name);
  }

  /** As a string, even if it looks like a number. */
  getID(): string {
    return elementOf(this).getAttribute('data-id') ?? '';
  }

  getModelCID(): string {
    return elementOf(this).getAttribute('data-model-cid') ?? '';
  }

  getElementType(): string {
    return elementOf(this).getAttribute('data-element_type') ?? '';
  }

  getWidgetType(): string {
    const type = elementOf(this).getAttribute('data-widget_type') ?? '';
    return type.split('.')[0] ?? '';
  }

  getUniqueHandlerID(cid = this.getModelCID(), $element = this.$element): string {
    return `${cid}${$element[0]?.getAttribute('data-element_type') ?? ''}${this.getConstructorID()}`;
  }

  unbindEvents(): void {}

  onDestroy(): void {
    this.stopFollowing?.();
    this.unbindEvents();
  }
}

/** Read from the one member that add-ons do not override; they use `element` for other things. */
export function elementOf({ $element }: Pick<HandlerBase, '$element'>): HTMLElement {
  return $element[0] as HTMLElement;
}

export function viewOf(handler: Pick<HandlerBase, '$element'>): Window & typeof globalThis {
  return elementOf(handler).ownerDocument.defaultView ?? window;
}
