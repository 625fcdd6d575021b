import { BREAKPOINTS, DESKTOP } from '@portico/kernel/dom';
import { deviceSettingName } from '../../model/settings/deviceSettingName.ts';
import type { Settings } from '../../model/settings/read.ts';

/** Position of a box's picture, as classes for each device. Older documents say left and right, newer ones start and end. */
export function boxPosition(settings: Settings, fallback: 'block-start' | 'top'): string[] {
  return [{ device: DESKTOP }, ...BREAKPOINTS].flatMap(({ device }) => {
    const value = settings[deviceSettingName('position', device)];
    const position = POSITIONS.find((one) => one === value) ?? (device === DESKTOP ? fallback : null);
    return position ? [`elementor${device === DESKTOP ? '' : `-${device}`}-position-${position}`] : [];
  });
}

const POSITIONS = [
  'block-start',
  'inline-start',
  'inline-end',
  'block-end',
  'top',
  'left',
  'right',
  'bottom',
];
