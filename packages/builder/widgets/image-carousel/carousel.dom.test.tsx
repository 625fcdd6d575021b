import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { SliderEngine } from '../../runtime/slider/engine/SliderEngine.ts';
import { adoptCarousel } from './adoptCarousel.ts';
import type { CarouselProps } from './CarouselProps.ts';
import { CarouselView } from './CarouselView.tsx';
import { start } from './image-carousel.island.ts';

const stops: (() => void)[] = [];

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  document.body.replaceChildren();
});

describe('a carousel is what its markup says', () => {
  test('PB-08 adopting a rendered carousel gives back what was rendered', () => {
    fc.assert(
      fc.property(anyCarousel, (props) => {
        expect(adoptCarousel(served(props))).toEqual(props);
      }),
    );
  });

  test.each([
    '',
    '<div class="elementor-image-carousel-wrapper"></div>',
    '<div class="elementor-image-carousel-wrapper"><div class="swiper-wrapper"></div></div>',
  ])('PB-08 %j is not adopted', (html) => {
    const element = document.createElement('div');
    element.innerHTML = html;
    expect(adoptCarousel(element)).toBeNull();
  });
});

describe('on markup of another product', () => {
  test('PB-08 a slider that another script runs is left to it', async () => {
    const element = onPage(FOREIGN, {});
    Object.assign(container(element), { swiper: {} });
    const before = element.innerHTML;
    stops.push(await start(element));
    expect(element.innerHTML).toBe(before);
  });

  test('PB-08 every node and listener survives, and the slider’s names are there', async () => {
    const element = onPage(FOREIGN, { slides_to_show: '2', infinite: 'yes', navigation: 'both' });
    const before = [...element.querySelectorAll('.vendor, .swiper-slide, .elementor-swiper-button, img, a')];
    const heard = vi.fn((event: Event) => event.preventDefault());
    element.querySelector('a')?.addEventListener('click', heard);
    await running(element);

    expect(before.every((node) => node.isConnected)).toBe(true);
    expect(container(element).classList.contains('vendor')).toBe(true);
    expect(element.innerHTML).toContain('<!-- kept -->');
    element.querySelector('a')?.click();
    expect(heard).toHaveBeenCalledTimes(1);
    for (const name of ['swiper-initialized', 'swiper-horizontal', 'swiper-pointer-events'])
      expect(container(element).classList.contains(name)).toBe(true);
    expect(element.querySelectorAll('.swiper-slide-active')).toHaveLength(1);
    expect(
      element.querySelectorAll('.swiper-pagination-bullet[role="button"][data-bullet-index]').length,
    ).toBeGreaterThan(1);
    expect((container(element) as HTMLElement & { swiper?: object }).swiper).toBeTruthy();
    const row = element.querySelector('.swiper-wrapper');
    expect(element.querySelector('.elementor-swiper-button-next')?.getAttribute('aria-controls')).toBe(
      row?.id,
    );
    expect(element.querySelector('.swiper-notification')?.getAttribute('aria-live')).toBe('assertive');
  });

  test('PB-08 older markup, which says nothing to those who listen, is a carousel of slides to them as well', async () => {
    const element = onPage(
      FOREIGN.replaceAll(/ (role|aria-roledescription|aria-label|tabindex)="[^"]*"/g, ''),
      { slides_to_show: '2', infinite: 'yes' },
    );
    await running(element);
    expect(container(element).matches('[role="group"][aria-roledescription="carousel"][aria-label]')).toBe(
      true,
    );
    const slides = [...element.querySelectorAll('.swiper-slide')];
    expect(slides.every((slide) => slide.matches('[role="group"][aria-roledescription="slide"]'))).toBe(true);
    expect(slides[0]?.ariaLabel).toBe('1 / 4');
    for (const arrow of element.querySelectorAll<HTMLElement>('.elementor-swiper-button'))
      expect([arrow.role, arrow.tabIndex, arrow.ariaLabel === '']).toEqual(['button', 0, false]);
  });

  test('PB-17 one slide is no carousel', async () => {
    const element = onPage(
      `<div class="elementor-image-carousel-wrapper swiper"><div class="elementor-image-carousel swiper-wrapper"><div class="swiper-slide">One</div></div></div>`,
      { autoplay: 'yes' },
    );
    stops.push(await start(element));
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(container(element).classList.contains('swiper-initialized')).toBe(false);
    expect(element.querySelector('button')).toBeNull();
  });

  test('PB-08 it goes round with no more slides than it shows, on copies that answer to the same dots', async () => {
    const element = onPage(
      FOREIGN.replace('swiper vendor"', 'swiper-container vendor"').replace(/<div [^>]*>Four<\/div>/, ''),
      {
        slides_to_show: '3',
        slides_to_show_tablet: '3',
        slides_to_show_mobile: '3',
        infinite: 'yes',
        speed: 0,
      },
    );
    await running(element);
    const next = element.querySelector<HTMLElement>('.elementor-swiper-button-next');
    const lit = (): number =>
      [...element.querySelectorAll('.swiper-pagination-bullet')].findIndex((dot) =>
        dot.classList.contains('swiper-pagination-bullet-active'),
      );
    expect(element.querySelectorAll('.swiper-pagination-bullet')).toHaveLength(3);
    const seen = [lit()];
    for (let turn = 1; turn <= 4; turn += 1) {
      next?.click();
      await vi.waitFor(() => expect(lit()).toBe(turn % 3));
      seen.push(lit());
    }
    expect(seen).toEqual([0, 1, 2, 0, 1]);
    expect(
      [...element.querySelectorAll('.swiper-slide:not([inert])')].map((slide) =>
        slide.getAttribute('aria-label'),
      ),
    ).toEqual(['2 / 3', '3 / 3', '1 / 3']);
    for (const stop of stops.splice(0)) stop();
    expect(element.querySelectorAll('.swiper-slide')).toHaveLength(3);
  });

  test('PB-08 it looks at the style of none of its slides: the page would be laid out again for each', async () => {
    const looking = vi.spyOn(window, 'getComputedStyle');
    await running(onPage(FOREIGN, { slides_to_show: '2', infinite: 'yes' }));
    const lookedAt = looking.mock.calls.map(([of]) => of.className);
    looking.mockRestore();
    expect(lookedAt).not.toEqual([]);
    expect(lookedAt.filter((name) => name.includes('swiper-slide'))).toEqual([]);
  });

  test('PB-17 pictures wait in data-src until they are shown or next to it', async () => {
    const slides = [1, 2, 3, 4, 5, 6].map(
      (number) =>
        `<div class="swiper-slide"><img class="swiper-slide-image swiper-lazy" alt="" data-src="data:image/gif;base64,R0lGODlhAQABAAAAACw=#${number}"><div class="swiper-lazy-preloader"></div></div>`,
    );
    const element = onPage(
      `<div class="elementor-image-carousel-wrapper swiper"><div class="elementor-image-carousel swiper-wrapper">${slides.join('')}</div></div>`,
      { slides_to_show: '1', lazyload: 'yes' },
    );
    await running(element);
    const waiting = () => [...element.querySelectorAll('img')].map((image) => image.hasAttribute('data-src'));
    expect(waiting()).toEqual([false, false, true, true, true, true]);
    slider(element).slideNext(0);
    await vi.waitFor(() => expect(waiting()).toEqual([false, false, false, true, true, true]));
  });

  test('PB-08 started in a box that is hidden, it has its size when the box is shown', async () => {
    const element = onPage(FOREIGN, { slides_to_show: '1' });
    element.style.display = 'none';
    await running(element);
    element.style.display = '';
    await vi.waitFor(() => {
      const width = element.querySelector('.swiper-slide-active')?.getBoundingClientRect().width ?? 0;
      expect(Math.round(width)).toBe(Math.round(container(element).getBoundingClientRect().width));
    });
  });
});

describe('moving it', () => {
  test('PB-19 arrow keys lead onwards and back, and the other way round from right to left', async () => {
    const element = onPage(FOREIGN, { slides_to_show: '1', infinite: 'yes' });
    await running(element);
    const next = element.querySelector<HTMLElement>('.elementor-swiper-button-next');
    press(next, 'ArrowRight');
    await vi.waitFor(() => expect(slider(element).realIndex).toBe(1));
    press(next, 'ArrowLeft');
    await vi.waitFor(() => expect(slider(element).realIndex).toBe(0));

    const rtl = onPage(FOREIGN, { slides_to_show: '1', infinite: 'yes' });
    container(rtl).setAttribute('dir', 'rtl');
    await running(rtl);
    press(rtl.querySelector('.elementor-swiper-button-next'), 'ArrowLeft');
    await vi.waitFor(() => expect(slider(rtl).realIndex).toBe(1));
  });

  test('PB-08 slides out of sight are out of reach', async () => {
    const element = onPage(FOREIGN, {
      slides_to_show: '2',
      slides_to_show_tablet: '2',
      slides_to_show_mobile: '2',
    });
    await running(element);
    const reachable = [...element.querySelectorAll('.swiper-slide')].map(
      (slide) => !slide.hasAttribute('inert'),
    );
    expect(reachable).toEqual([true, true, false, false]);
  });

  test('PB-17 without going round, the arrow at the end is out of use', async () => {
    const element = onPage(FOREIGN, { slides_to_show: '1' });
    await running(element);
    expect(
      element.querySelector('.elementor-swiper-button-prev')?.classList.contains('swiper-button-disabled'),
    ).toBe(true);
    expect(
      element.querySelector('.elementor-swiper-button-next')?.classList.contains('swiper-button-disabled'),
    ).toBe(false);
  });

  test('PB-17 cross-fading lays the slides over each other', async () => {
    const element = onPage(FOREIGN, { slides_to_show: '1', effect: 'fade', infinite: 'yes' });
    await running(element);
    expect(container(element).classList.contains('swiper-fade')).toBe(true);
  });
});

test('PB-18 a click on an arrow counts from the moment on at which the carousel says that it has started', async () => {
  const element = onPage(FOREIGN, { slides_to_show: '1', infinite: 'yes', speed: 0 });
  stops.push(await start(element));
  element.querySelector<HTMLElement>('.elementor-swiper-button-next')?.click();
  expect(slider(element).realIndex).toBe(1);
});

describe('moving by itself', () => {
  const playing = { slides_to_show: '1', infinite: 'yes', autoplay: 'yes', autoplay_speed: 60, speed: 0 };
  const moves = async (element: Element): Promise<void> => {
    const from = slider(element).realIndex;
    await vi.waitFor(() => expect(slider(element).realIndex).not.toBe(from));
  };
  const rests = async (element: Element): Promise<void> => {
    // Longer than several autoplay steps.
    const from = slider(element).realIndex;
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve, 60));
    expect(slider(element).realIndex).toBe(from);
  };

  test('PB-18 it moves, the button stops it, and the button starts it again', async () => {
    const element = onPage(FOREIGN, playing);
    await running(element);
    await moves(element);
    const toggle = await vi.waitFor(() => {
      const button = element.querySelector<HTMLButtonElement>('.portico-carousel-toggle');
      expect(button).not.toBeNull();
      return button;
    });
    toggle?.focus();
    toggle?.click();
    await vi.waitFor(() => expect(toggle?.getAttribute('aria-label')).toBe('Play slides'));
    expect(element.querySelector('.swiper-wrapper')?.getAttribute('aria-live')).toBe('polite');
    await rests(element);
    toggle?.click();
    await moves(element);
  });

  test('PB-18 focus stops it for good; the pointer that leaves does not start it again', async () => {
    const element = onPage(FOREIGN, { ...playing, pause_on_hover: 'yes' });
    await running(element);
    element.querySelector<HTMLElement>('.elementor-swiper-button-next')?.focus();
    container(element).dispatchEvent(new MouseEvent('mouseenter'));
    container(element).dispatchEvent(new MouseEvent('mouseleave'));
    await vi.waitFor(() => expect(element.querySelector('[aria-label="Play slides"]')).not.toBeNull());
    await rests(element);
  });

  test('PB-18 a focus that was there before the slider stops it as well', async () => {
    const element = onPage(FOREIGN, playing);
    const link = element.querySelector<HTMLElement>('a');
    link?.focus();
    await running(element);
    await vi.waitFor(() => expect(element.querySelector('[aria-label="Play slides"]')).not.toBeNull());
    expect(document.activeElement).toBe(link);
    await rests(element);
  });

  test('PB-18 the pointer pauses it only where that is set', async () => {
    const element = onPage(FOREIGN, { ...playing, pause_on_hover: 'yes' });
    await running(element);
    container(element).dispatchEvent(new MouseEvent('mouseenter'));
    await vi.waitFor(() =>
      expect(element.querySelector('.swiper-wrapper')?.getAttribute('aria-live')).toBe('polite'),
    );
    await rests(element);
    container(element).dispatchEvent(new MouseEvent('mouseleave'));
    await moves(element);
    const other = onPage(FOREIGN, playing);
    await running(other);
    container(other).dispatchEvent(new MouseEvent('mouseenter'));
    await moves(other);
  });

  test('PB-18 a script of the page stops and starts it, and the button says so', async () => {
    const element = onPage(FOREIGN, playing);
    await running(element);
    slider(element).autoplay.stop();
    await vi.waitFor(() => expect(element.querySelector('[aria-label="Play slides"]')).not.toBeNull());
    await rests(element);
    slider(element).autoplay.start();
    await moves(element);
    await vi.waitFor(() => expect(element.querySelector('[aria-label="Pause slides"]')).not.toBeNull());
  });

  test('PB-18 told to hurry without end, it still shows every slide', async () => {
    const element = onPage(FOREIGN, { ...playing, autoplay_speed: 0 });
    await running(element);
    await moves(element);
    const turns = vi.spyOn(window, 'setInterval');
    onPage(FOREIGN, { ...playing, autoplay_speed: 0, speed: 700 });
    await running(document.body.lastElementChild as HTMLElement);
    await vi.waitFor(() => expect(turns.mock.calls.map(([, delay]) => delay)).toContain(700));
    turns.mockRestore();
  });

  test('PB-18 a visitor’s own move stops it where that is set', async () => {
    const element = onPage(FOREIGN, { ...playing, pause_on_interaction: 'yes' });
    await running(element);
    press(element.querySelector('.swiper-slide'), 'ArrowRight');
    await vi.waitFor(() => expect(element.querySelector('[aria-label="Play slides"]')).not.toBeNull());
    await rests(element);
  });
});

test('PB-08 a hundred carousels that come and go leave no slider behind', async () => {
  for (let turn = 0; turn < 100; turn += 1) {
    const element = onPage(FOREIGN, { slides_to_show: '1' });
    const stop = await start(element);
    stop();
    element.remove();
  }
  const element = onPage(FOREIGN, { slides_to_show: '1' });
  const stop = await start(element);
  await vi.waitFor(() => expect(container(element).classList.contains('swiper-initialized')).toBe(true));
  stop();
  expect(container(element).classList.contains('swiper-initialized')).toBe(false);
  expect(element.querySelectorAll('.swiper-slide')).toHaveLength(4);
});

const control = fc.oneof(
  fc.record({
    kind: fc.constantFrom('previous' as const, 'next' as const),
    html: fc.constantFrom('<i>‹</i>', '‹'),
  }),
  fc.constant({ kind: 'pagination' as const }),
);
const anyCarousel: fc.Arbitrary<CarouselProps> = fc.record({
  settings: fc.dictionary(
    fc.constantFrom('slides_to_show', 'autoplay', 'speed'),
    fc.oneof(fc.integer(), fc.constant('yes')),
    {
      minKeys: 1,
      noNullPrototype: true,
    },
  ),
  slides: fc.array(
    fc.record({
      label: fc.string(),
      html: fc.constantFrom('<b>One</b>', 'Text', '<img src="data:," alt="">'),
    }),
    { minLength: 1, maxLength: 5 },
  ),
  fillsSlides: fc.boolean(),
  controls: fc.uniqueArray(control, { selector: ({ kind }) => kind, maxLength: 3 }),
});

const FOREIGN = `
  <!-- kept -->
  <div class="elementor-widget-container">
    <div class="elementor-image-carousel-wrapper swiper vendor" role="region" aria-roledescription="carousel" aria-label="Work">
      <div class="elementor-image-carousel swiper-wrapper vendor" aria-live="polite">
        <!-- slides -->
        <div class="swiper-slide vendor" role="group" aria-roledescription="slide" aria-label="1 of 4"><a href="/one/"><figure class="swiper-slide-inner"><img class="swiper-slide-image" src="data:," alt="One"></figure></a></div>
        <div class="swiper-slide" role="group" aria-roledescription="slide" aria-label="2 of 4">Two</div>
        <div class="swiper-slide" role="group" aria-roledescription="slide" aria-label="3 of 4">Three</div>
        <div class="swiper-slide" role="group" aria-roledescription="slide" aria-label="4 of 4">Four</div>
      </div>
      <div class="elementor-swiper-button elementor-swiper-button-prev" role="button" tabindex="0"><i class="eicon-chevron-left"></i></div>
      <div class="elementor-swiper-button elementor-swiper-button-next" role="button" tabindex="0"><i class="eicon-chevron-right"></i></div>
      <div class="swiper-pagination"></div>
    </div>
  </div>`;

function served(props: CarouselProps): HTMLElement {
  const element = document.createElement('div');
  element.dataset.settings = JSON.stringify(props.settings);
  element.innerHTML = `<div class="elementor-image-carousel-wrapper swiper">${renderToString(<CarouselView {...props} />)}</div>`;
  return element;
}

function onPage(html: string, settings: object): HTMLElement {
  const element = document.createElement('div');
  element.className = 'elementor-element elementor-widget';
  element.dataset.settings = JSON.stringify(settings);
  element.innerHTML = html;
  document.body.append(element);
  return element;
}

async function running(element: HTMLElement): Promise<void> {
  stops.push(await start(element));
  await vi.waitFor(() => expect(container(element).classList.contains('swiper-initialized')).toBe(true));
}

function container(element: Element): Element {
  const found = element.querySelector('.elementor-image-carousel-wrapper');
  if (!found) throw new Error('no carousel');
  return found;
}

function slider(element: Element): SliderEngine {
  return (container(element) as Element & { swiper: SliderEngine }).swiper;
}

function press(target: Element | null, key: string): void {
  target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
}
