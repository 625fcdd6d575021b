import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { anyHtml } from '../../testing/anyHtml.ts';
import { one, onPage } from '../../testing/page.ts';
import { adoptCount, numberElement } from './adoptCount.ts';
import type { CounterProps } from './CounterProps.ts';
import { CounterView } from './CounterView.tsx';
import { start } from './counter.island.ts';

afterEach(() => {
  document.body.replaceChildren();
});

const words = fc.oneof(anyHtml, fc.constant(''));

test('PB-03 the markup of a counter says all that it was rendered from', () => {
  const anyCounter = fc.record({
    title: words,
    prefix: words,
    suffix: words,
    from: fc.oneof(fc.integer().map(String), fc.constant('10.50')),
    to: fc.oneof(fc.integer().map(String), fc.constant('0.5')),
    durationMs: fc.integer({ min: 1, max: 100_000 }),
    delimiter: fc.constantFrom('', ',', '.', ' ', '_', "'"),
  });
  fc.assert(
    fc.property(anyCounter, (props) => {
      const element = onPage(renderToString(<CounterView {...props} />));
      expect(readCounter(element)).toEqual(props);
      element.remove();
    }),
  );
  expect(readCounter(onPage('<div class="elementor-counter"></div>'))).toBeNull();
});

test('PB-03 counts from its start to its end once it is seen, and then rests', async () => {
  const element = onPage(renderToString(<CounterView {...counter} />));
  const number = one(element, '.elementor-counter-number');
  expect(number.textContent).toBe('1000');
  start(element);
  const seen = new Set<string>();
  await vi.waitFor(
    () => {
      seen.add(number.textContent);
      expect(number.textContent).toBe('2,500.50');
    },
    { interval: 5 },
  );
  expect(seen.size).toBeGreaterThan(2);
  expect([...seen].slice(1).every((text) => /^[12],\d{3}\.\d\d$/.test(text))).toBe(true);
});

test('PB-03 keeps its size while it counts, so that nothing else is laid out anew, and is let go after it', async () => {
  const element = onPage(renderToString(<CounterView {...counter} to="9876543" />));
  const number = one(element, '.elementor-counter-number');
  number.style.display = 'inline-block';
  const style = number.getAttribute('style');
  const room = document.createElement('span');
  room.textContent = '9,876,543';
  room.style.display = 'block';
  number.append(room);
  const { width, height } = number.getBoundingClientRect();
  const stop = start(element);
  await vi.waitFor(() => expect(getComputedStyle(number).contain).toBe('size layout'));
  expect(number.getBoundingClientRect()).toMatchObject({ width, height });
  await vi.waitFor(() => expect(number.textContent).toBe('9,876,543'));
  expect(number.getAttribute('style')).toBe(style);
  stop();
  const another = onPage(renderToString(<CounterView {...counter} durationMs={60_000} />));
  const stopEarly = start(another);
  const { style: held } = one(another, '.elementor-counter-number');
  await vi.waitFor(() => expect(held.contain).not.toBe(''));
  stopEarly();
  expect(held.contain).toBe('');
});

test.each([
  ['0', '77'],
  ['1000', '7'],
])('PB-03 from %s to %s, without a delimiter, the number keeps its size too', async (from, to) => {
  const element = onPage(
    renderToString(<CounterView {...counter} from={from} to={to} durationMs={60_000} />),
  );
  const number = one(element, '.elementor-counter-number');
  number.style.display = 'inline-block';
  const { firstChild: written } = number;
  const stop = start(element);
  await vi.waitFor(() => expect(number.firstChild).not.toBe(written));
  expect(getComputedStyle(number).contain).toBe('size layout');
  stop();
});

test('PB-03 a counter is woken thirty times a second, not in each frame, and no more once it is done', async () => {
  const set = vi.spyOn(window, 'setInterval');
  const cleared = vi.spyOn(window, 'clearInterval');
  const frames = vi.spyOn(window, 'requestAnimationFrame');
  const element = onPage(renderToString(<CounterView {...counter} to="5000" />));
  start(element);
  await vi.waitFor(() => expect(one(element, '.elementor-counter-number').textContent).toBe('5,000'));
  const timers = set.mock.results.filter((_, index) => set.mock.calls[index]?.[1] === 33);
  expect(timers).toHaveLength(1);
  expect(cleared).toHaveBeenCalledWith(timers[0]?.value);
  expect(frames).not.toHaveBeenCalled();
  for (const spy of [set, cleared, frames]) spy.mockRestore();
});

test('PB-03 waits below the fold, and stopped, it does not count', async () => {
  const element = onPage(renderToString(<CounterView {...counter} />));
  element.style.marginTop = '300vh';
  const stop = start(element);
  const number = one(element, '.elementor-counter-number');
  await nextFrames();
  expect(number.textContent).toBe('1000');
  stop();
  element.scrollIntoView();
  await nextFrames();
  expect(number.textContent).toBe('1000');
});

test('PB-03 markup without a start or a duration counts from what it shows, in half a second', () => {
  const element = onPage(
    '<div class="elementor-counter"><span class="elementor-counter-number" data-to-value="20">7</span></div>',
  );
  expect(readCounter(element)).toMatchObject({ from: '7', to: '20', durationMs: 500, delimiter: '' });
  const zero = onPage(
    '<div class="elementor-counter"><span class="elementor-counter-number" data-from-value="0" data-to-value="20">7</span></div>',
  );
  expect(readCounter(zero)).toMatchObject({ from: '0' });
});

test('PB-03 a number that counts to nowhere, and a widget without one, stay as they are', async () => {
  const element = onPage(
    '<div class="elementor-counter"><span class="elementor-counter-number">42 years</span></div>',
  );
  const stop = start(element);
  await nextFrames();
  expect(one(element, '.elementor-counter-number').textContent).toBe('42 years');
  stop();
  expect(() => start(onPage('<p></p>'))()).not.toThrow();
});

const counter: CounterProps = {
  title: 'Panes',
  prefix: '',
  suffix: '+',
  from: '1000',
  to: '2500.50',
  durationMs: 200,
  delimiter: ',',
};

async function nextFrames(): Promise<void> {
  for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Reads a counter from its markup; `null` if there is none. */
function readCounter(element: Element): CounterProps | null {
  const counter = element.querySelector('.elementor-counter');
  const number = numberElement(element);
  if (!counter || !number) return null;
  return {
    title: counter.querySelector('.elementor-counter-title')?.innerHTML ?? '',
    prefix: counter.querySelector('.elementor-counter-number-prefix')?.innerHTML ?? '',
    suffix: counter.querySelector('.elementor-counter-number-suffix')?.innerHTML ?? '',
    ...adoptCount(number),
  };
}
