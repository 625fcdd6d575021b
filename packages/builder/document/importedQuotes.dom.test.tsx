import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { drawnWidget, px } from '../testing/drawnWidget.tsx';
import headlines from '../widgets/animated-headline/animated-headline.sheet.css?inline';
import authorBox from '../widgets/author-box/author-box.sheet.css?inline';
import quotes from '../widgets/blockquote/blockquote.sheet.css?inline';
import flipBox from '../widgets/flip-box/flip-box.sheet.css?inline';
import floatingBars from '../widgets/floating-bars/floating-bars.css?inline';
import hotspots from '../widgets/hotspot/hotspot.sheet.css?inline';
import carousels from '../widgets/image-carousel/image-carousel.css?inline';
import priceTable from '../widgets/price-table/price-table.sheet.css?inline';
import reviews from '../widgets/reviews/review-slides.sheet.css?inline';
import searchForm from '../widgets/search-form/search-form.sheet.css?inline';
import shareButtons from '../widgets/share-buttons/share-buttons.sheet.css?inline';
import slides from '../widgets/slides/slides.sheet.css?inline';
import testimonials from '../widgets/testimonial-carousel/testimonial-carousel.sheet.css?inline';

/** Compared with pages of Elementor Pro 3.33 in WordPress, with its makers' plain theme. */

const SHEETS = `${authorBox}${floatingBars}${carousels}${headlines}${quotes}${flipBox}${hotspots}${priceTable}${reviews}${searchForm}${shareButtons}${slides}${testimonials}`;
const drawn = (widgetType: string, settings: object) => drawnWidget(SHEETS, widgetType, settings);
const RED = 'rgb(170, 17, 17)';
const PICTURE = { url: '/media/face.webp', id: 1, width: 60, height: 60 };

const QUOTE = { blockquote_content: 'Words', author_name: 'Ann', tweet_button: 'yes' };
const [TWEET, AUTHOR] = ['.elementor-blockquote__tweet-button', '.elementor-blockquote__author'];

test('K the button of a quote has its colours and its size, ten times the number that is stored', () => {
  const colors = { button_background_color: '#aa1111', button_text_color: '#112233' };
  const { style } = drawn('blockquote', { ...QUOTE, ...colors, button_size: px(1.2) });
  expect(style(TWEET)).toMatchObject({
    ...{ backgroundColor: RED, color: 'rgb(17, 34, 51)', fontSize: '12px' },
  });
  const official = drawn('blockquote', { ...QUOTE, ...colors, button_color_source: 'official' });
  expect(official.style(TWEET).backgroundColor).toBe('rgb(29, 161, 242)');
});

test('K a quote in the middle has its author above the button, whatever its skin', () => {
  const { box } = drawn('blockquote', { ...QUOTE, alignment: 'center', author_gap: px(31) });
  expect(box(TWEET).top - box(AUTHOR).bottom).toBeCloseTo(31, 0);
  expect(box(TWEET).left + box(TWEET).right).toBeCloseTo(box(AUTHOR).left + box(AUTHOR).right, 0);
});

test('K the button of a quote is as large as an icon, or plain text, where that was chosen', () => {
  const icon = drawn('blockquote', { ...QUOTE, tweet_button_view: 'icon' });
  expect(icon.style(TWEET)).toMatchObject({ width: '30px', height: '30px' });
  const link = drawn('blockquote', { ...QUOTE, tweet_button_skin: 'link' });
  expect(link.style(TWEET)).toMatchObject({ color: 'rgb(29, 161, 242)', fontSize: '16px' });
});

test('K quotes without a line have the padding and colour of their box', () => {
  const { style } = drawn('blockquote', {
    ...{ ...QUOTE, blockquote_skin: 'clean', box_padding: px(27), box_background_color: '#aa1111' },
  });
  expect(style('.elementor-blockquote')).toMatchObject({ padding: '27px', backgroundColor: RED });
});

test('K a box about an author has a round face, and its name close to the text', () => {
  const { style } = drawn('author-box', {
    ...{ source: 'custom', author_name: 'Ann', author_bio: 'Writes.', author_avatar: PICTURE },
    ...{ author_name_tag: 'h2' },
  });
  expect(style('.elementor-author-box__avatar img').borderTopLeftRadius).toBe('500px');
  expect(style('.elementor-author-box__name')).toMatchObject({
    ...{ marginTop: '8px', marginBottom: '5px', fontSize: '24px' },
  });
});

test('K the icon of a floating bar stands after its words, before the button', () => {
  const { box } = drawn('floating-bars-var-1', {
    ...{ announcement_text: 'New', announcement_icon: { value: 'fas fa-star', library: 'fa-solid' } },
    ...{ cta_text: 'Look', style_announcement_icon_position: 'end' },
  });
  const icon = box('.e-floating-bars__announcement-icon');
  expect(icon.left).toBeGreaterThan(box('.e-floating-bars__announcement-text').right - 1);
  expect(icon.right).toBeLessThan(box('.e-floating-bars__cta-button').left + 1);
});

const PERSON = { content: 'Words', name: 'Ann', title: '@ann', image: PICTURE };

test('K reviews of a page from Elementor are white cards with small faces', () => {
  const { found, style } = drawn('reviews', { slides: [PERSON] });
  expect(style('.swiper-slide')).toMatchObject({
    ...{ backgroundColor: 'rgb(255, 255, 255)', borderTopLeftRadius: '5px' },
  });
  expect(style('.elementor-testimonial__image img')).toMatchObject({ width: '36px', height: '36px' });
  expect(style('.elementor-testimonial__text')).toMatchObject({ fontSize: '14px', lineHeight: '20px' });
  expect(found('.elementor-testimonial__icon').className).toContain('elementor-icon-twitter');
});

test('K stacked faces and names follow the text to its side', () => {
  const { box } = drawn('testimonial-carousel', {
    ...{ slides: [PERSON], layout: 'image_stacked', alignment: 'left' },
  });
  const text = box('.elementor-testimonial__text').left;
  expect(box('.elementor-testimonial__image').left).toBeCloseTo(text, 0);
  expect(box('.elementor-testimonial__name').left).toBeCloseTo(text, 0);
});

test('K three slides of a media carousel are shown at once, or one that fades', () => {
  const shown = (settings: object) =>
    drawn('media-carousel', { slides: [1, 2, 3, 4].map(() => ({ image: PICTURE })), ...settings }).found(
      '[data-settings]',
    ).outerHTML;
  expect(shown({})).toContain('slides_to_show&quot;:&quot;3');
  expect(shown({ effect: 'fade' })).not.toContain('slides_to_show&quot;:&quot;3');
});

test('K headings of slides keep the room below them', async () => {
  await page.viewport(1200, 700);
  const slide = { heading: 'One', description: 'Words', button_text: 'Go' };
  const { style } = drawn('slides', { slides: [slide], slides_title_tag: 'h2' });
  expect(style('.elementor-slide-heading').marginBottom).toBe('30px');
});

test('K a price before a sale is Elementor’s until it is set, and has its colour', () => {
  const { found, style } = drawn('price-table', { sale: 'yes' });
  expect(found('.elementor-price-table__original-price').textContent).toContain('59');
  expect(style('.elementor-price-table__original-price').color).toBe('rgb(84, 89, 95)');
});

test('K titles of a box whose back is a link stay white', () => {
  const { style } = drawn('flip-box', {
    ...{ title_text_b: 'Back', description_text_b: 'More', link_click: 'box', link: { url: '/more' } },
  });
  expect(style('.elementor-flip-box__back .elementor-flip-box__layer__title').color).toBe(
    'rgb(255, 255, 255)',
  );
});

test('K a low search field is as low as it was set', () => {
  const { box, style } = drawn('search-form', { size: px(30) });
  expect(box('.elementor-search-form__container').height).toBeCloseTo(30, 0);
  expect(style('.elementor-search-form__container').borderTopLeftRadius).toBe('3px');
});

test('K share buttons of words alone have the same room on both sides', () => {
  const text = drawn('share-buttons', { view: 'text', share_buttons: [{ button: 'facebook' }] }).style(
    '.elementor-share-btn__text',
  );
  expect(text.paddingLeft).toBe(text.paddingRight);
});

test('K a picture with hotspots begins at the edge, or stands where it was placed', () => {
  const at = (settings: object) => {
    const { box } = drawn('hotspot', { image: PICTURE, hotspot: [], ...settings });
    const [row, picture] = [box('.elementor-widget-container'), box('.portico-hotspots')];
    return [picture.left - row.left, row.right - picture.right];
  };
  expect(at({})[0]).toBe(0);
  expect(at({ align: 'flex-end' })[1]).toBe(0);
  const [before = 0, after] = at({ align: 'center' });
  expect(before).toBeGreaterThan(10);
  expect(after).toBeCloseTo(before, 0);
});

test('K an animated headline in a span fills its row', () => {
  const { style } = drawn('animated-headline', { tag: 'span', before_text: 'This is' });
  expect(style('.elementor-headline').display).toBe('block');
});
