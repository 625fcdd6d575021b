import '../slider.css';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createEngine } from './createEngine.ts';
import type { SliderEngine, SliderParams } from './SliderEngine.ts';

const started: SliderEngine[] = [];

beforeEach(() => {
  document.body.style.margin = '0';
});

afterEach(() => {
  for (const engine of started.splice(0)) engine.destroy();
  document.body.replaceChildren();
});

describe('what scripts of add-ons ask of `element.swiper`', () => {
  test('PB-08 it is told where to go and says where it is', () => {
    const { engine, element } = slider(5, { slidesPerView: 2 });
    expect(Reflect.get(element, 'swiper')).toBe(engine);
    expect([engine.activeIndex, engine.isBeginning, engine.isEnd]).toEqual([0, true, false]);
    engine.slideNext();
    expect([engine.activeIndex, engine.previousIndex, engine.isBeginning]).toEqual([1, 0, false]);
    engine.slideTo(9);
    expect([engine.activeIndex, engine.isEnd, engine.snapIndex]).toEqual([3, true, 3]);
    expect(engine.translate).toBe(-900);
    expect(engine.slideNext()).toBe(false);
    engine.slidePrev();
    expect([engine.activeIndex, names(element, '.swiper-slide-active, .swiper-slide-next')]).toEqual([
      2,
      ['3', '4'],
    ]);
  });

  test('PB-08 listeners hear by name, once, and until they are taken off', () => {
    const { engine } = slider(4, { loop: true });
    const heard: string[] = [];
    const changed = (of: SliderEngine): void => void heard.push(`changed ${of.realIndex}`);
    engine.on('slideChange realIndexChange', changed as never);
    engine.once('slideNextTransitionStart', () => heard.push('first'));
    engine.slideNext();
    expect(heard).toEqual(['first', 'changed 1', 'changed 1']);
    engine.off('realIndexChange', changed as never);
    engine.slideNext();
    engine.off('slideChange');
    engine.slideNext();
    expect(heard.slice(3)).toEqual(['changed 2']);
    engine.on('mine', ((what: string) => heard.push(what)) as never);
    engine.emit('mine', 'said');
    expect(heard.at(-1)).toBe('said');
  });

  test('PB-18 it plays and rests as it is told', async () => {
    const { engine } = slider(4, { loop: true, autoplay: { delay: 100, disableOnInteraction: false } });
    expect([engine.autoplay.start(), engine.autoplay.running]).toEqual([true, true]);
    await vi.waitFor(() => expect(engine.realIndex).toBe(1));
    expect([engine.autoplay.stop(), engine.autoplay.running]).toEqual([true, false]);
  });

  test('PB-08 another number of slides is shown after an update', () => {
    const { engine, element } = slider(4, { slidesPerView: 2 });
    engine.params.slidesPerView = 4;
    engine.update();
    expect(width(element)).toBe(150);
    expect(engine.isLocked).toBe(true);
  });

  test('PB-08 destroyed, it leaves the row as it found it', () => {
    const { engine, element } = slider(3, { loop: true, slidesPerView: 3 });
    for (let turn = 0; turn < 2; turn += 1) engine.slideNext();
    engine.destroy();
    expect(names(element, '.swiper-slide')).toEqual(['1', '2', '3']);
    expect(element.innerHTML).not.toMatch(/style="[^"]|swiper-slide-(active|next|prev)/);
    expect(element.className).toBe('swiper');
    expect([Reflect.get(element, 'swiper'), engine.destroyed]).toEqual([null, true]);
  });
});

describe('going round', () => {
  test.each(['ltr', 'rtl'])('PB-08 PB-19 %s, whoever looks sees slides one after the other', (dir) => {
    const { engine, element } = slider(5, { loop: true, slidesPerView: 2 }, dir);
    const seen = [];
    for (let turn = 0; turn < 7; turn += 1) {
      seen.push(inWindow(element, dir).join(''));
      engine.slideNext();
    }
    expect(seen).toEqual(['12', '23', '34', '45', '51', '12', '23']);
    for (let turn = 0; turn < 3; turn += 1) engine.slidePrev();
    expect(inWindow(element, dir).join('')).toBe('51');
    engine.slideToLoop(0);
    expect([inWindow(element, dir).join(''), engine.realIndex]).toEqual(['12', 0]);
  });

  test.each([
    ['that come out even', 6, 2, [0, 2, 4, 0, 2], [0, 1, 2, 0, 1]],
    ['of which the last is smaller', 5, 2, [0, 2, 4, 0, 2], [0, 1, 2, 0, 1]],
    ['that begin among the copies', 5, 3, [4, 1, 3, 0, 1], [0, 1, 2, 0, 1]],
  ])('PB-08 K in groups %s it begins each round anew', (_, count, slidesPerView, slides, groups) => {
    const { engine } = slider(count, { loop: true, slidesPerView, slidesPerGroup: 2 });
    const seen = slides.map(() => {
      const at = [engine.realIndex, engine.snapIndex + 0];
      engine.slideNext();
      return at;
    });
    expect(seen).toEqual(slides.map((slide, index) => [slide, groups[index]]));
    for (let turn = 0; turn < 2; turn += 1) engine.slidePrev();
    expect([engine.realIndex, engine.snapIndex]).toEqual([slides[3], 0]);
    engine.slidePrev();
    expect([engine.realIndex, engine.snapIndex]).toEqual([slides[2], 2]);
  });

  test('PB-08 K with too few slides, the row is filled with copies as far as three rounds go', () => {
    const seen = (count: number, slidesPerView: number): string => {
      const { element } = slider(count, { loop: true, slidesPerView });
      return inWindow(element, 'ltr').join('');
    };
    expect([seen(2, 3), seen(3, 4), seen(2, 5), seen(2, 6), seen(2, 7)]).toEqual([
      ...['121', '1231', '21212', '121212', '121212'],
    ]);
    const { engine, element } = slider(2, { loop: true, slidesPerView: 7 });
    expect([engine.isLocked, engine.slideNext(), inWindow(element, 'ltr').join('')]).toEqual([
      ...[true, false, '121212'],
    ]);
    engine.params.slidesPerView = 5;
    engine.update();
    expect([engine.isLocked, engine.slideNext(), inWindow(element, 'ltr').join('')]).toEqual([
      ...[false, true, '21212'],
    ]);
  });

  test('PB-08 a move that begins during another one goes on from where the row is seen', async () => {
    const { engine, element } = slider(3, { loop: true, speed: 400 });
    engine.slideNext();
    await vi.waitFor(() => expect(engine.translate).toBeLessThan(-60));
    const at = left(element, '2');
    engine.slideNext();
    expect(Math.abs(left(element, '2') - at)).toBeLessThan(60);
    expect(engine.realIndex).toBe(2);
    await vi.waitFor(() => expect(engine.animating).toBe(false));
    expect(inWindow(element, 'ltr')).toEqual(['3']);
  });
});

describe('a pointer', () => {
  test.each([
    ['ltr', -80, '2'],
    ['ltr', 80, '4'],
    ['rtl', 80, '2'],
  ])('PB-08 %s, a swipe of %i pixels leads to slide %s and opens no link', (dir, way, shown) => {
    const { element } = slider(4, { loop: true }, dir);
    const opened = vi.fn((event: Event) => event.preventDefault());
    element.addEventListener('click', opened);
    const slide = swipe(element, way);
    slide.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
    expect(inWindow(element, dir)).toEqual([shown]);
    expect(opened).not.toHaveBeenCalled();
    slide.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, isPrimary: true }));
    slide.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
    expect(opened).toHaveBeenCalledTimes(1);
  });

  test('PB-08 a row that has an end follows a pull beyond it reluctantly, and comes back', () => {
    const { engine, element } = slider(4, {});
    let furthest = 0;
    engine.on('sliderMove', ((of: SliderEngine) => {
      furthest = of.translate;
    }) as never);
    swipe(element, 300);
    expect(furthest).toBeCloseTo(100);
    expect(engine.activeIndex).toBe(0);
    expect(engine.translate).toBeCloseTo(0);
  });
});

test('PB-08 slides that fade lie over each other, and one is seen', () => {
  const { engine, element } = slider(3, { effect: 'fade', loop: true });
  engine.slidePrev();
  const slides = [...element.querySelectorAll<HTMLElement>('.swiper-slide')];
  expect(slides.map(({ style }) => style.opacity)).toEqual(['0', '0', '1']);
  expect(slides.map((slide) => slide.getBoundingClientRect().x)).toEqual([0, 0, 0]);
  expect(engine.realIndex).toBe(2);
});

test('PB-08 started while it is hidden, it has its size once it is shown', async () => {
  const { engine, element } = slider(3, {}, 'ltr', 'none');
  expect(engine.size).toBe(0);
  element.style.display = '';
  await vi.waitFor(() => expect(width(element)).toBe(600));
});

function slider(
  count: number,
  params: Partial<SliderParams>,
  dir = 'ltr',
  display = '',
): { engine: SliderEngine; element: HTMLElement } {
  const element = document.createElement('div');
  element.className = 'swiper';
  element.dir = dir;
  Object.assign(element.style, { width: '600px', display });
  const slides = [...Array(count).keys()].map((index) => `<div class="swiper-slide">${index + 1}</div>`);
  element.innerHTML = `<div class="swiper-wrapper">${slides.join('')}</div>`;
  document.body.append(element);
  const engine = createEngine(element, element.firstElementChild as HTMLElement, {
    slidesPerView: 1,
    slidesPerGroup: 1,
    spaceBetween: 0,
    speed: 0,
    loop: false,
    effect: 'slide',
    breakpoints: {},
    autoplay: false,
    ...params,
  });
  started.push(engine);
  return { engine, element };
}

function swipe(element: HTMLElement, way: number): HTMLElement {
  const slide = element.querySelector('.swiper-slide-active') as HTMLElement;
  const pointer = (type: string, clientX: number): void =>
    void slide.dispatchEvent(
      new PointerEvent(type, { clientX, bubbles: true, isPrimary: true, pointerId: 7 }),
    );
  pointer('pointerdown', 300);
  pointer('pointermove', 300 + way / 2);
  pointer('pointermove', 300 + way);
  pointer('pointerup', 300 + way);
  return slide;
}

function names(element: Element, selector: string): (string | null)[] {
  return [...element.querySelectorAll(selector)].map((slide) => slide.textContent);
}

/** What is visible in the slider, in reading order. */
function inWindow(element: Element, dir: string): (string | null)[] {
  const window = element.getBoundingClientRect();
  const seen = [...element.querySelectorAll('.swiper-slide')].filter((slide) => {
    const { left, right } = slide.getBoundingClientRect();
    return left > window.left - 1 && right < window.right + 1;
  });
  const sign = dir === 'rtl' ? -1 : 1;
  return seen
    .sort((a, b) => sign * (a.getBoundingClientRect().left - b.getBoundingClientRect().left))
    .map((slide) => slide.textContent);
}

function left(element: Element, name: string): number {
  const slide = [...element.querySelectorAll('.swiper-slide')].find((one) => one.textContent === name);
  return slide?.getBoundingClientRect().left ?? Number.NaN;
}

function width(element: Element): number {
  return element.querySelector('.swiper-slide')?.getBoundingClientRect().width ?? Number.NaN;
}
