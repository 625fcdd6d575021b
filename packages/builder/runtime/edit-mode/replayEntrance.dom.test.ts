import '../motion/entrance.css';
import { afterEach, expect, test } from 'vitest';
import { entranceSettings, replayEntrance } from './replayEntrance.ts';

afterEach(() => document.body.replaceChildren());

test('PB-24 an entrance is shown again when something about it changes, and leaves nothing behind', async () => {
  document.body.innerHTML = '<div class="elementor-element animated-fast">Here</div>';
  const element = document.body.firstElementChild as HTMLElement;
  replayEntrance(element, { _animation: 'fadeInUp' });
  await expect.poll(() => element.className).toContain('animated fadeInUp');
  element.dispatchEvent(new Event('animationend'));
  expect(element.className).toBe('elementor-element animated-fast');
  const stop = replayEntrance(element, { animation: 'zoomIn' });
  await expect.poll(() => element.className).toContain('animated zoomIn');
  stop();
  expect(element.className).toBe('elementor-element animated-fast');
});

test.each([{ _animation: 'none' }, { _animation: '' }, { animation: 'a b' }, {}])(
  'PB-24 %o has no entrance to show',
  async (settings) => {
    document.body.innerHTML = '<div class="elementor-element">Here</div>';
    const element = document.body.firstElementChild as HTMLElement;
    replayEntrance(element, settings);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(element.className).toBe('elementor-element');
  },
);

test('PB-24 only controls of the entrance count', () => {
  const before = entranceSettings({ title: 'a', _animation: 'fadeIn', animation_duration: 'slow' });
  expect(entranceSettings({ title: 'b', _animation: 'fadeIn', animation_duration: 'slow' })).toBe(before);
  for (const changed of [
    { _animation: 'fadeIn', animation_duration: 'fast' },
    { _animation: 'fadeIn', animation_duration: 'slow', _animation_delay: 100 },
    { _animation: 'fadeIn', animation_duration: 'slow', _animation_mobile: 'none' },
  ])
    expect(entranceSettings(changed)).not.toBe(before);
});
