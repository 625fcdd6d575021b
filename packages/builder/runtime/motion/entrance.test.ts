import { DEFAULT_BREAKPOINTS } from '@portico/kernel/dom';
import { expect, test } from 'vitest';
import { entrance } from './entrance.ts';

test.each([
  [
    'a widget’s',
    { _animation: 'fadeIn', _animation_delay: 200 },
    'desktop',
    { name: 'fadeIn', delayMs: 200 },
  ],
  [
    'a container’s',
    { animation: 'zoomIn', animation_delay: '50' },
    'desktop',
    { name: 'zoomIn', delayMs: 50 },
  ],
  [
    'a phone’s own',
    { _animation: 'fadeIn', _animation_mobile: 'none' },
    'mobile',
    { name: 'none', delayMs: 0 },
  ],
  [
    'the next larger device’s',
    { _animation: 'a', _animation_tablet: 'b' },
    'mobile',
    { name: 'b', delayMs: 0 },
  ],
  ['nobody’s', { _animation_delay: 200 }, 'desktop', null],
  ['two words', { _animation: 'fadeIn x' }, 'desktop', null],
  ['no text', { _animation: {} }, 'desktop', null],
  [
    'a delay before the beginning',
    { _animation: 'a', _animation_delay: -5 },
    'desktop',
    { name: 'a', delayMs: 0 },
  ],
])('PB-15 the entrance is %s', (_whose, settings, device, expected) => {
  expect(entrance(settings, device, DEFAULT_BREAKPOINTS)).toEqual(expected);
});
