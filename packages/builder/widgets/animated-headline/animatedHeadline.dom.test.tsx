import { expect, test } from 'vitest';
import { drawnWidget } from '../../testing/drawnWidget.tsx';
import headline from './animated-headline.sheet.css?inline';
import words from './headline-words.css?inline';

const drawn = (settings: object) => drawnWidget(`${headline}${words}`, 'animated-headline', settings);
const STROKE = '.elementor-headline-dynamic-wrapper path';
const WORD = '.elementor-headline-rotating > *';

test('K a stroke draws itself, waits as long as it was told, and begins anew unless it is to be drawn once', () => {
  const settings = { highlight_animation_duration: 500, highlight_iteration_delay: 1500 };
  const { style } = drawn(settings);
  expect(style(STROKE)).toMatchObject({
    animationName: 'portico-headline-stroke',
    animationDuration: '2s',
    animationIterationCount: 'infinite',
  });
  expect(style(STROKE).animationTimingFunction).toMatch(/^linear\(0(?: 0%)?, 0\.75 12\.5%, 1 25%/);
  expect(drawn({ ...settings, loop: '' }).style(STROKE).animationIterationCount).toBe('1');
});

test('K words that are to change once stop at the last of them', () => {
  const settings = { headline_style: 'rotate', rotating_text: 'One\nTwo\nThree\nFour' };
  expect(drawn(settings).style(WORD).animationIterationCount).toBe('infinite');
  expect(drawn({ ...settings, loop: '' }).style(WORD)).toMatchObject({
    animationIterationCount: '0.875',
    animationFillMode: 'both',
  });
});
