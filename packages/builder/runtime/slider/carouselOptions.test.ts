import { BREAKPOINTS } from '@portico/kernel/dom';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { carouselOptions } from './carouselOptions.ts';

const views = (settings: Record<string, unknown>, active = undefined as typeof BREAKPOINTS | undefined) =>
  Object.fromEntries(
    Object.entries(carouselOptions(settings, active).breakpoints).map(([width, layout]) => [
      width,
      layout.slidesPerView,
    ]),
  );

describe('how many slides show', () => {
  test('PB-16 three on a desktop, two on a tablet, one on a phone; the smallest width is 320', () => {
    expect(carouselOptions({}).slidesPerView).toBe(3);
    expect(views({})).toEqual({ 320: 1, 768: 2, 1025: 3 });
  });

  test('PB-16 a tablet shows one where the desktop does', () => {
    expect(views({ slides_to_show: '1' })).toEqual({ 320: 1, 768: 1, 1025: 1 });
  });

  test('PB-16 each device may say its own number', () => {
    expect(views({ slides_to_show: 5, slides_to_show_tablet: '4', slides_to_show_mobile: 2 })).toEqual({
      320: 2,
      768: 4,
      1025: 5,
    });
  });

  test('PB-16 devices without a rule of their own take after the next larger one', () => {
    expect(views({ slides_to_show: 6, slides_to_show_tablet: 3 }, BREAKPOINTS)).toEqual({
      320: 1,
      768: 3,
      881: 3,
      1025: 6,
      1201: 6,
      1367: 6,
      2400: 6,
    });
    expect(views({ slides_to_show: 4, slides_to_show_widescreen: 8 }, BREAKPOINTS)).toMatchObject({
      1201: 4,
      2400: 8,
    });
  });

  test.each(['left', 'right', 'both'])('PB-16 an offset to the %s adds a thousandth of a slide', (side) => {
    const options = carouselOptions({ offset_sides: side, slides_to_show: 2 });
    expect(options.slidesPerView).toBe(2.001);
    expect(options.breakpoints[320]?.slidesPerView).toBe(1.001);
    expect(options.offsetSides).toBe(side);
  });

  test.each([0, -1, 'many', '', null, [], {}, Number.NaN])('PB-16 %j slides are the default', (value) => {
    expect(carouselOptions({ slides_to_show: value }).slidesPerView).toBe(3);
  });
});

test('PB-16 a number that no screen has room for makes no copies without end', () => {
  const options = carouselOptions({
    slides_to_show: 1e9,
    slides_to_scroll_mobile: '999999999',
    infinite: 'yes',
  });
  expect(options.slidesPerView).toBe(100);
  expect(options.breakpoints[320]?.slidesPerGroup).toBe(100);
});

describe('how far it moves', () => {
  test('PB-16 one slide at a time unless the device says otherwise; nothing is inherited', () => {
    const options = carouselOptions({ slides_to_show: 4, slides_to_scroll: 2, slides_to_scroll_tablet: 3 });
    expect(options.slidesPerGroup).toBe(2);
    expect(options.breakpoints[768]?.slidesPerGroup).toBe(3);
    expect(options.breakpoints[320]?.slidesPerGroup).toBe(1);
  });

  test('PB-16 where one slide shows, one moves', () => {
    expect(carouselOptions({ slides_to_show: 1, slides_to_scroll: 3 }).slidesPerGroup).toBe(1);
  });
});

test('PB-16 room between slides follows the device', () => {
  const options = carouselOptions({
    image_spacing_custom: { size: 20, unit: 'px' },
    image_spacing_custom_mobile: { size: 0, unit: 'px' },
  });
  expect(options.spaceBetween).toBe(20);
  expect(options.breakpoints[768]?.spaceBetween).toBe(20);
  expect(options.breakpoints[320]?.spaceBetween).toBe(0);
  expect(carouselOptions({ image_spacing_custom: 12 }).spaceBetween).toBe(12);
});

test('PB-17 cross-fading needs one slide', () => {
  expect(carouselOptions({ effect: 'fade' }).effect).toBe('slide');
  expect(carouselOptions({ effect: 'fade', slides_to_show: 1 }).effect).toBe('fade');
});

test.each([
  [undefined, true, 'bullets'],
  ['both', true, 'bullets'],
  ['arrows', true, null],
  ['dots', false, 'bullets'],
  ['none', false, null],
])('PB-17 navigation %s', (navigation, hasArrows, dots) => {
  expect(carouselOptions(navigation ? { navigation } : {})).toMatchObject({ hasArrows, dots });
});

test('PB-17 a pagination of its own kind overrides the dots', () => {
  expect(carouselOptions({ navigation: 'none', pagination: 'fraction' }).dots).toBe('fraction');
  expect(carouselOptions({ pagination: 'spiral' }).dots).toBe('bullets');
});

test('PB-18 playing by itself, and what stops it', () => {
  expect(carouselOptions({}).autoplay).toBeNull();
  expect(carouselOptions({ autoplay: 'yes' }).autoplay).toEqual({ delayMs: 5000, stopsOnInteraction: false });
  const all = { autoplay: 'yes', autoplay_speed: 800, pause_on_interaction: 'yes', pause_on_hover: 'yes' };
  expect(carouselOptions(all)).toMatchObject({
    autoplay: { delayMs: 800, stopsOnInteraction: true },
    pausesOnHover: true,
  });
});

test('PB-16 settings of any type make a carousel that can run', () => {
  const key = fc.constantFrom(
    ...['slides_to_show', 'slides_to_show_mobile', 'slides_to_scroll', 'speed', 'autoplay_speed'],
    ...['image_spacing_custom', 'effect', 'navigation', 'pagination', 'offset_sides', 'infinite'],
  );
  fc.assert(
    fc.property(fc.dictionary(key, fc.anything()), (settings) => {
      const options = carouselOptions(settings);
      for (const layout of [options, ...Object.values(options.breakpoints)]) {
        expect(layout.slidesPerView).toBeGreaterThanOrEqual(1);
        expect(Number.isInteger(layout.slidesPerGroup)).toBe(true);
        expect(layout.spaceBetween).toBeGreaterThanOrEqual(0);
      }
      expect(Number.isFinite(options.speedMs)).toBe(true);
    }),
  );
});
