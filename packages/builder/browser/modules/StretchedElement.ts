import { isOn } from '../../settings/read.ts';
import { stretcherOf } from '../stretch/stretcher.ts';
import { HandlerBase } from './HandlerBase.ts';

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
    this.stretch();
  }

  override isActive(): boolean {
    return this.isEdit || this.element.classList.contains(this.getStretchedClass());
  }

  isStretchSettingEnabled(): boolean {
    const value = this.getElementSettings(this.getStretchSettingName());
    return value === this.getStretchActiveValue() || isOn(value);
  }

  stretch(): void {
    if (this.isStretchSettingEnabled()) this.stretcher().add(this.element);
    else this.reset();
  }

  reset(): void {
    this.stretcher().remove(this.element);
  }

  onElementChange(name: string): void {
    if (name === this.getStretchSettingName()) this.stretch();
  }

  override onDestroy(): void {
    super.onDestroy();
    this.reset();
  }

  private stretcher() {
    return stretcherOf(this.element.ownerDocument.defaultView ?? window);
  }
}
