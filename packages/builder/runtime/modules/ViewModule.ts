import { Module } from './Module.ts';

/** A module with nodes: it finds them, then listens to them. */
export class ViewModule extends Module {
  declare elements: Record<string, unknown>;

  getDefaultElements(): Record<string, unknown> {
    return {};
  }

  bindEvents(): void {}

  onInit(): void {
    this.initElements();
    this.bindEvents();
  }

  initElements(): void {
    this.elements = this.getDefaultElements();
  }
}
