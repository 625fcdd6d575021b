import { afterEach, describe, expect, test, vi } from 'vitest';
import { start } from './entrance.island.ts';

afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.className = '';
});

describe('an element that waits for its entrance', () => {
  test('PB-15 is shown when it comes into view, after its delay, and then left alone', async () => {
    const space = Object.assign(document.createElement('div'), { style: 'height: 3000px' });
    document.body.append(space);
    const element = waiting({ _animation: 'fadeIn', _animation_delay: 30 });
    start(element);
    await frames(3);
    expect(element.classList.contains('elementor-invisible')).toBe(true);
    element.scrollIntoView();
    await vi.waitFor(() => expect(element.className).toContain('animated fadeIn'));
    expect(element.classList.contains('elementor-invisible')).toBe(false);
    element.classList.remove('animated', 'fadeIn');
    scrollTo(0, 0);
    await frames(3);
    element.scrollIntoView();
    await frames(3);
    expect(element.classList.contains('animated')).toBe(false);
  });

  test('PB-15 an older animation is gone while it waits, and what is not one stays', async () => {
    const element = waiting({ _animation: 'fadeIn', _animation_delay: 60 });
    element.classList.add('animated', 'fadeIn', 'bounceInUp', 'mine', 'pulse');
    start(element);
    await vi.waitFor(() =>
      expect(element.className).toBe('elementor-element elementor-invisible mine pulse'),
    );
    await vi.waitFor(() => expect(element.className).toBe('elementor-element mine pulse animated fadeIn'));
  });

  test('PB-15 with no animation on this device it is simply shown', async () => {
    const element = waiting({ _animation: 'none' });
    start(element);
    await vi.waitFor(() => expect(element.classList.contains('elementor-invisible')).toBe(false));
    expect(element.classList.contains('animated')).toBe(false);
  });

  test.each(['', '{', '[]', '{"_animation":{"a":1}}', '{"_animation":"two words"}'])(
    'PB-15 with settings %j it is not left invisible',
    (settings) => {
      const element = waiting({});
      element.setAttribute('data-settings', settings);
      start(element);
      expect(element.classList.contains('elementor-invisible')).toBe(false);
    },
  );

  test('PB-15 put to sleep before its turn, it is shown', () => {
    const element = waiting({ _animation: 'fadeIn' });
    start(element)();
    expect(element.classList.contains('elementor-invisible')).toBe(false);
  });

  test('PB-15 two thousand of them share one observer, and scrolling past reads no layout', async () => {
    const Observer = window.IntersectionObserver;
    const made = vi.fn();
    window.IntersectionObserver = class extends Observer {
      constructor(...given: ConstructorParameters<typeof IntersectionObserver>) {
        super(...given);
        made();
      }
    };
    const reads = vi.spyOn(Element.prototype, 'getBoundingClientRect');
    const all = Array.from({ length: 2000 }, () => waiting({ _animation: 'fadeIn' }));
    const stops = all.map((element) => start(element));
    all.at(-1)?.scrollIntoView();
    await vi.waitFor(() => expect(all.at(-1)?.classList.contains('animated')).toBe(true));
    expect(made.mock.calls.length).toBeLessThanOrEqual(1);
    expect(reads).not.toHaveBeenCalled();
    for (const stop of stops) stop();
    reads.mockRestore();
    window.IntersectionObserver = Observer;
  });
});

function waiting(settings: object): HTMLElement {
  const element = document.createElement('div');
  element.className = 'elementor-element elementor-invisible';
  element.style.height = '20px';
  element.setAttribute('data-settings', JSON.stringify(settings));
  document.body.append(element);
  return element;
}

async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}
