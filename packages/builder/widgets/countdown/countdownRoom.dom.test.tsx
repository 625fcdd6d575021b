import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { drawnWidget, NOW } from '../../testing/drawnWidget.tsx';
import sheet from './countdown.css?inline';

const [wide, high] = [window.innerWidth, window.innerHeight];
afterEach(() => page.viewport(wide, high));

const due = (days: number) => new Date(NOW + days * 86_400_000).toISOString().slice(0, 16).replace('T', ' ');

test.each([123, 1234, 12_345])('K a countdown of %i days is whole on a phone', async (days) => {
  await page.viewport(390, 800);
  const { found } = drawnWidget(`${sheet}body{margin:20px}`, 'countdown', { due_date: due(days) });
  const row = found('.elementor-countdown-wrapper');
  expect(found('.elementor-countdown-days').textContent).toBe(String(days));
  expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
});

test('K a countdown of a few days is as large on a phone as elsewhere, and a long one on a screen', async () => {
  const sizeOf = (days: number) =>
    drawnWidget(sheet, 'countdown', { due_date: due(days) }).style('.elementor-countdown-digits').fontSize;
  await page.viewport(390, 800);
  expect(sizeOf(12)).toBe('69px');
  await page.viewport(1440, 800);
  expect(sizeOf(1234)).toBe('69px');
});
