import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { addSheet, adoptSheet } from './addSheet.ts';
import { BREAKPOINTS } from './breakpoints.ts';
import { deviceMode } from './deviceMode.ts';
import { direction } from './direction.ts';
import { inView } from './inView.ts';
import { playNear } from './playNear.ts';
import { ready } from './ready.ts';
import { prefersReducedMotion } from './reducedMotion.ts';
import { openFrame } from './testing/openFrame.ts';

let frame: Awaited<ReturnType<typeof openFrame>>;
beforeEach(async () => {
  frame = await openFrame();
});
afterEach(() => frame.close());

describe('ready', () => {
  it('runs at once when the page is parsed', () => {
    const run = vi.fn();
    ready(document, run);
    expect(run).toHaveBeenCalledOnce();
  });

  it('waits for a page that is still being parsed', () => {
    const { page } = frame;
    page.open();
    page.write('<p>');
    const run = vi.fn();
    ready(page, run);
    expect(run).not.toHaveBeenCalled();
    page.close();
    return vi.waitFor(() => expect(run).toHaveBeenCalledOnce());
  });
});

describe('addSheet', () => {
  it('puts a sheet after all others of the page, wherever they are, once', async () => {
    const { page } = frame;
    const sheet = 'data:text/css,p{color:red}';
    page.body.append(page.createElement('style'), page.createElement('p'));
    await Promise.all([addSheet(page, sheet), addSheet(page, sheet)]);
    expect([...page.styleSheets].map(({ href }) => href)).toEqual([null, sheet]);
  });
});

describe('addSheet with something behind the address', () => {
  it('takes the sheet that is there', async () => {
    const { page } = frame;
    const sheet = 'data:text/css,p{color:red}';
    await addSheet(page, `${sheet}?devices=899-1199`);
    await addSheet(page, sheet);
    expect(page.styleSheets).toHaveLength(1);
  });
});

describe('adoptSheet', () => {
  it('brings rules to the page that they are for, once, and asks for nothing', () => {
    const { page } = frame;
    const paragraph = page.body.appendChild(page.createElement('p'));
    adoptSheet(page, 'p { color: rgb(1, 2, 3) }');
    adoptSheet(page, 'p { color: rgb(1, 2, 3) }');
    expect(getComputedStyle(paragraph).color).toBe('rgb(1, 2, 3)');
    expect(page.adoptedStyleSheets).toHaveLength(1);
    expect(page.querySelectorAll('link')).toHaveLength(0);
  });
});

describe('playNear', () => {
  it('rests far from the view and goes on when it is near again, unless it has been paused', async () => {
    const element = tall(frame.page);
    const calls: string[] = [];
    const playing = playNear(element, {
      play: () => calls.push('play'),
      pause: () => calls.push('pause'),
    });
    await vi.waitFor(() => expect(calls).toEqual(['play', 'pause']));
    element.scrollIntoView();
    await vi.waitFor(() => expect(calls).toEqual(['play', 'pause', 'play']));
    playing.pause();
    const farAgain = vi.fn();
    inView(element, farAgain, '300px');
    frame.view.scrollTo(0, 0);
    await vi.waitFor(() => expect(farAgain.mock.lastCall?.[0].isIntersecting).toBe(false));
    element.scrollIntoView();
    await vi.waitFor(() => expect(farAgain.mock.lastCall?.[0].isIntersecting).toBe(true));
    expect(calls.slice(3)).not.toContain('play');
    playing.play();
    expect(calls.at(-1)).toBe('play');
    playing.stop();
    expect(calls.at(-1)).toBe('pause');
  });
});

describe('inView', () => {
  it('tells how things stand and what changes, in the document of the element', async () => {
    const element = tall(frame.page);
    const seen: boolean[] = [];
    inView(element, (entry) => seen.push(entry.isIntersecting));
    await vi.waitFor(() => expect(seen).toEqual([false]));
    element.scrollIntoView();
    await vi.waitFor(() => expect(seen).toEqual([false, true]));
  });

  it('shares one observer among those who ask with the same margin', async () => {
    const made = vi.fn();
    frame.view.IntersectionObserver = class extends frame.view.IntersectionObserver {
      constructor(...args: ConstructorParameters<typeof IntersectionObserver>) {
        super(...args);
        made();
      }
    };
    const first = tall(frame.page);
    const second = tall(frame.page);
    const stops = [
      inView(first, () => {}, '10px'),
      inView(second, () => {}, '10px'),
      inView(second, () => {}, '20px'),
    ];
    expect(made).toHaveBeenCalledTimes(2);
    for (const stop of stops) stop();
  });

  it('tells a second listener of the same element how things stand, and stops each alone', async () => {
    const element = tall(frame.page);
    const first = vi.fn();
    const second = vi.fn();
    const stopFirst = inView(element, first);
    await vi.waitFor(() => expect(first).toHaveBeenCalledOnce());
    inView(element, second);
    await vi.waitFor(() => expect(second).toHaveBeenCalledOnce());
    expect(first).toHaveBeenCalledOnce();
    stopFirst();
    element.scrollIntoView();
    await vi.waitFor(() => expect(second).toHaveBeenCalledTimes(2));
    expect(first).toHaveBeenCalledOnce();
  });

  it('starts again after it was stopped', async () => {
    const element = tall(frame.page);
    inView(element, () => {})();
    const again = vi.fn();
    inView(element, again);
    await vi.waitFor(() => expect(again).toHaveBeenCalledOnce());
  });
});

describe('deviceMode', () => {
  it('follows the width of its own window and tells once for each change', async () => {
    const width = (px: number): void => {
      const element = frame.view.frameElement as HTMLElement;
      element.style.width = `${px}px`;
    };
    width(767);
    const mode = deviceMode(frame.view, BREAKPOINTS);
    expect(mode.current()).toBe('mobile');
    const changes: string[] = [];
    const stop = mode.subscribe((device) => changes.push(device));
    width(1400);
    await vi.waitFor(() => expect(changes).toEqual(['desktop']));
    expect(mode.current()).toBe('desktop');
    width(2400);
    await vi.waitFor(() => expect(changes).toEqual(['desktop', 'widescreen']));
    stop();
    width(768);
    await vi.waitFor(() => expect(mode.current()).toBe('mobile_extra'));
    expect(changes).toHaveLength(2);
    mode.stop();
  });
});

describe('reduced motion', () => {
  it('asks the window', () => {
    const view = { matchMedia: () => ({ matches: true }) } as unknown as Window;
    expect(prefersReducedMotion(view)).toBe(true);
    expect(prefersReducedMotion(window)).toBe(false);
  });
});

describe('direction', () => {
  it('is that of the element itself, in whichever document', () => {
    frame.page.body.innerHTML =
      '<div dir="rtl"><p id="a"></p><p id="b" style="direction: ltr"></p></div><p id="c"></p>';
    const of = (id: string) => direction(frame.page.getElementById(id) ?? frame.page.body);
    expect([of('a'), of('b'), of('c')]).toEqual(['rtl', 'ltr', 'ltr']);
    expect(direction(document.createElement('p'))).toBe('ltr');
  });
});

function tall(page: Document): HTMLElement {
  const spacer = page.createElement('div');
  spacer.style.height = '3000px';
  const element = page.createElement('p');
  element.textContent = 'below';
  page.body.append(spacer, element);
  return element;
}
