import { BREAKPOINTS, DEFAULT_BREAKPOINTS } from '@portico/kernel/dom';
import { describe, expect, test } from 'vitest';
import { deviceSetting, deviceSettingMember } from './deviceSetting.ts';

describe('a setting on a device', () => {
  const plain = { speed: 1, speed_tablet: 2, speed_mobile: 3 };

  test.each([
    ['mobile', plain, 3],
    ['tablet', plain, 2],
    ['desktop', plain, 1],
    ['mobile', { speed: 1, speed_tablet: 2 }, 2],
    ['mobile', { speed: 1, speed_mobile: 0, speed_tablet: 2 }, 0],
    ['mobile', { speed: 1, speed_mobile: '', speed_tablet: 'none' }, 'none'],
    ['mobile', { speed: 1 }, 1],
    ['somewhere', plain, 1],
  ])('PB-16 on %s, of %j, is %j', (device, settings, value) => {
    expect(deviceSetting(settings, 'speed', device, DEFAULT_BREAKPOINTS)).toBe(value);
  });

  test('PB-16 the widest screen asks itself and then the plain value', () => {
    expect(deviceSetting({ a: 1, a_laptop: 9 }, 'a', 'widescreen', BREAKPOINTS)).toBe(1);
    expect(deviceSetting({ a: 1, a_widescreen: 4 }, 'a', 'widescreen', BREAKPOINTS)).toBe(4);
    expect(deviceSetting({ a: 1, a_widescreen: 0 }, 'a', 'widescreen', BREAKPOINTS)).toBe(1);
    expect(deviceSettingMember({ a_widescreen: { size: 0 } }, 'a', 'size', 'widescreen', BREAKPOINTS)).toBe(
      0,
    );
  });

  test('PB-16 a member of an object value follows the same way up', () => {
    const settings = { gap: { size: 30 }, gap_tablet: { size: 10 }, gap_mobile: { size: '' } };
    expect(deviceSettingMember(settings, 'gap', 'size', 'mobile', DEFAULT_BREAKPOINTS)).toBe(10);
    expect(deviceSettingMember({ gap: 'x' }, 'gap', 'size', 'mobile', DEFAULT_BREAKPOINTS)).toBeUndefined();
  });
});
