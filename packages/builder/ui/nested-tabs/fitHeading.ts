import { DEFAULT_BREAKPOINTS, direction } from '@portico/kernel/dom';
import { deviceSetting } from '../../browser/frontend/deviceSetting.ts';
import type { Settings } from '../../settings/read.ts';

const JUSTIFY = '--n-tabs-heading-justify-content';

/** Titles that do not fit begin at the start, or a visitor could not scroll to the first of them. */
export function fitHeading(heading: HTMLElement, settings: Settings, device: string): void {
  if (!scrollsSideways(settings, device)) return;
  heading.style.removeProperty(JUSTIFY);
  if (heading.scrollWidth <= heading.clientWidth) return;
  heading.style.setProperty(JUSTIFY, 'start');
  const end = heading.scrollWidth - heading.clientWidth;
  const isAtEnd = deviceSetting(settings, 'tabs_justify_horizontal', device, DEFAULT_BREAKPOINTS) === 'end';
  heading.scrollLeft = isAtEnd ? (direction(heading) === 'rtl' ? -end : end) : 0;
}

export function scrollsSideways(settings: Settings, device: string): boolean {
  return deviceSetting(settings, 'horizontal_scroll', device, DEFAULT_BREAKPOINTS) === 'enable';
}
