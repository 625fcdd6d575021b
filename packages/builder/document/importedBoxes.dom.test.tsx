import { expect, test } from 'vitest';
import { drawnWidget, px } from '../testing/drawnWidget.tsx';
import blockquote from '../widgets/blockquote/blockquote.sheet.css?inline';
import callToAction from '../widgets/call-to-action/call-to-action.sheet.css?inline';
import counter from '../widgets/counter/counter.css?inline';
import flipBox from '../widgets/flip-box/flip-box.sheet.css?inline';
import form from '../widgets/form/form.css?inline';
import formLook from '../widgets/form/form-look.css?inline';
import video from '../widgets/video/video.css?inline';

/** Found by drawing public templates next to Elementor 4.3 and Elementor Pro 3.33. */

test('K a flip box whose graphic was taken away has none', () => {
  const icon = { selected_icon: { library: 'svg', value: { url: '/a.svg' } } };
  const drawn = (settings: object) => drawnWidget(flipBox, 'flip-box', { ...icon, ...settings });
  const iconOf = (settings: object) =>
    drawn(settings).found('.elementor-flip-box').querySelector('.elementor-icon');
  expect(iconOf({})).not.toBeNull();
  expect(iconOf({ graphic_element: '' })).toBeNull();
});

test('K the words of a flip box stand before its sides where its author asked for depth, and only while it turns', () => {
  const words = { title_text_a: 'Front', title_text_b: 'Back', flip_3d: 'elementor-flip-box--3d' };
  const depth = (settings: object): number => {
    const { style } = drawnWidget(flipBox, 'flip-box', { ...words, ...settings });
    const matrix = new DOMMatrixReadOnly(style('.elementor-flip-box__layer__inner').transform);
    return matrix.m43;
  };
  expect(depth({})).toBe(90);
  expect(depth({ flip_effect: 'slide' })).toBe(0);
  expect(depth({ flip_3d: '' })).toBe(0);
});

test('K borders of a flip box that have no colour of their own have that of the page’s texts', () => {
  const { style } = drawnWidget('body{color:#112233}'.concat(flipBox), 'flip-box', {
    ...{ title_text_a: 'Front', border_a_border: 'solid' },
  });
  expect(style('.elementor-flip-box__front').borderTopColor).toBe(style('.elementor-flip-box').color);
  expect(style('.elementor-flip-box__front .elementor-flip-box__layer__overlay').color).toBe(
    'rgb(255, 255, 255)',
  );
});

test('K a cover without a picture keeps its overlay', () => {
  const settings = { bg_image: { url: '', id: '' }, overlay_color: '#112233' };
  const cover = drawnWidget(callToAction, 'call-to-action', { ...settings, skin: 'cover' });
  expect(cover.style('.elementor-cta__bg-overlay').backgroundColor).toBe('rgb(17, 34, 51)');
  const classic = drawnWidget(callToAction, 'call-to-action', { ...settings, skin: 'classic' });
  expect(classic.found('.elementor-cta').querySelector('.elementor-cta__bg-overlay')).toBeNull();
});

test('K a quotation and its author have colours of the site, and its button that of Elementor Pro', () => {
  const settings = { blockquote_content: 'Words', author_name: 'Ada', tweet_button: 'yes' };
  const drawn = drawnWidget(blockquote, 'blockquote', settings);
  expect(drawn.style('.elementor-blockquote__tweet-button').backgroundColor).toBe('rgb(29, 161, 242)');
  expect(drawn.style('.elementor-blockquote__content').color).toBe('rgb(122, 122, 122)');
  expect(drawn.style('.elementor-blockquote__author')).toMatchObject({
    ...{ color: 'rgb(84, 89, 95)', fontWeight: '700' },
  });
});

test('K a counter’s title has no margin as a heading', () => {
  const drawn = drawnWidget(`@layer reset{h3{margin:18px 0}}${counter}`, 'counter', {
    title: 'Clients',
    title_tag: 'h3',
  });
  expect(drawn.style('h3').margin).toBe('0px');
});

test('K a video has the rounded corners of its widget', () => {
  const round = { unit: 'px', top: 20, right: 20, bottom: 20, left: 20 };
  const drawn = drawnWidget(video, 'video', { _border_radius: round });
  expect(drawn.style('.elementor-widget-container')).toMatchObject({
    ...{ overflow: 'hidden', borderTopLeftRadius: '20px' },
  });
});

/** A form, into which the server has put a field as contact forms have it. */
function drawnForm(field: string) {
  const drawn = drawnWidget(form + formLook, 'form', { form_fields: [], show_labels: '', row_gap: px(0) });
  drawn.found('.elementor-widget-container').innerHTML =
    `<div class="elementor-form"><div class="elementor-field-group"><span class="wpcf7-form-control-wrap">${field}</span></div></div>`;
  return drawn;
}

test('K a message field is as high as its box', () => {
  const drawn = drawnForm(
    '<textarea class="elementor-field elementor-size-sm elementor-field-textual"></textarea>',
  );
  expect(drawn.box('textarea').height).toBeGreaterThan(30);
  expect(drawn.box('.wpcf7-form-control-wrap').height).toBe(drawn.box('textarea').height);
});

test.each([
  ['sm', '8px 16px'],
  ['md', '6px 16px'],
])('K fields of a form have the room of their size, and the theme’s in the usual one: %s', (size, room) => {
  const drawn = drawnForm(`<input class="elementor-field elementor-size-${size} elementor-field-textual">`);
  expect(drawn.style('.elementor-field').padding).toBe(room);
});

test.each([{}, { number_position: 'center' }])(
  'K figures that are wider than their box begin at its edge with %j',
  (position) => {
    const settings = { ending_number: 500, suffix: '+', _element_width: 'initial', ...position };
    const narrow = { ...settings, _element_custom_width: px(60) };
    const drawn = drawnWidget(counter, 'counter', narrow);
    const [number, wrapper] = [drawn.box('.elementor-counter-number'), drawn.box('.elementor-widget')];
    expect(number.width).toBeGreaterThan(60);
    expect(number.left).toBeCloseTo(wrapper.left, 0);
  },
);
