import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { withElementorLook } from '../model/document/pageLook.ts';
import { parseDocument } from '../model/document/parseDocument.ts';
import { IconDrawingsProvider } from '../parts/icon/useIcons.ts';
import { ownSheets } from '../testing/ownSheets.ts';
import alerts from '../widgets/alert/alert.css?inline';
import buttons from '../widgets/button/button.base.css?inline';
import counters from '../widgets/counter/counter.css?inline';
import counterRoom from '../widgets/counter/counter-room.css?inline';
import dividers from '../widgets/divider/divider.base.css?inline';
import patterns from '../widgets/divider/divider-patterns.sheet.css?inline';
import headings from '../widgets/heading/heading.base.css?inline';
import iconBox from '../widgets/icon-box/icon-box.sheet.css?inline';
import iconList from '../widgets/icon-list/icon-list.base.css?inline';
import imageBox from '../widgets/image-box/image-box.sheet.css?inline';
import carousels from '../widgets/image-carousel/image-carousel.css?inline';
import nestedTabs from '../widgets/nested-tabs/nested-tabs.css?inline';
import progress from '../widgets/progress/progress.css?inline';
import socialIcons from '../widgets/social-icons/social-icons.sheet.css?inline';
import testimonial from '../widgets/testimonial/testimonial.sheet.css?inline';
import textEditor from '../widgets/text-editor/text-editor.css?inline';
import textPath from '../widgets/text-path/text-path.css?inline';
import videos from '../widgets/video/video.css?inline';
import atomic from './atomic/atomic.css?inline';
import { DocumentView } from './DocumentView.tsx';
import { documentStyles } from './documentStyles.ts';
import look from './elementor-look.sheet.css?inline';
import structure from './structure.css?inline';

/** Positions and sizes measured on pages of Elementor 4.3 in WordPress, with its makers' plain theme. */

const SITE =
  '@layer reset, base, portico, elementor, kit, elementor-globals;' +
  '@layer reset{*,::before,::after{box-sizing:border-box}body,p,h2{margin:0}img{display:block;vertical-align:middle}p{overflow-wrap:break-word}}' +
  '@layer base{:root{--p-font-display:cursive}a{text-underline-offset:.2em}}';
const SHEETS = [
  structure,
  atomic,
  buttons,
  counters,
  counterRoom,
  dividers,
  headings,
  iconBox,
  iconList,
  imageBox,
  nestedTabs,
  progress,
  socialIcons,
];
const MORE = [alerts, carousels, patterns, testimonial, textEditor, textPath, videos, look];

const wear = ownSheets();

const widget = (widgetType: string, settings: object) => ({ elType: 'widget', widgetType, settings });

/** An element on an Elementor page, with the visitors' style sheets. */
function shown(element: object): (selector: string) => HTMLElement {
  const content = [{ id: 'abc1234', elements: [], ...element }];
  const drawn = parseDocument(
    { content, settings: withElementorLook({}) },
    { id: 7, cleanHtml: (html) => html },
  );
  const sheet = new CSSStyleSheet();
  sheet.replaceSync([SITE, ...SHEETS, ...MORE, documentStyles(drawn)].join(''));
  wear(sheet);
  document.body.innerHTML = renderToStaticMarkup(
    <IconDrawingsProvider value={() => ({ viewBox: '0 0 9 9', path: 'M0 0H9V9Z' })}>
      <DocumentView document={drawn} />
    </IconDrawingsProvider>,
  );
  return (selector) => {
    const found = document.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`There is no ${selector}.`);
    return found;
  };
}
const styleOf = (element: Element) => getComputedStyle(element);
const ICON = { value: 'fas fa-star', library: 'fa-solid' };

test('K an icon alone in a button is in its middle, and words keep their line', () => {
  const alone = shown(widget('button', { text: '', selected_icon: ICON }))('.elementor-button');
  expect(alone.getBoundingClientRect().width).toBe(24 + 15 + 24);
  const lined = { typography_typography: 'custom', typography_text_decoration: 'underline' };
  const words = shown(widget('button', { text: 'Read', ...lined }))('.elementor-button-text');
  expect(styleOf(words).textDecorationLine).toBe('underline');
});

test('K the words of a wide button begin at its start, also before their icon', () => {
  const settings = { text: 'Read', align: 'justify', content_align: 'start', icon_align: 'row-reverse' };
  const one = shown(widget('button', { ...settings, selected_icon: ICON }));
  const start = one('.elementor-button').getBoundingClientRect().left + 24;
  expect(one('.elementor-button-text').getBoundingClientRect().left).toBe(start);
});

test('K a button’s gradient begins with the site’s colour until another is chosen', () => {
  const gradient = { background_background: 'gradient', background_gradient_type: 'radial' };
  const button = shown(
    widget('button', { text: 'Read', ...gradient, background_gradient_position: 'top left' }),
  )('.elementor-button');
  expect(styleOf(button).backgroundImage).toBe(
    'radial-gradient(at 0% 0%, rgb(97, 206, 112) 0%, rgb(242, 41, 91) 100%)',
  );
});

test('K rows of social icons leave nothing between them, and their lines have the colour of text', async () => {
  const icons = ['fab fa-facebook', 'fab fa-youtube'].map((value) => ({
    ...{ social_icon: { value, library: 'fa-brands' }, link: { url: '' } },
  }));
  const one = shown(
    widget('social-icons', { social_icon_list: icons, columns: '1', image_border_border: 'dashed' }),
  );
  expect(styleOf(one('.elementor-social-icons-wrapper')).rowGap).toBe('0px');
  expect(styleOf(one('.elementor-social-icon')).borderTopColor).toBe('rgb(51, 51, 51)');
  one('.elementor-social-icon').style.transition = 'none';
  await userEvent.hover(one('.elementor-social-icon'));
  expect(styleOf(one('.elementor-social-icon')).opacity).toBe('0.9');
});

test('K an icon of a list that stands at the right keeps its distance at the left', () => {
  const icon_list = [{ text: 'One', selected_icon: ICON }];
  const one = shown(widget('icon-list', { icon_list, icon_self_align: 'right' }));
  expect(styleOf(one('.elementor-icon-list-icon svg'))).toMatchObject({
    ...{ marginLeft: '3.5px', marginRight: '0px' },
  });
});

test('K lines between items that stand side by side take the room of their weight', () => {
  const icon_list = [{ text: 'One' }, { text: 'Two' }];
  const lined = { view: 'inline', divider: 'yes', divider_weight: { size: 5, unit: 'px' } };
  const one = shown(widget('icon-list', { icon_list, ...lined }));
  const [first, second] = document.querySelectorAll('.elementor-icon-list-item');
  const words = one('.elementor-icon-list-text').getBoundingClientRect();
  expect(first?.getBoundingClientRect().right).toBe(words.right + 5);
  expect(second && styleOf(second).paddingRight).toBe('0px');
});

test('K the line around a picture of a carousel is not taken from the picture', () => {
  const carousel = [{ id: 5, url: '/a.png' }];
  const one = shown(widget('image-carousel', { carousel, image_border_border: 'solid' }));
  const picture = one('.swiper-slide-image');
  picture.className = 'swiper-slide-image size-thumbnail';
  one('.swiper-slide').style.inlineSize = '200px';
  const { clientWidth, offsetWidth } = picture;
  expect([clientWidth, offsetWidth]).toEqual([150, 156]);
  one('.swiper-slide').style.inlineSize = '110px';
  expect(picture.offsetWidth).toBe(110);
});

test('K a picture above a name stands on a line of text', () => {
  const image = { testimonial_image: { url: '/a.png' }, testimonial_image_position: 'top' };
  const one = shown(widget('testimonial', { testimonial_name: 'Ann', ...image }));
  expect(one('.elementor-testimonial-image').getBoundingClientRect().height).toBeGreaterThan(62);
});

test('K the first letter of a text has the text’s font and a distance', () => {
  const one = shown(widget('text-editor', { editor: '<p>Words</p>' }));
  one('.elementor-text-editor').innerHTML = '<p><span class="elementor-drop-cap">W</span>ords</p>';
  const { fontFamily, marginRight } = styleOf(one('.elementor-drop-cap'));
  expect([fontFamily, marginRight]).toEqual([styleOf(one('p')).fontFamily, '10px']);
});

test('K the font of a bar is for the words in it, and not for its figure alone', () => {
  const font = { bar_inner_typography_typography: 'custom', bar_inner_typography_font_size: { size: 21 } };
  const bar = (inner_text: string) =>
    styleOf(shown(widget('progress', { inner_text, ...font }))('.elementor-progress-bar')).fontSize;
  expect([bar('Ironwork'), bar('')]).toEqual(['21px', '11px']);
});

test('K a title with its icon behind it stands at the side that was chosen', () => {
  const settings = { tabs_direction: 'inline-start', title_alignment: 'end', icon_position: 'inline-end' };
  const tab = { ...{ id: 'def5678', elType: 'container' }, settings: {}, elements: [] };
  const one = shown({
    ...widget('nested-tabs', { tabs: [{ _id: 'a', tab_title: 'One', tab_icon: ICON }], ...settings }),
    elements: [tab],
  });
  const title = one('.e-n-tab-title').getBoundingClientRect();
  const icon = one('.e-n-tab-icon').getBoundingClientRect();
  expect(Math.round(title.right - icon.right)).toBe(35);
  expect(one('.e-n-tab-title-text').getBoundingClientRect().right).toBeLessThan(icon.left);
});

test('K a line around titles is a pixel wide, and titles above their panels are not filled', () => {
  const lined = shown({
    ...widget('nested-tabs', {
      tabs: [{ _id: 'a', tab_title: 'One' }],
      tabs_title_border_active_border: 'solid',
    }),
    elements: [{ id: 'def5678', elType: 'container', settings: {}, elements: [] }],
  });
  expect(styleOf(lined('.e-n-tab-title')).borderTopWidth).toBe('1px');
  const tabs = [{ _id: 'a', tab_title: 'One', tab_content: 'Words' }];
  const filled = shown(widget('tabs', { tabs, background_color: '#ddeaf0' }));
  const open = (device: string) => styleOf(filled(`.elementor-tab-${device}-title`)).backgroundColor;
  expect([open('desktop'), open('mobile')]).toEqual(['rgb(221, 234, 240)', 'rgba(0, 0, 0, 0)']);
});

test('K words along a path run from the right where they were told to, and the path has its size', () => {
  const one = shown(widget('text-path', { text: 'Words', path: 'line', text_path_direction: 'rtl' }));
  expect(styleOf(one('.e-text-path text')).direction).toBe('rtl');
  const sized = shown(widget('text-path', { text: 'Words', size: { size: 200 } }))('.e-text-path > svg');
  expect(styleOf(sized).getPropertyValue('--p-path-size')).toBe('200px');
  // Narrower devices start with Elementor's size again.
  expect(styleOf(sized).getPropertyValue('--p-path-first')).toBe('500px');
});

test('K words along a path have the place that their path has, and the room of their lines', () => {
  const line = shown(widget('text-path', { text: 'Words', path: 'line', size_mobile: { size: 250 } }))(
    'text',
  );
  expect(line.getBoundingClientRect().height).toBeGreaterThan(23);
  const font = { text_typography_typography: 'custom', text_typography_text_decoration: 'underline' };
  const tall = { ...font, text_typography_line_height: { size: 100, unit: 'px' } };
  const one = shown(widget('text-path', { text: 'Words', path: 'arc', size_mobile: { size: 100 }, ...tall }));
  expect(one('.e-text-path').getBoundingClientRect().height).toBe(100);
  expect(styleOf(one('text')).textDecorationLine).toBe('underline');
});

test.each([
  ['stripes_tribal', 'auto 20px', 'repeat-x'],
  ['rectangles', '20px 20px', 'round no-repeat'],
  ['pluses', '20px 20px', 'repeat-x'],
])('K the pattern %s is as large and as close as Elementor’s', (style, size, repeat) => {
  const { maskSize, maskRepeat } = getComputedStyle(
    shown(widget('divider', { style, separator_type: 'pattern' }))('.elementor-divider-separator'),
    '::before',
  );
  expect([maskSize, maskRepeat]).toEqual([size, repeat]);
});

test('K what a section leaves beside itself is not drawn', () => {
  const margin = { unit: 'px', top: '10', right: '50', bottom: '0', left: '40', isLinked: false };
  const one = shown({ elType: 'section', settings: { margin } });
  expect(styleOf(one('.elementor-section'))).toMatchObject({ marginTop: '10px', marginLeft: '0px' });
});

test('K columns with nothing in them are a pixel high, whatever room they would leave around it', () => {
  const padding = { unit: 'px', top: '50', right: '0', bottom: '50', left: '0', isLinked: false };
  const column = { id: 'def5678', elType: 'column', settings: { _column_size: 100, padding }, elements: [] };
  const one = shown({ elType: 'section', settings: {}, elements: [column] });
  expect(one('.elementor-section').getBoundingClientRect().height).toBe(1);
});

test('K a line in a block of version 4 is as wide as its block, and words of a text stay whole', () => {
  const styles = {
    own: {
      ...{ id: 'own', type: 'class', label: 'local' },
      variants: [
        {
          meta: { breakpoint: 'desktop', state: null },
          props: {
            display: { $$type: 'string', value: 'flex' },
            'flex-direction': { $$type: 'string', value: 'column' },
            'align-items': { $$type: 'string', value: 'center' },
          },
        },
      ],
    },
  };
  const classes = { $$type: 'classes', value: ['own'] };
  const line = { id: 'def5678', elements: [], ...widget('divider', { width: { size: 50, unit: 'px' } }) };
  const one = shown({ elType: 'e-div-block', settings: { classes }, styles, elements: [line] });
  const block = one('.e-div-block-base');
  expect(one('.elementor-widget-divider').clientWidth).toBe(
    block.clientWidth - 2 * Number.parseFloat(styleOf(block).paddingLeft),
  );
  const text = shown(widget('text-editor', { editor: '<p>Words</p>' }));
  expect(styleOf(text('p')).overflowWrap).toBe('normal');
});

test.each(['accordion', 'divider', 'flip-box', 'gallery', 'price-list', 'toggle', 'video'])(
  'K in a row, a widget of the kind %s takes what the others leave',
  (name) => {
    const wide = { id: 'def5678', elements: [], ...widget(name, {}) };
    const word = { id: 'def5679', elements: [], ...widget('heading', { title: 'Word' }) };
    const one = shown({ elType: 'container', settings: { flex_direction: 'row' }, elements: [word, wide] });
    const box = one('.e-con').getBoundingClientRect();
    expect(one(`.elementor-widget-${name}`).getBoundingClientRect().width).toBeGreaterThan(box.width / 2);
  },
);

test('K figures that are counted have the shapes that their font gives to figures', () => {
  const one = shown(widget('counter', { ending_number: 12 }));
  expect(styleOf(one('.elementor-counter-number')).fontVariantNumeric).toBe('normal');
});

test.each([
  ['begins at the edge where nothing else was entered', {}, 0, 0],
  ['is held to the other edge', { _offset_orientation_h: 'end', _offset_orientation_v: 'end' }, 170, 80],
  [
    'stays where it was when its fields were emptied',
    { _offset_x: { size: '' }, _offset_y: { size: '' } },
    85,
    40,
  ],
])('K what lies above a container %s', (_what, offsets, left, top) => {
  const px = (size: number) => ({ unit: 'px', size });
  const size = { space: px(20), _element_width: 'initial', _element_custom_width: px(30) };
  const lifted = {
    ...{ id: 'def5678', elements: [] },
    ...widget('spacer', { ...size, _position: 'absolute', ...offsets }),
  };
  const one = shown({
    elType: 'container',
    settings: {
      ...{ content_width: 'full', width: px(200), min_height: px(100), padding: NO_SIDES },
      ...{ flex_align_items: 'center', flex_justify_content: 'center' },
    },
    elements: [lifted],
  });
  const around = one('.elementor-element-abc1234').getBoundingClientRect();
  const found = one('.elementor-element-def5678').getBoundingClientRect();
  expect([found.left - around.left, found.top - around.top]).toEqual([left, top]);
});

const NO_SIDES = { unit: 'px', top: '0', right: '0', bottom: '0', left: '0' };

test('K a picture that comes late is as wide as its box, also where that is as wide as what is in it', () => {
  const picture = { url: '/media/0123456789abcdef0123-960.webp', id: 5, width: 1200, height: 1200 };
  const settings = { image: picture, width: { unit: '%', size: 100 }, _flex_align_self: 'flex-end' };
  const box = { content_width: 'full', width: { unit: 'px', size: 390 }, padding: NO_SIDES };
  const image = { id: 'def5678', elements: [], ...widget('image', settings) };
  const one = shown({ elType: 'container', settings: box, elements: [image] });
  one('img').setAttribute('sizes', 'auto, 100vw');
  expect(one('img').getBoundingClientRect().width).toBe(390);
});

test('K colours of the site that a document writes out are Elementor’s until a kit has others', () => {
  const written = 'var(--e-global-color-accent)';
  const one = shown(widget('heading', { title: 'Hello', title_color: written }));
  expect(styleOf(one('.elementor-heading-title')).color).toBe('rgb(97, 206, 112)');
  const text = shown(
    widget('text-editor', { editor: 'Hello', text_color: 'var(--e-global-color-secondary)' }),
  );
  expect(styleOf(text('.elementor-widget-text-editor')).color).toBe('rgb(84, 89, 95)');
});

test('K a column with nothing in it has its background, and neither border nor shadow', () => {
  const frame = {
    ...{ background_background: 'classic', background_color: '#ffffff', border_border: 'solid' },
    ...{ border_width: { ...NO_SIDES, left: '4' }, border_radius: { ...NO_SIDES, top: '9' } },
    ...{ box_shadow_box_shadow_type: 'yes', box_shadow_box_shadow: { blur: 9, color: '#000000' } },
  };
  const looks = (elements: object[]) => {
    const column = { id: 'fed8765', elType: 'column', settings: frame, elements };
    const wrap = shown({ elType: 'section', elements: [column] })('.elementor-widget-wrap');
    const { backgroundColor, borderLeftWidth, borderTopLeftRadius, boxShadow } = styleOf(wrap);
    return [backgroundColor, borderLeftWidth, borderTopLeftRadius, boxShadow === 'none'];
  };
  expect(looks([])).toEqual(['rgb(255, 255, 255)', '0px', '0px', true]);
  const filled = { id: 'def5678', elements: [], ...widget('spacer', {}) };
  expect(looks([filled])).toEqual(['rgb(255, 255, 255)', '4px', '9px', false]);
});

let made = 0;
const held = (elType: string, settings: object, elements: object[] = []) => {
  made += 1;
  return { id: `aa0000${made}`, elType, isInner: elType === 'section', settings, elements };
};
const inner = (widgetType: string, settings: object) => ({
  ...held('widget', settings),
  widgetType,
});
const tall = (size: number) => ({ space: { unit: 'px', size } });

test('K an inner section with nothing in it is a pixel high, also between others', () => {
  const sections = [1, 2].map(() => held('section', {}, [held('column', { _column_size: 100 })]));
  const column = held('column', { _column_size: 100 }, [...sections, inner('spacer', tall(30))]);
  const one = shown({ elType: 'section', settings: { gap: 'no' }, elements: [column] });
  expect(one('.elementor-widget-wrap').getBoundingClientRect().height).toBe(32);
});

test('K widgets of a column keep their distance beyond their own margin, unless they stand beside others', () => {
  const heightOf = (settings: object) => {
    const rows = [inner('spacer', { ...tall(30), ...settings }), inner('spacer', tall(10))];
    const column = held('column', { _column_size: 100 }, rows);
    const one = shown({ elType: 'section', settings: { gap: 'no' }, elements: [column] });
    return one('.elementor-widget-wrap').getBoundingClientRect().height;
  };
  expect(heightOf({})).toBe(60);
  expect(heightOf({ _margin: { ...NO_SIDES, top: '3', bottom: '5' } })).toBe(68);
  const half = { _element_width: 'initial', _element_custom_width: { unit: '%', size: 60 } };
  expect(heightOf(half)).toBe(40);
  expect(heightOf({ _position: 'absolute' })).toBe(10);
});

test('K columns that are wider than their row shrink no further than their longest word', async () => {
  await page.viewport(1440, 800);
  const word = inner('text-editor', { editor: `<p>${'m'.repeat(14)}</p>` });
  const column = (elements: object[]) => held('column', { _column_size: 50, _inline_size: 90 }, elements);
  const one = shown({
    elType: 'section',
    settings: { gap: 'no', layout: 'full_width' },
    elements: [column([word]), column([inner('spacer', {})])],
  });
  one('.elementor-section').style.inlineSize = '300px';
  const { width } = one('.elementor-column').getBoundingClientRect();
  expect(width).toBeGreaterThan(one('p').scrollWidth - 1);
  expect(width).toBeGreaterThan(160);
});

test('K a widget of a column that may not shrink is as wide as it was told to be', () => {
  const wide = {
    ...{ _element_width: 'initial', _element_custom_width: { unit: '%', size: 104 }, _flex_size: 'none' },
    ...tall(10),
  };
  const widthIn = (box: object) => {
    const one = shown(box);
    const widget = one('.elementor-widget-spacer');
    return widget.offsetWidth / (widget.parentElement as HTMLElement).clientWidth;
  };
  const column = held('column', { _column_size: 100 }, [inner('spacer', wide)]);
  expect(widthIn({ elType: 'section', settings: { gap: 'no' }, elements: [column] })).toBeCloseTo(1.04, 2);
  const settings = { content_width: 'full', padding: NO_SIDES };
  expect(widthIn({ elType: 'container', settings, elements: [inner('spacer', wide)] })).toBe(1);
});

test('K narrower screens have a background’s own place only where they were told one', async () => {
  const at = (x: number) => ({ unit: 'px', size: x });
  const settings = {
    ...{ background_background: 'classic', background_image: { url: '/media/a.webp', id: '' } },
    ...{ background_position: 'initial', background_xpos: at(-20), background_ypos: at(-7) },
  };
  const places = async (more: object) => {
    const box = shown({ elType: 'container', settings: { ...settings, ...more } })('.e-con');
    box.style.transition = 'none';
    const found: string[] = [];
    for (const width of [1440, 768, 390]) {
      await page.viewport(width, 800);
      found.push(styleOf(box).backgroundPosition);
    }
    return found;
  };
  expect(await places({})).toEqual(['-20px -7px', '0px 0px', '0px 0px']);
  const tablet = { background_xpos_tablet: at(-3), background_ypos_tablet: at(-1) };
  expect(await places(tablet)).toEqual(['-20px -7px', '-3px -1px', '0px 0px']);
  expect(await places({ background_position_tablet: 'center center' })).toEqual([
    '-20px -7px',
    '50% 50%',
    '50% 50%',
  ]);
});

test('K on phones the cross of an alert has Elementor’s place, whatever was said for it', async () => {
  const settings = { alert_title: 'A', dismiss_icon_vertical_position: { unit: 'px', size: 33 } };
  await page.viewport(1440, 800);
  const cross = shown(widget('alert', settings))('.elementor-alert-dismiss');
  expect(styleOf(cross).top).toBe('33px');
  await page.viewport(390, 800);
  expect(styleOf(cross).top).toBe('7px');
});

test('K the colour that a column of the older kind gives its headings counts more than their own', () => {
  const heading = {
    id: 'abc1236',
    elements: [],
    ...widget('heading', { title: 'A', title_color: '#000000' }),
  };
  const column = (settings: object) => {
    const within = { id: 'abc1235', elType: 'column', settings, elements: [heading] };
    return shown({ elType: 'section', settings: {}, elements: [within] })('.elementor-heading-title');
  };
  expect(styleOf(column({})).color).toBe('rgb(0, 0, 0)');
  expect(styleOf(column({ heading_color: '#020101' })).color).toBe('rgb(2, 1, 1)');
});

test('K a share above what is in a box is of the room between its sides', () => {
  const padding = { unit: '%', top: '5', right: '10', bottom: '5', left: '10' };
  const one = shown({ elType: 'container', settings: { padding } });
  const { width } = one('.e-con').getBoundingClientRect();
  expect(Number.parseFloat(styleOf(one('.e-con-inner')).paddingTop)).toBeCloseTo(width * 0.8 * 0.05, 1);
  expect(styleOf(one('.e-con')).paddingTop).toBe('0px');
});

test('K the line below a title lies where its font has it', () => {
  const tabs = [{ tab_title: 'One', tab_content: 'Text' }];
  const title = shown(widget('accordion', { tabs }))('.elementor-accordion-title');
  expect(styleOf(title).textUnderlineOffset).toBe('auto');
});

test('K items of a list are as wide as it wherever they stand, and so are the lines between them', () => {
  const icon_list = [{ text: 'One' }, { text: 'Two' }];
  const lined = { divider: 'yes', divider_width: { size: 50, unit: '%' } };
  const one = shown(widget('icon-list', { icon_list, icon_align: 'center', ...lined }));
  const item = one('.elementor-icon-list-item');
  expect(item.offsetWidth).toBe(one('.elementor-icon-list-items').offsetWidth);
  const line = getComputedStyle(item, '::after');
  expect(Number.parseFloat(line.marginLeft)).toBeCloseTo(item.offsetWidth / 4, 0);
});

test('K figures that need two lines stand in the middle of both', () => {
  const one = shown(widget('counter', { ending_number: 10 }));
  expect(styleOf(one('.elementor-counter-number')).textAlign).toBe('center');
});

test('K a title below a figure that needs two lines begins both at their start', () => {
  const one = shown(widget('counter', { ending_number: 10, title: 'Words' }));
  expect(styleOf(one('.elementor-counter-title')).textAlign).toBe('start');
});

test('K the drawing at the edge of a box is as high and as dense as Elementor’s', () => {
  const edge = (shape_divider_top: string) => shown({ elType: 'container', settings: { shape_divider_top } });
  const { width, height } = edge('clouds')('.elementor-shape svg').getBoundingClientRect();
  expect(width / height).toBeCloseTo(10.2, 1);
  edge('mountains');
  const paths = [...document.querySelectorAll('.elementor-shape path')];
  expect(paths.map((path) => styleOf(path).opacity)).toEqual(['0.33', '0.66', '1']);
});

test('K a line keeps a little of itself beside words that are longer than it', () => {
  const one = shown(widget('divider', { look: 'line_text', text: 'word '.repeat(400), text_align: 'right' }));
  const { width } = one('.elementor-divider-separator').getBoundingClientRect();
  expect(one('.elementor-divider__text').getBoundingClientRect().width).toBeCloseTo(width * 0.95, 1);
});

test('K the icon to play a video stands on a line of text, with its shadow, also where its author chose it', () => {
  const video = { youtube_url: 'https://youtu.be/XHOmBV4js_E', show_image_overlay: 'yes' };
  for (const play_icon of [undefined, ICON]) {
    const one = shown(widget('video', { ...video, image_overlay: { url: '/a.png' }, play_icon }));
    const frame = one('.elementor-wrapper').getBoundingClientRect();
    const play = one('.elementor-custom-embed-play').getBoundingClientRect();
    expect(frame.top + frame.height / 2 - (play.top + play.height / 2)).toBe(3.5);
    expect(styleOf(one('.elementor-custom-embed-play svg')).filter).toContain('drop-shadow');
  }
});

test('K an icon of the older kind stands before the words of a button, as Elementor leaves it', () => {
  const old = shown(widget('button', { text: 'Read', icon: 'fa fa-star', icon_align: 'right' }));
  const left = (selector: string) => old(selector).getBoundingClientRect().left;
  expect(left('.elementor-button-icon')).toBeLessThan(left('.elementor-button-text'));
});

test('K shares above and below the content of a container are of the room that those beside it leave', () => {
  const padding = { unit: '%', top: '10', right: '25', bottom: '10', left: '25' };
  const box = shown(held('container', { padding }))('.e-con');
  const { width, height } = box.getBoundingClientRect();
  expect(Math.round(height)).toBe(Math.round(0.2 * width * 0.5));
});

test('K a side of a container in which no length stands leaves the others as they are', () => {
  const margin = { unit: 'px', top: '0', right: 'auto', bottom: '26', left: '0' };
  const box = shown(held('container', { margin }))('.e-con');
  expect([styleOf(box).marginBottom, styleOf(box).marginRight]).toEqual(['26px', '0px']);
});

test('K lines of a heading and of a counter’s title break and begin where Elementor’s do', () => {
  const heading = shown(widget('heading', { title: 'Two words', header_size: 'div' }));
  expect(styleOf(heading('.elementor-heading-title')).textWrapStyle).toBe('auto');
  const title = shown(widget('counter', { title: 'Two words', title_horizontal_alignment: 'center' }));
  expect(styleOf(title('.elementor-counter-title')).textAlign).toBe('start');
  expect(styleOf(title('.elementor-counter-number-wrapper')).textAlign).toBe('center');
});

test('K the veil of a column lies on colours and pictures, and not on what moves', () => {
  const veiled = (kind: string) => {
    const veil = { background_overlay_background: 'classic', background_overlay_color: '#ff0000' };
    const column = held('column', { background_background: kind, ...veil }, [inner('spacer', {})]);
    const wrap = shown({ elType: 'section', elements: [column] })('.elementor-widget-wrap');
    return getComputedStyle(wrap, '::before').content !== 'none';
  };
  expect(['classic', 'gradient', 'slideshow', 'video'].map(veiled)).toEqual([true, true, false, false]);
});

test('K a divider is as high as its line and the room around it', () => {
  const divider = shown(widget('divider', {}))('.elementor-widget-divider');
  expect(divider.getBoundingClientRect().height).toBe(15 + 1 + 15);
});

test('K an icon above its words stays at their edge, whatever is said of its height beside them', async () => {
  await page.viewport(1440, 900);
  const words = { title_text: 'Call', content_vertical_alignment: 'middle', text_align: 'left' };
  const alignment = (position: string) =>
    styleOf(shown(widget('icon-box', { ...words, position }))('.elementor-icon-box-wrapper')).alignItems;
  expect(alignment('block-start')).not.toBe('center');
  expect(alignment('inline-start')).toBe('center');
});

test('K on a phone an icon stays beside its words where its author took the other place back', async () => {
  const direction = (more: object) => {
    const settings = { title_text: 'Call', position: 'left', ...more };
    return styleOf(shown(widget('icon-box', settings))('.elementor-icon-box-wrapper')).flexDirection;
  };
  await page.viewport(390, 800);
  const directions = [direction({}), direction({ position_mobile: '' })];
  const alignment = (more: object) =>
    styleOf(
      shown(widget('icon-box', { position: 'left', content_vertical_alignment: 'bottom', ...more }))(
        '.elementor-icon-box-wrapper',
      ),
    ).alignItems;
  const alignments = [{}, { position_mobile: '' }, { position_mobile: 'right' }].map(alignment);
  await page.viewport(1440, 900);
  expect(directions).toEqual(['column', 'row']);
  expect(alignments).toEqual(['normal', 'end', 'end']);
});

test('K the title of a box keeps the distance of its tag', () => {
  const distance = (tag: string) => {
    const box = shown(widget('icon-box', { title_text: 'Call', title_size: tag }));
    const { marginTop, marginBottom } = styleOf(box('.elementor-icon-box-title'));
    return [marginTop, marginBottom];
  };
  expect(['h3', 'div', 'p'].map(distance)).toEqual([
    ['8px', '16px'],
    ['0px', '0px'],
    ['0px', '14.4px'],
  ]);
});

test('K in a column an anchor takes no room, and a widget with a width that nobody said is as wide as its words', () => {
  const widgets = [
    inner('menu-anchor', { anchor: 'here' }),
    inner('button', { text: 'Go', align: 'justify', _element_width: 'initial' }),
  ];
  const column = held('column', { _column_size: 100 }, widgets);
  const one = shown({ elType: 'section', elements: [column] });
  const wrap = one('.elementor-widget-wrap').getBoundingClientRect();
  const button = one('.elementor-widget-button').getBoundingClientRect();
  expect(button.top - wrap.top).toBe(10);
  expect(button.width).toBeLessThan(wrap.width / 2);
});

test('K elements of version 4 without words, and boxes that are buttons, are as large as Elementor’s', () => {
  const typed = (value: unknown, $$type = 'string') => ({ $$type, value });
  const words = (widgetType: string, setting: string, text: string) => ({
    ...{ id: `${widgetType}1`, elements: [] },
    ...widget(widgetType, { [setting]: typed(text) }),
  });
  const stack = typed(
    { destination: typed('#elementor-action%3Aaction%3Dpopup', 'url'), tag: typed('button') },
    'link',
  );
  const button = (id: string, settings: object) => ({
    ...{ id, elType: 'e-div-block', settings, elements: [words('e-paragraph', 'paragraph', 'Call')] },
  });
  const one = shown({
    elType: 'e-flexbox',
    settings: { classes: typed(['e-rows-1'], 'classes') },
    styles: {
      'e-rows-1': {
        variants: [
          {
            meta: { breakpoint: 'desktop', state: null },
            props: { 'flex-direction': typed('column'), gap: typed({ size: 20, unit: 'px' }, 'size') },
          },
        ],
      },
    },
    elements: [
      words('e-heading', 'title', ''),
      words('e-button', 'text', ''),
      button('tagged1', { tag: typed('button') }),
      button('linked1', { link: stack }),
      {
        ...{ id: 'video1', elements: [] },
        ...widget('e-self-hosted-video', {
          source: typed({ id: null, url: typed('/a.webm', 'url') }, 'video-src'),
        }),
      },
    ],
  });
  const box = (id: string) => one(`.elementor-element-${id}`).getBoundingClientRect();
  const row = one('.e-flexbox-base').getBoundingClientRect();
  expect(box('e-button1').top - row.top).toBe(10 + 20);
  expect([box('e-button1').width, box('e-button1').height]).toEqual([row.width - 20, 24]);
  expect(box('video1').width).toBe(row.width - 20);
  const linked = one('.elementor-element-linked1');
  expect(linked.dataset.actionLink).toBe('#elementor-action%3Aaction%3Dpopup');
  for (const drawn of [linked, one('.elementor-element-tagged1')]) {
    expect(drawn.localName).toBe('button');
    expect(styleOf(drawn)).toMatchObject({
      ...{ borderTopColor: 'rgb(204, 51, 102)', borderTopWidth: '1px', color: 'rgb(204, 51, 102)' },
      ...{ textAlign: 'center', textWrapMode: 'nowrap', paddingTop: '10px', borderRadius: '0px' },
    });
  }
});

test('K a column has its own place for what is in it, whatever its section says', () => {
  const column = (id: string, content_position: string, title = 'Words') => ({
    ...{ id, elType: 'column', settings: { _column_size: 33, content_position } },
    elements: [{ id: `${id}e`, elements: [], ...widget('heading', { title }) }],
  });
  const columns = [
    column('c000001', 'top'),
    column('c000002', ''),
    column('c000003', '', 'Word<br>'.repeat(9)),
  ];
  const at = shown({ elType: 'section', settings: { content_position: 'middle' }, elements: columns });
  const placeIn = (id: string): number =>
    at(`[data-id=${id}e]`).getBoundingClientRect().top - at(`[data-id=${id}]`).getBoundingClientRect().top;
  expect(placeIn('c000001')).toBeLessThan(20);
  expect(placeIn('c000002')).toBeGreaterThan(100);
});

test('K columns of text are balanced without the margin below their last paragraph', () => {
  const editor =
    '<p>Columns:</p><p>One line and another that is longer than its column is wide</p><p>End</p>';
  const at = shown(
    widget('text-editor', { editor, text_columns: '4', column_gap: { unit: 'px', size: 30 } }),
  );
  document.adoptedStyleSheets.at(-1)?.insertRule('p { margin-block-end: 60px !important }');
  const plain = document.createElement('div');
  plain.style.cssText = 'column-count:4;column-gap:30px;';
  plain.innerHTML = editor;
  at('.elementor-widget-text-editor').after(plain);
  plain.style.font = getComputedStyle(at('.elementor-widget-text-editor p')).font;
  expect(at('.elementor-widget-text-editor').offsetHeight).toBe(plain.offsetHeight);
});

test('K containers take the z-index of the one around them, unless they have their own', () => {
  const container = (id: string, settings: object, elements: readonly object[] = []) => ({
    ...{ id, elType: 'container', settings, elements },
  });
  const one = shown(
    container('abc1234', { z_index: 5 }, [
      container('def5678', {}, [{ ...widget('spacer', {}), id: 'fed8765', elements: [] }]),
      container('bcd2345', { z_index: 7 }),
    ]),
  );
  const depth = (id: string) => getComputedStyle(one(`.elementor-element-${id}`)).zIndex;
  expect(['abc1234', 'def5678', 'fed8765', 'bcd2345'].map(depth)).toEqual(['5', '5', 'auto', '7']);
  expect(getComputedStyle(shown(container('abc1234', {}))('.e-con')).zIndex).toBe('auto');
});

test('K below the picture of an image box on a phone is room where its author chose that place for phones', async () => {
  await page.viewport(390, 800);
  const image = { url: '/media/a.png', id: '' };
  const below = (settings: object) => {
    const one = shown(widget('image-box', { image, title_text: 'Quay', ...settings }));
    return getComputedStyle(one('.elementor-image-box-img')).marginBottom;
  };
  const chosen = { position: 'left', position_mobile: 'top' };
  expect(below({ position: 'left' })).toBe('0px');
  expect(below(chosen)).toBe('15px');
  expect(below({ ...chosen, image_space_mobile: { unit: 'px', size: 5 } })).toBe('5px');
  expect(below({})).toBe('15px');
  await page.viewport(1440, 900);
});
