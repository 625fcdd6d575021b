import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { drawnWidget } from '../testing/drawnWidget.tsx';
import authorBox from '../widgets/author-box/author-box.sheet.css?inline';
import code from '../widgets/code-highlight/code-highlight.sheet.css?inline';
import contact from '../widgets/contact-buttons/contact-variants.sheet.css?inline';
import form from '../widgets/form/form.css?inline';
import formLook from '../widgets/form/form-look.css?inline';
import galleries from '../widgets/gallery/picture-galleries.sheet.css?inline';
import hotspots from '../widgets/hotspot/hotspot.sheet.css?inline';
import login from '../widgets/login/login.sheet.css?inline';
import priceList from '../widgets/price-list/price-list.sheet.css?inline';
import slides from '../widgets/slides/slides.sheet.css?inline';
import contents from '../widgets/table-of-contents/table-of-contents.sheet.css?inline';

/** Found by drawing the same documents on a site with Elementor 4.2 and PRO Elements 3.33. */

const SHEETS = `${authorBox}${code}${contact}${form}${formLook}${galleries}${hotspots}${login}${priceList}${slides}${contents}`;
const drawn = (widgetType: string, settings: object) => drawnWidget(SHEETS, widgetType, settings);

const PICTURE = { url: '/a.png', width: 600, height: 400 };
const SECONDARY = 'rgb(84, 89, 95)';

test('K a hotspot without words is a disc, with words a box of the site’s colours', () => {
  const dot = drawn('hotspot', { image: PICTURE, hotspot: [{}] });
  expect(dot.box('.e-hotspot__button')).toMatchObject({ width: 26, height: 26 });
  expect(dot.style('.e-hotspot__button').backgroundColor).toBe('rgb(110, 193, 228)');
  const word = drawn('hotspot', { image: PICTURE, hotspot: [{ hotspot_label: 'Here' }] });
  expect(word.style('.e-hotspot__button')).toMatchObject({
    ...{ backgroundColor: SECONDARY, padding: '4px', fontSize: '18px', borderTopLeftRadius: '3px' },
  });
});

test('K words of a hotspot begin at the side that Elementor stores, and stay where nothing opens them', () => {
  const place = { image: PICTURE, hotspot: [{ hotspot_tooltip_content: 'Oak' }], tooltip_trigger: 'none' };
  const below = drawn('hotspot', { ...place, tooltip_position: 'top' });
  expect(below.style('.e-hotspot__tooltip').visibility).toBe('visible');
  expect(below.box('.e-hotspot__tooltip').top - below.box('.e-hotspot').bottom).toBeCloseTo(5, 0);
  const right = drawn('hotspot', { ...place, tooltip_position: 'left' });
  expect(right.box('.e-hotspot__tooltip').left - right.box('.e-hotspot').right).toBeCloseTo(5, 0);
  const usual = drawn('hotspot', { image: PICTURE, hotspot: [{}] });
  expect(usual.found('.e-hotspot__tooltip').textContent).toBe('Add Your Tooltip Text Here');
  expect(usual.found('.portico-hotspots-click')).not.toBe(document.body);
});

test('K a picture with hotspots has its share of the row', () => {
  const { box } = drawn('hotspot', { image: PICTURE, hotspot: [], width: { unit: '%', size: 40 } });
  expect(box('.portico-hotspots > img').width).toBeCloseTo(box('.elementor-widget').width * 0.4, 0);
});

test('K the logo stands in the middle, or where it was placed', () => {
  const at = (settings: object) =>
    drawn('theme-site-logo', { image: PICTURE, ...settings }).style('.elementor-widget-theme-site-logo')
      .textAlign;
  expect(at({})).toBe('center');
  expect(at({ align: 'left' })).toBe('left');
});

test('K a table of contents without headings leaves no room below what it says', () => {
  const { style } = drawn('table-of-contents', { no_headings_message: 'None', minimize_box: '' });
  expect(style('.elementor-toc__body > p').marginBottom).toBe('0px');
});

test('K descriptions of a price list keep the margins of a heading', () => {
  const { box, style } = drawn('price-list', {
    ...{ description_tag: 'h3', price_list: [{ title: 'Tea', item_description: 'Hot', price: '$2' }] },
  });
  const room = box('.elementor-price-list-description').top - box('.elementor-price-list-header').bottom;
  expect(room).toBeCloseTo(10 + Number.parseFloat(style('.elementor-price-list-description').marginTop));
});

test('K the picture of an author stands on a line of text', () => {
  const { style } = drawn('author-box', { source: 'custom', author_name: 'Ann', author_avatar: PICTURE });
  expect(style('.elementor-author-box__avatar img').display).toBe('inline-block');
});

test('K code has the frame of its theme, and its numbers begin at the edge', () => {
  const dark = drawn('code-highlight', { code: 'a = 1', theme: 'dark' }).style('pre');
  expect(dark).toMatchObject({
    ...{ borderTopWidth: '4px', borderTopColor: 'rgb(122, 102, 81)', paddingLeft: '0px' },
  });
  expect(dark.boxShadow).toContain('inset');
  const plain = drawn('code-highlight', { code: 'a = 1', line_numbers: '' }).style('pre');
  expect(plain).toMatchObject({ borderTopWidth: '0px', paddingLeft: '16px' });
});

test('K the button of a login is as wide as its words', () => {
  const { box, style } = drawn('login', {});
  expect(box('.elementor-button').width).toBeLessThan(box('.elementor-login').width / 2);
  expect(style('.elementor-button').backgroundColor).toBe('rgb(97, 206, 112)');
});

test('K a floating contact button keeps its own colour and place, whatever the colour of the page’s links', () => {
  const way = { chat_button_platform: 'WhatsApp', chat_button_number: '+44 123' };
  const { style } = drawn('contact-buttons-var-5', way);
  expect(style('.e-contact-buttons__chat-button').color).toBe('rgb(255, 255, 255)');
  expect(style('.e-contact-buttons__chat-button-container').paddingRight).toBe('20px');
  const start = drawn('contact-buttons-var-5', { ...way, advanced_horizontal_position: 'start' });
  expect(start.style('.e-contact-buttons__chat-button-container').paddingLeft).toBe('20px');
});

test('K the words of a slide stand together at the side that was chosen', async () => {
  await page.viewport(1200, 700);
  const { box } = drawn('slides', {
    ...{ slides: [{ heading: 'One', description: 'Some words' }], slides_horizontal_position: 'left' },
  });
  const [row, words] = [box('.swiper-slide-inner'), box('.swiper-slide-contents')];
  expect(words.left - row.left).toBeCloseTo(50, 0);
  expect(words.width).toBeLessThan(row.width / 2);
});

test('K the title of the gallery that is shown is marked as it was chosen', () => {
  const galleries = ['One', 'Two'].map((gallery_title) => ({ gallery_title, multiple_gallery: [PICTURE] }));
  const several = { gallery_type: 'multiple', galleries };
  const usual = drawn('gallery', several);
  expect(usual.style('.elementor-gallery-title', '::after')).toMatchObject({ opacity: '1', height: '3px' });
  expect(usual.style('.elementor-gallery-title:last-child', '::after').opacity).toBe('0');
  expect(usual.style('.elementor-gallery-title')).toMatchObject({ color: SECONDARY, padding: '7px 14px' });
  const framed = drawn('gallery', {
    ...several,
    pointer: 'framed',
    galleries_pointer_color_active: '#aa1111',
  });
  expect(framed.style('.elementor-gallery-title', '::before').borderTopColor).toBe('rgb(170, 17, 17)');
});

test('K pictures in rows of equal height keep their shapes, and a short last row keeps its height', async () => {
  await page.viewport(1200, 900);
  const picture = (width: number, height: number) => ({ url: '/a.png', width, height });
  const rows = (pictures: object[]) => {
    drawn('gallery', { gallery_layout: 'justified', gallery: pictures });
    return [...document.querySelectorAll('.e-gallery-item')].map((item) => item.getBoundingClientRect());
  };
  const [first, second, third] = rows([picture(600, 300), picture(300, 300), picture(600, 300)]);
  expect(first?.width).toBeCloseTo((second?.width ?? 0) * 2, 0);
  expect(second?.height).toBeCloseTo(first?.height ?? 0, 0);
  expect(third?.right).toBeCloseTo(
    document.querySelector('.e-gallery-container')?.getBoundingClientRect().right ?? 0,
    0,
  );
  const [alone] = rows([picture(600, 300)]);
  expect(alone?.width).toBeCloseTo(400, 0);
  expect(alone?.height).toBeCloseTo(200, 0);
  await page.viewport(800, 900);
  expect(rows([picture(600, 300)])[0]?.height).toBeCloseTo(150, 0);
});
