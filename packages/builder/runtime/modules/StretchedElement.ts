import { isOn } from '../../model/settings/read.ts';
import { stretcherOf } from '../stretch/stretcher.ts';
import { elementOf, HandlerBase, type HandlerOptions, viewOf } from './HandlerBase.ts';

/** The handler of stretched elements, for add-ons whose own elements can be stretched too. */
export class StretchedElement extends HandlerBase {
  getStretchedClass(): string {
    return 'e-stretched';
  }

  getStretchSettingName(): string {
    return 'stretch_element';
  }

  getStretchActiveValue(): unknown {
    return 'yes';
  }

  override onInit(): void {
    super.onInit();
    if (this.isActive(this.getSettings() as HandlerOptions)) this.stretch();
  }

  /** Called before the handler has its element, and again afterwards. */
  override isActive({ $element }: HandlerOptions): boolean {
    return this.isEdit || ($element[0]?.classList.contains(this.getStretchedClass()) ?? false);
  }

  isStretchSettingEnabled(): boolean {
    const value = this.getElementSettings(this.getStretchSettingName());
    return value === this.getStretchActiveValue() || isOn(value);
  }

  stretch(): void {
    if (this.isStretchSettingEnabled()) this.stretcher().add(elementOf(this));
    else this.reset();
  }

  reset(): void {
    this.stretcher().remove(elementOf(this));
  }

  override onElementChange(name: string): void {
    if (name === this.getStretchSettingName()) this.stretch();
  }

  override onDestroy(): void {
    super.onDestroy();
    this.reset();
  }

  private stretcher() {
    return stretcherOf(viewOf(this));
  }
}
