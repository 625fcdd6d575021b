import { recordOf, type Settings } from '../../settings/read.ts';
import { currentSetting } from '../frontend/currentSetting.ts';
import { elementSettings } from '../frontend/elementSettings.ts';
import { CONFIG_NAME } from '../frontend/frontendConfig.ts';
import { type JQueryObject, jQueryOf } from '../frontend/jQuery.ts';
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
  declare element: HTMLElement;
  declare isEdit: boolean;

  override __construct(options?: HandlerOptions): void {
    super.__construct(options);
    if (!options?.$element) return;
    this.$element = options.$element;
    this.element = options.$element[0] as HTMLElement;
    this.isEdit = this.element?.classList.contains('elementor-element-edit-mode') ?? false;
  }

  isActive(_settings?: unknown): boolean {
    return true;
  }

  override onInit(): void {
    if (this.isActive(this.getSettings())) super.onInit();
  }

  /** What is inside the element and not inside another element within it. */
  findElement(selector: string): JQueryObject | Element[] {
    const found = [...this.element.querySelectorAll(selector)].filter(
      (one) => one.closest('.elementor-element') === this.element,
    );
    const $ = jQueryOf(this.view());
    return $ ? $(found) : found;
  }

  getElementSettings(name?: string): unknown {
    const settings = this.isEdit ? this.editorSettings() : elementSettings(this.element);
    return name ? settings[name] : settings;
  }

  getCurrentDeviceSetting(name: string): unknown {
    return currentSetting(this.view(), recordOf(this.getElementSettings()), name);
  }

  /** As a text, though it may look like a number. */
  getID(): string {
    return this.element.getAttribute('data-id') ?? '';
  }

  getModelCID(): string {
    return this.element.getAttribute('data-model-cid') ?? '';
  }

  getElementType(): string {
    return this.element.getAttribute('data-element_type') ?? '';
  }

  getWidgetType(): string {
    const type = this.element.getAttribute('data-widget_type') ?? '';
    return type.split('.')[0] ?? '';
  }

  getUniqueHandlerID(cid = this.getModelCID() || this.getID()): string {
    return `${cid}${this.getConstructorID()}`;
  }

  unbindEvents(): void {}

  onDestroy(): void {
    this.unbindEvents();
  }

  /** In the editor what counts is the model that is being edited, not what the markup was printed with. */
  private editorSettings(): Settings {
    const { data } = recordOf(recordOf((this.view() as unknown as Settings)[CONFIG_NAME]).elements);
    const model = recordOf(recordOf(data)[this.getModelCID()]);
    return recordOf(model.attributes ?? model);
  }

  private view(): Window {
    return this.element.ownerDocument.defaultView ?? window;
  }
}
