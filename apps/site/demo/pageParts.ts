import type { BuilderElement } from '@portico/builder/protocol';

type Settings = BuilderElement['settings'];

/** Far apart, so that even the first digits of ids differ. */
const FIRST_ID = 0x7000000;
const BETWEEN_IDS = 0x0100d3b;

/** What page documents are put together from. Each document has its own set: ids are counted within it. */
export function pageParts() {
  let count = FIRST_ID;
  const id = (): string => {
    count += BETWEEN_IDS;
    return count.toString(16);
  };
  const widget = (widgetType: string, settings: Settings, ...elements: BuilderElement[]): BuilderElement => ({
    id: id(),
    elType: 'widget',
    widgetType,
    settings,
    elements,
  });
  const container = (settings: Settings, ...elements: BuilderElement[]): BuilderElement => ({
    id: id(),
    elType: 'container',
    settings,
    elements,
  });
  const column = (size: number, ...elements: BuilderElement[]): BuilderElement => ({
    id: id(),
    elType: 'column',
    settings: { _column_size: size },
    elements,
  });
  const section = (settings: Settings, ...elements: BuilderElement[]): BuilderElement => ({
    id: id(),
    elType: 'section',
    settings,
    elements,
  });
  const heading = (title: string, settings: Settings = {}): BuilderElement =>
    widget('heading', { title, header_size: 'h2', ...settings });
  return { widget, container, column, section, heading };
}

export const px = (size: number) => ({ size, unit: 'px' });
export const block = (size: number) => ({ top: size, right: 20, bottom: size, left: 20, unit: 'px' });
export const around = (size: number) => ({ top: size, right: size, bottom: size, left: size, unit: 'px' });
export const icon = (name: string) => ({ library: 'fa-solid', value: `fas fa-${name}` });
