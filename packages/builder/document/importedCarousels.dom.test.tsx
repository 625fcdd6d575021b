import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { frontendConfig } from '../runtime/frontend/frontendConfig.ts';
import { carouselOptions } from '../runtime/slider/carouselOptions.ts';
import { drawnWidget, px } from '../testing/drawnWidget.tsx';
import { carouselLabels } from '../widgets/image-carousel/carouselLabels.ts';
import { createSlider } from '../widgets/image-carousel/createSlider.ts';
import carousels from '../widgets/image-carousel/image-carousel.css?inline';
import mediaCarousel from '../widgets/media-carousel/media-carousel.sheet.css?inline';
import slides from '../widgets/slides/slides.sheet.css?inline';
import testimonials from '../widgets/testimonial-carousel/testimonial-carousel.sheet.css?inline';

/** Found by drawing public templates next to Elementor 4.3 and Elementor Pro 3.33. */

test('K quotes in a carousel stand 20 px from the edges of their slide, and have 95 % of the row', () => {
  const quotes = [{ _id: 'a', content: 'Good', name: 'Ada' }];
  const drawn = drawnWidget(testimonials, 'testimonial-carousel', { slides: quotes });
  expect(drawn.style('.swiper-slide').padding).toBe('20px');
  const row = drawn.box('.elementor-image-carousel-wrapper');
  expect(row.width).toBeCloseTo(drawn.box('.elementor-widget').width * 0.95, 0);
});

test('K titles and words of slides keep their sizes whatever the fonts of the site are', () => {
  const fonts =
    ':root{--e-global-typography-primary-font-size:50px;--e-global-typography-primary-font-weight:600}';
  const one = [{ _id: 'a', heading: 'Glass', description: 'Made here' }];
  const drawn = drawnWidget(`${fonts}${slides}`, 'slides', { slides: one });
  expect(drawn.style('.elementor-slide-heading')).toMatchObject(
    innerWidth < 768 ? { fontSize: '23px', fontWeight: '700' } : { fontSize: '35px', fontWeight: '700' },
  );
  const own = { heading_typography_typography: 'custom', heading_typography_font_size: px(40) };
  const chosen = drawnWidget(`${fonts}${slides}`, 'slides', { slides: one, ...own });
  expect(chosen.style('.elementor-slide-heading').fontSize).toBe('40px');
});

test('K dots below pictures and videos are part of the height', () => {
  const sheets = `*{box-sizing:border-box}${carousels}${mediaCarousel}`;
  const pictures = [{ _id: 'a', image: { url: '/a.png' } }];
  const height = (settings: object) =>
    drawnWidget(sheets, 'media-carousel', { slides: pictures, ...settings }).box(
      '.elementor-image-carousel-wrapper',
    ).height;
  expect(height({})).toBe(230);
  expect(height({ height: px(300) })).toBe(300);
  expect(height({ height: px(300), pagination: '' })).toBe(300);
});

test('K the gap of Pro’s carousels is that of the device, and 10 px where none was entered for it', async () => {
  const quotes = ['a', 'b', 'c'].map((_id) => ({ _id, content: 'Good', name: 'Ada' }));
  const settings = { slides: quotes, slides_per_view: '2', space_between: px(30) };
  const drawn = (more: object) =>
    drawnWidget(`${carousels}${testimonials}`, 'testimonial-carousel', { ...settings, ...more });
  const before = (more: object) =>
    drawn(more).style('.elementor-image-carousel-wrapper').getPropertyValue('--gap');
  const found: string[] = [];
  for (const width of [1440, 800, 390]) {
    await page.viewport(width, 900);
    found.push(before({}), before({ space_between_tablet: px(24), space_between_mobile: px(4) }));
  }
  expect(found).toEqual(['30px', '30px', '10px', '24px', '10px', '4px']);
  const told = drawn({ space_between_tablet: px(24), slides_to_scroll_tablet: '2' })
    .found('.elementor-widget')
    .getAttribute('data-settings');
  const { breakpoints, spaceBetween } = carouselOptions(JSON.parse(told ?? '{}'));
  const gaps = [1025, 768, 320].map((width) => breakpoints[width]?.spaceBetween);
  expect([spaceBetween, ...gaps]).toEqual([30, 30, 24, 10]);
  expect(breakpoints[768]?.slidesPerGroup).toBe(2);
});

test('K pictures of a coverflow turn aside from the middle one, and follow when the row moves', async () => {
  const pictures = ['a', 'b', 'c', 'd', 'e'].map((_id) => ({ _id, image: { url: `/${_id}.png` } }));
  const settings = { slides: pictures, skin: 'coverflow', autoplay: '', loop: '' };
  await page.viewport(1440, 900);
  const { found } = drawnWidget(`${carousels}${mediaCarousel}`, 'media-carousel', settings);
  const told = JSON.parse(found('.elementor-widget').getAttribute('data-settings') ?? '{}');
  const slider = createSlider(found('.swiper') as HTMLElement, {
    ...{ options: carouselOptions(told), isStill: true, labels: carouselLabels(frontendConfig(window)) },
    ...{ onInteraction: () => undefined, told: () => undefined },
  });
  const turns = () =>
    [...found('.swiper-wrapper').children].map(
      (slide) => new DOMMatrixReadOnly(getComputedStyle(slide).transform).m13,
    );
  await expect.poll(() => turns()[0]).toBeLessThan(0);
  expect(turns()[1]).toBeCloseTo(0, 5);
  expect(turns()[2]).toBeGreaterThan(0);
  slider?.next();
  expect(turns()[1]).toBeLessThan(0);
  expect(turns()[2]).toBeCloseTo(0, 5);
});

test('K small pictures below a slideshow keep their share of the row, and all but the current one are dimmed', () => {
  const pictures = ['a', 'b', 'c'].map((_id) => ({ _id, image: { url: `/${_id}.png` } }));
  const drawn = drawnWidget(`${carousels}${mediaCarousel}`, 'media-carousel', {
    ...{ slides: pictures, skin: 'slideshow', slideshow_slides_per_view: '5' },
  });
  const row = drawn.box('.swiper-pagination').width;
  const shown = innerWidth < 768 ? 3 : innerWidth < 1025 ? 4 : 5;
  expect(drawn.box('.swiper-pagination-bullet').width).toBeCloseTo((row + 10) / shown - 10, 0);
  expect(drawn.style('.swiper-pagination-bullet:last-child', '::after').backgroundColor).toBe(
    'rgba(0, 0, 0, 0.3)',
  );
  expect(drawn.style('.swiper-pagination-bullet-active', '::after').content).toBe('none');
});
