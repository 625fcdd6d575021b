import { describe, expect, it } from 'vitest';
import { BREAKPOINTS, DEFAULT_BREAKPOINTS, devices, deviceWhere, minWidth } from './breakpoints.ts';

describe('breakpoints', () => {
  it('puts desktop last, or just below widescreen', () => {
    expect(devices(DEFAULT_BREAKPOINTS)).toEqual(['mobile', 'tablet', 'desktop']);
    expect(devices(BREAKPOINTS)).toEqual([
      'mobile',
      'mobile_extra',
      'tablet',
      'tablet_extra',
      'laptop',
      'desktop',
      'widescreen',
    ]);
  });

  it('knows from which width on each device is in force', () => {
    const all = devices(BREAKPOINTS).map((device) => minWidth(BREAKPOINTS, device));
    expect(all).toEqual([320, 768, 881, 1025, 1201, 1367, 2400]);
    expect(devices(DEFAULT_BREAKPOINTS).map((device) => minWidth(DEFAULT_BREAKPOINTS, device))).toEqual([
      320, 768, 1025,
    ]);
    expect(minWidth(DEFAULT_BREAKPOINTS, 'laptop')).toBeUndefined();
    expect(minWidth([], 'desktop')).toBe(320);
  });

  it.each([
    [320, 'mobile'],
    [767, 'mobile'],
    [768, 'mobile_extra'],
    [1024, 'tablet'],
    [1025, 'tablet_extra'],
    [1366, 'laptop'],
    [1367, 'desktop'],
    [2399, 'desktop'],
    [2400, 'widescreen'],
  ])('%i px is %s', (width, device) => {
    expect(deviceWhere(BREAKPOINTS, matchesAt(width))).toBe(device);
    expect(deviceWhere(BREAKPOINTS.toReversed(), matchesAt(width))).toBe(device);
  });
});

function matchesAt(width: number) {
  return (query: string) => {
    const [, direction, value] = /\((max|min)-width: (\d+)px\)/.exec(query) ?? [];
    return direction === 'max' ? width <= Number(value) : width >= Number(value);
  };
}
