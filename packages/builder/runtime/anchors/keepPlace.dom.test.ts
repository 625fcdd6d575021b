import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { start } from './keep-place.island.ts';

let page: Document;
let view: Window & typeof globalThis;
let stop: () => void = () => {};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  stop();
  document.body.replaceChildren();
  vi.useRealTimers();
});

test('PB-22 a page opened at an anchor stays there while what is above it grows', async () => {
  const target = await openedAtAnchor();
  expect(top(target)).toBe(0);
  for (const height of [350, 120, 900]) {
    grow(height);
    await vi.waitFor(() => expect(top(target)).toBe(0));
  }
});

test('PB-22 and comes out from under what sticks when that is known', async () => {
  const target = await openedAtAnchor();
  target.style.scrollMarginTop = '80px';
  await vi.waitFor(() => expect(top(target)).toBe(80));
  grow(500);
  await vi.waitFor(() => expect(top(target)).toBe(80));
});

test('PB-22 the last step of a way that the browser had begun before is taken back', async () => {
  const target = await openedAtAnchor();
  await atRest();
  target.style.scrollMarginTop = '80px';
  await vi.waitFor(() => expect(top(target)).toBe(80));
  for (const late of [17, 9]) {
    view.scrollBy({ top: late, behavior: 'instant' });
    await atRest();
    await vi.waitFor(() => expect(top(target)).toBe(80));
  }
});

test('PB-22 what another script has moved is kept where it was put', async () => {
  const target = await openedAtAnchor();
  await atRest();
  view.scrollBy({ top: -60, behavior: 'instant' });
  await atRest();
  grow(500);
  await vi.waitFor(() => expect(top(target)).toBe(60));
});

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])(
  'PB-22 from the first %s on the page is its visitor’s',
  async (sign) => {
    const target = await openedAtAnchor();
    page.body.dispatchEvent(new Event(sign, { bubbles: true }));
    grow(500);
    await atRest();
    expect(top(target)).toBe(400);
  },
);

test('PB-22 an anchor in a closed panel is gone to when the panel opens', async () => {
  const target = await openedAtAnchor('display: none');
  view.scrollTo(0, 0);
  await atRest();
  target.style.display = '';
  await vi.waitFor(() => expect(top(target)).toBe(0));
});

/**
 * In a frame without user activation. The browser's own scroll anchoring is off: not every browser has it, and many style
 * changes disable it.
 */
async function openedAtAnchor(style = ''): Promise<HTMLElement> {
  const frame = document.createElement('iframe');
  frame.style.cssText = 'width: 600px; height: 400px';
  frame.srcdoc = `<!doctype html><style>html { overflow-anchor: none } body { margin: 0 }</style>
    <main><div id="grows" style="height: 100px"></div><div style="height: 300px"></div>
    <section><h2 id="place" style="margin: 0; ${style}">Place</h2></section><div style="height: 3000px"></div></main>`;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  document.body.append(frame);
  await loaded;
  view = frame.contentWindow as Window & typeof globalThis;
  page = view.document;
  const target = page.getElementById('place');
  if (!target) throw new Error('no place');
  stop = start(target);
  return target;
}

function grow(height: number): void {
  page.getElementById('grows')?.style.setProperty('height', `${height}px`);
}

function top(element: Element): number {
  return Math.round(element.getBoundingClientRect().top);
}

/** Events and observers have run, and the delay after a scroll is over. */
async function atRest(): Promise<void> {
  for (let frame = 0; frame < 2; frame += 1)
    await new Promise((resolve) => view.requestAnimationFrame(resolve));
  vi.advanceTimersByTime(1000);
}
