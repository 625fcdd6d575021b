import { direction } from '@portico/kernel/dom';

/** A widget's setting on the current device. */
export type ReadSetting = (name: string) => unknown;

const JUSTIFY = '--n-tabs-heading-justify-content';

/** Overflowing titles are aligned to the start, so that the first can be scrolled to. */
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
