import { BREAKPOINTS, DEFAULT_BREAKPOINTS } from '@portico/kernel/dom';
import { expect, test } from 'vitest';
import { devicesKey, forDevices, goesByDevices } from './deviceSheets.ts';

test('a site with the usual ends of phones and tablets has the built sheets', () => {
  expect(devicesKey(DEFAULT_BREAKPOINTS)).toBe('');
  expect(devicesKey(BREAKPOINTS)).toBe('');
  expect(devicesKey([])).toBe('');
  expect(devicesKey([{ device: 'mobile', value: 899, direction: 'max' }])).toBe('899-1024');
});

test('only the widths of devices change, and only in conditions about the window', () => {
  const write = (css: string) => forDevices(css, '899-1199');
  expect(write('@media (width<=767px){a{width:767px}}')).toBe('@media (width<=899px){a{width:767px}}');
  expect(write('@media (768px<=width<=1024px){a{}}')).toBe('@media (900px<=width<=1199px){a{}}');
  expect(write('@media (min-width: 1025px) and (max-width:2400px){a{}}')).toBe(
    '@media (min-width: 1200px) and (max-width:2400px){a{}}',
  );
  for (const css of ['@media (width>=48rem){a{}}', '@container (width<=767px){a{}}', 'a{width:1024px}']) {
    expect(write(css)).toBe(css);
    expect(goesByDevices(css)).toBe(false);
  }
  expect(goesByDevices('a{}@media print and (width>767px){a{}}')).toBe(true);
});
