import { recordOf } from '../../model/settings/read.ts';
import { editedSettings, editSettings } from '../edit-mode/editedSettings.ts';
import { currentSetting } from '../frontend/currentSetting.ts';
import { elementSettings } from '../frontend/elementSettings.ts';
import { type JQueryObject, jQueryOf } from '../frontend/jQuery.ts';
import { followEditor } from './followEditor.ts';
import { ViewModule } from './ViewModule.ts';

/** What an add-on's handler is made with: the element, as jQuery's where the page has it. */
export interface HandlerOptions {
  readonly $element: JQueryObject | ArrayLike<Element>;
  readonly [name: string]: unknown;
}

/** The class that handlers of widgets build upon. */
export class HandlerBase extends ViewModule {
  // Set before the parent's constructor ends: a field of its own would wipe them out again.
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

  /** What the editor tells of, for handlers that want to hear it. */
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

  /** What is inside the element and not inside another element within it. An element within it may itself be meant. */
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

  /** Where an author stands in the editor: which of the items they have turned to, for one. */
  getEditSettings(path?: string): unknown {
    return this.getItems(editSettings(elementOf(this)), path);
  }

  getCurrentDeviceSetting(name: string): unknown {
    return currentSetting(viewOf(this), recordOf(this.getElementSettings()), name);
  }

  /** As a text, though it may look like a number. */
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

/** Read from the one member that every add-on leaves alone; they have things of their own that they call `element`. */
export function elementOf({ $element }: Pick<HandlerBase, '$element'>): HTMLElement {
  return $element[0] as HTMLElement;
}

export function viewOf(handler: Pick<HandlerBase, '$element'>): Window & typeof globalThis {
  return elementOf(handler).ownerDocument.defaultView ?? window;
}
