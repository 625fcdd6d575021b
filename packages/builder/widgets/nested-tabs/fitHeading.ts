import { direction } from '@portico/kernel/dom';

/** A setting of the widget, as the device at hand has it. */
export type ReadSetting = (name: string) => unknown;

const JUSTIFY = '--n-tabs-heading-justify-content';

/** Titles that do not fit begin at the start, or a visitor could not scroll to the first of them. */
export function fitHeading(heading: HTMLElement, setting: ReadSetting): void {
  if (!scrollsSideways(setting)) return;
  heading.style.removeProperty(JUSTIFY);
  if (heading.scrollWidth <= heading.clientWidth) return;
  heading.style.setProperty(JUSTIFY, 'start');
  const end = heading.scrollWidth - heading.clientWidth;
  const isAtEnd = setting('tabs_justify_horizontal') === 'end';
  heading.scrollLeft = isAtEnd ? (direction(heading) === 'rtl' ? -end : end) : 0;
}

export function scrollsSideways(setting: ReadSetting): boolean {
  return setting('horizontal_scroll') === 'enable';
}
