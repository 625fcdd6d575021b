import { expect, test } from 'vitest';
import { stretchGeometry } from './stretchGeometry.ts';

const page = { left: 0, width: 1000, isWindow: true };
const measure = { elementLeft: 100, elementWidth: 800, isFixed: false, isRtl: false, container: page };

test.each([
  ['the window', measure, { width: 1000, side: 'left', offset: -100 }],
  ['the window, right to left', { ...measure, isRtl: true }, { width: 1000, side: 'right', offset: -100 }],
  [
    'a container that begins before it',
    { ...measure, container: { left: 60, width: 900, isWindow: false } },
    { width: 900, side: 'left', offset: -40 },
  ],
  ['the window, fixed', { ...measure, isFixed: true }, { width: 1000, side: 'left', offset: 0 }],
  [
    'a container, fixed',
    { ...measure, isFixed: true, container: { left: 60, width: 900, isWindow: false } },
    { width: 900, side: 'left', offset: 60 },
  ],
  [
    'what it already fills',
    { ...measure, elementLeft: 0, elementWidth: 1000 },
    { width: 1000, side: 'left', offset: 0 },
  ],
])('PB-20 an element is stretched over %s', (_what, given, placement) => {
  expect(stretchGeometry(given)).toEqual(placement);
});
