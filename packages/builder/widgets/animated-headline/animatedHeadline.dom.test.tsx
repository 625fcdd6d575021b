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

/** The words in full sight at a moment, in milliseconds. */
function inSight(ms: number): string[] {
  const words = [...document.querySelectorAll(WORD)];
  for (const word of words)
    for (const animation of word.getAnimations()) {
      animation.pause();
      animation.currentTime = ms;
    }
  return words
    .filter((word) => getComputedStyle(word).opacity === '1')
    .map(({ textContent }) => textContent ?? '');
}

test('K words that are to change once stop at the last of them', () => {
  const settings = {
    ...{ headline_style: 'rotate', rotating_text: 'One\nTwo\nThree\nFour' },
    rotate_iteration_delay: 1000,
  };
  drawn(settings);
  expect([inSight(500), inSight(3500), inSight(4500)]).toEqual([['One'], ['Four'], ['One']]);
  drawn({ ...settings, loop: '' });
  expect([inSight(500), inSight(3500), inSight(4500)]).toEqual([['One'], ['Four'], ['Four']]);
});

test('K a typed word is selected, in the colours of its author, before it is replaced', () => {
  const settings = {
    ...{ headline_style: 'rotate', animation_type: 'typing', rotating_text: 'One\nTwo' },
    ...{ rotate_iteration_delay: 1000, words_color: '#00aa00' },
  };
  const selected = (more: object, ms: number) => {
    const { style } = drawn({ ...settings, ...more });
    inSight(ms);
    const { color, backgroundColor } = style(WORD);
    return [color, backgroundColor];
  };
  const [green, clear] = ['rgb(0, 170, 0)', 'rgba(0, 0, 0, 0)'];
  const colors = { highlighted_text_color: '#112233', highlighted_text_background_color: '#aa1111' };
  expect(selected(colors, 500)).toEqual([green, clear]);
  expect(selected(colors, 800)).toEqual(['rgb(17, 34, 51)', 'rgb(170, 17, 17)']);
  expect(selected({}, 800)).toEqual([green, 'rgb(13, 13, 13)']);
  expect(selected({ ...colors, animation_type: 'clip' }, 800)).toEqual([green, clear]);
});
