import { BREAKPOINTS } from '@portico/kernel/dom';
import { describe, expect, test } from 'vitest';
import { deviceSetting, deviceSettingPart } from './deviceSetting.ts';

describe('PB-16 a setting on a device', () => {
  test.each([
    ['its own value', { gap: 1, gap_mobile: 3 }, 'mobile', 3],
    ['the next wider one', { gap: 1, gap_tablet: 2 }, 'mobile', 2],
    ['the desktop, in the end', { gap: 1 }, 'mobile', 1],
    ['never a narrower one', { gap: 1, gap_mobile: 3 }, 'tablet', 1],
    ['zero, which is a value', { gap: 1, gap_mobile: 0 }, 'mobile', 0],
    ['not an empty text', { gap: 1, gap_mobile: '' }, 'mobile', 1],
    ['none, an ordinary text', { gap: 'a', gap_tablet: 'none' }, 'mobile', 'none'],
    ['the desktop on a device that is off', { gap: 1, gap_laptop: 5 }, 'laptop', 1],
    ['nothing where there is nothing', {}, 'mobile', undefined],
  ])('is %s', (_what, settings, device, value) => {
    expect(deviceSetting(settings, 'gap', device)).toBe(value);
  });

  test('walks over every device that is on, and the widest screen asks only itself and the desktop', () => {
    const settings = { gap: 1, gap_laptop: 2, gap_tablet_extra: 3, gap_widescreen: 9 };
    expect(deviceSetting(settings, 'gap', 'mobile', BREAKPOINTS)).toBe(3);
    expect(deviceSetting(settings, 'gap', 'laptop', BREAKPOINTS)).toBe(2);
    expect(deviceSetting(settings, 'gap', 'desktop', BREAKPOINTS)).toBe(1);
    expect(deviceSetting(settings, 'gap', 'widescreen', BREAKPOINTS)).toBe(9);
    expect(
      deviceSetting({ gap: 1, gap_widescreen: 0, gap_laptop: 2 }, 'gap', 'widescreen', BREAKPOINTS),
    ).toBe(1);
  });

  test('has parts that are inherited each for itself', () => {
    const settings = {
      gap: { size: 10, unit: 'px' },
      gap_tablet: { size: 0, unit: 'em' },
      gap_mobile: { size: '', unit: 'px' },
    };
    expect(deviceSettingPart(settings, 'gap', 'size', 'mobile')).toBe(0);
    expect(deviceSettingPart(settings, 'gap', 'unit', 'mobile')).toBe('px');
    expect(deviceSettingPart(settings, 'gap', 'size', 'desktop')).toBe(10);
    expect(deviceSettingPart({ gap: 4 }, 'gap', 'size', 'mobile')).toBeUndefined();
    const wide = { gap: { size: 1 }, gap_widescreen: { size: 0 } };
    expect(deviceSettingPart(wide, 'gap', 'size', 'widescreen', BREAKPOINTS)).toBe(0);
  });
});
