import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { withElementorLook } from '../model/document/pageLook.ts';
import { parseDocument } from '../model/document/parseDocument.ts';
import { IconDrawingsProvider } from '../parts/icon/useIcons.ts';
import { DocumentView } from './DocumentView.tsx';
import { documentStyles } from './documentStyles.ts';

const parse = (element: object) =>
  parseDocument([{ id: 'abc1234', elements: [], ...element }], { id: 7, cleanHtml: (html) => html });
const widget = (widgetType: string, settings: object) => parse({ elType: 'widget', widgetType, settings });
const sheetOf = (type: string, settings: object) =>
  documentStyles(widget(type, settings)).replaceAll(
    '.elementor-7 .elementor-element.elementor-element-abc1234',
    '&',
  );
const markupOf = (type: string, settings: object) =>
  renderToStaticMarkup(<DocumentView document={widget(type, settings)} />);
const px = (size: number) => ({ unit: 'px', size });

test.each([
  ['has the height that it was given', { height: 'min-height' }, true],
  ['within a column lets its columns fill it', { height_inner: 'min-height' }, false],
])('K a section of a least height %s', (_what, settings, isMiddle) => {
  const css = documentStyles(parse({ elType: 'section', settings }));
  expect(css).toContain('min-block-size:400px');
  expect(css.includes('align-items:center')).toBe(isMiddle);
});

test('K a least height that was emptied asks for none', () => {
  const css = documentStyles(
    parse({ elType: 'section', settings: { height: 'min-height', custom_height: { unit: 'px', size: '' } } }),
  );
  expect(css).not.toContain('min-block-size');
  expect(css).toContain('align-items:center');
});

test('K sides are drawn when all that a rule needs are said, so that those of wider devices stay', () => {
  const open = { unit: 'px', top: '', right: '0', bottom: '', left: '0' };
  const margins = {
    margin: { ...open, top: '5', bottom: '6' },
    margin_tablet: { ...open, top: '80', bottom: '80' },
  };
  const css = documentStyles(parse({ elType: 'section', settings: { ...margins, margin_mobile: open } }));
  expect(css).toContain('margin-block:80px 80px');
  expect(css).not.toContain('767px');
  expect(sheetOf('heading', { title: 'A', _padding: { ...open, top: '5' } })).not.toContain('padding');
  expect(
    documentStyles(
      parse({ elType: 'section', settings: { margin: { ...open, top: '5', bottom: '6', left: '' } } }),
    ),
  ).toContain('margin-block:5px 6px');
});

test('K a shadow whose colour was taken away is none, and sides of other words than numbers need a unit of their own', () => {
  const shadow = (color: object) =>
    sheetOf('heading', {
      title: 'A',
      _box_shadow_box_shadow_type: 'yes',
      _box_shadow_box_shadow: { horizontal: 0, vertical: 0, blur: 10, spread: 0, ...color },
    });
  expect(shadow({ color: '' })).not.toContain('box-shadow');
  expect(shadow({ color: '#123456' })).toContain('box-shadow:0px 0px 10px 0px #123456');
  const margin = (unit: string) =>
    sheetOf('heading', { title: 'A', _margin: { top: '9', right: 'auto', bottom: '0', left: 'auto', unit } });
  expect(margin('px')).not.toContain('margin');
  expect(margin('custom')).toContain('calc(0px + var(--p-below,0px));margin-right:auto;margin-left:auto');
});

test('K the place of a background begins at its edge again on a device that says one half of it', () => {
  const css = documentStyles(
    parse({
      elType: 'container',
      settings: {
        background_background: 'classic',
        background_image: { url: '/a.webp', id: 1 },
        background_position: 'initial',
        background_xpos: px(50),
        background_ypos: px(20),
        background_xpos_tablet: px(10),
      },
    }),
  );
  expect(css).toContain('background-position:var(--p-place, 50px 20px)');
  expect(css).toContain('background-position:var(--p-place-phone, 10px 0px)');
});

test('K columns of a section without a height of its own stand where they always stand', () => {
  const css = (settings: object) => documentStyles(parse({ elType: 'section', settings }));
  expect(css({ column_position: 'bottom' })).toBe('');
  expect(css({ column_position: 'bottom', height: 'full' })).toContain('align-items:flex-end');
});

test('K a picture that stands still does so on wide screens only', () => {
  const css = documentStyles(
    parse({
      elType: 'section',
      settings: {
        background_background: 'classic',
        background_image: { url: '/a.webp' },
        background_attachment: 'fixed',
      },
    }),
  );
  expect(css).toContain('background-attachment:var(--p-still, fixed)');
});

test('K social icons keep the colours of their networks until others are chosen', () => {
  expect(sheetOf('social-icons', { icon_primary_color: '#123456' })).toBe('');
  expect(sheetOf('social-icons', { icon_primary_color: '#123456', icon_color: 'custom' })).toContain(
    '#123456',
  );
});

test('K the frame of an icon counts where the icon has one', () => {
  const settings = {
    border_width: { unit: 'px', top: 2, right: 2, bottom: 2, left: 2 },
    icon_padding: px(9),
  };
  expect(sheetOf('icon', settings)).toBe('');
  expect(sheetOf('icon', { ...settings, view: 'framed' })).toContain('border-width:2px 2px 2px 2px');
});

test('K the icon of a divider has the frame and the colours that were chosen', () => {
  const settings = {
    look: 'line_icon',
    icon: { library: 'svg', value: { url: '/a.svg' } },
    icon_view: 'stacked',
    primary_color: '#123456',
    secondary_color: '#654321',
  };
  expect(markupOf('divider', settings)).toContain('elementor-view-stacked');
  expect(sheetOf('divider', settings)).toContain(
    '&.elementor-view-stacked .elementor-icon{background-color:#123456;color:#654321}',
  );
});

test.each(['call-to-action', 'flip-box'])(
  'K the icon of a %s has the frame and the colours that were chosen',
  (type) => {
    const settings = {
      graphic_element: 'icon',
      selected_icon: { library: 'svg', value: { url: '/a.svg' } },
      icon_primary_color: '#123456',
      icon_secondary_color: '#654321',
      icon_padding: px(9),
      icon_border_width: px(2),
      icon_border_radius: { unit: 'px', top: 1, right: 2, bottom: 3, left: 4 },
    };
    const stacked = { ...settings, icon_view: 'stacked', icon_shape: 'square' };
    expect(markupOf(type, stacked)).toContain(
      'elementor-icon-wrapper elementor-view-stacked elementor-shape-square"',
    );
    expect(sheetOf(type, stacked)).toContain(
      '& .elementor-view-stacked .elementor-icon{background-color:#123456;color:#654321}',
    );
    expect(sheetOf(type, stacked)).toContain('padding:9px;border-radius:1px 2px 3px 4px');
    expect(sheetOf(type, stacked)).not.toContain('border-width');
    const framed = { ...settings, icon_view: 'framed' };
    expect(markupOf(type, framed)).toContain('elementor-view-framed elementor-shape-circle"');
    expect(sheetOf(type, framed)).toContain('padding:9px;border-width:2px;border-radius:1px 2px 3px 4px');
    expect(markupOf(type, settings)).toContain('elementor-icon-wrapper elementor-view-default"');
    expect(sheetOf(type, settings)).not.toMatch(/padding|radius/);
  },
);

test('K the sides of a flip box are aligned as each was told', () => {
  const css = sheetOf('flip-box', { alignment_a: 'left', vertical_position_b: 'bottom' });
  expect(css).toContain('& .elementor-flip-box__front .elementor-flip-box__layer__overlay{text-align:left}');
  expect(css).toContain(
    '& .elementor-flip-box__back .elementor-flip-box__layer__overlay{justify-content:flex-end}',
  );
});

test('K stars are drawn, or written where that was chosen', () => {
  expect(markupOf('star-rating', { rating: 3 })).toContain('elementor--star-style-star_fontawesome');
  expect(markupOf('star-rating', { rating: 3, star_style: 'star_unicode' })).toContain(
    'elementor--star-style-star_unicode',
  );
  expect(markupOf('star-rating', { rating: 3, unmarked_star_style: 'outline' })).toContain(
    'elementor-star-rating--outline',
  );
  expect(sheetOf('star-rating', { align: 'center' })).toContain('justify-content:center');
});

test('K a video shows the play icon that was chosen', () => {
  const settings = { video_type: 'youtube', youtube_url: 'https://www.youtube.com/watch?v=XHOmBV4js_E' };
  const file = { library: 'svg', value: { url: '/play.svg' } };
  expect(markupOf('video', { ...settings, play_icon: file })).toContain('src="/play.svg"');
  expect(markupOf('video', { ...settings, play_icon: { value: 'eicon-play', library: 'eicons' } })).toContain(
    'M7 4l14 8-14 8z',
  );
});

test.each([
  ['accordion', '& .elementor-accordion-icon{margin-inline-end:12px}'],
  ['toggle', '& .elementor-toggle-icon{margin-inline-end:12px}'],
])('K the space beside the icon of an %s comes after it, on whichever side it stands', (type, wanted) => {
  expect(sheetOf(type, { icon_space: px(12) })).toContain(wanted);
});

test('K the line around an accordion is one line between two items, in its colour above the text too', () => {
  const css = sheetOf('accordion', { border_width: px(3), border_color: '#123456' });
  expect(css).toContain(
    '& .elementor-accordion-item + .elementor-accordion-item{border-block-start-style:none}',
  );
  expect(css).toContain(
    '& .elementor-accordion-item .elementor-tab-content{border-block-start-width:3px;border-color:#123456}',
  );
});

test('K titles of tabs have a width of their own at a side only, and are filled without being told how', () => {
  expect(sheetOf('nested-tabs', { tabs_width: px(120) })).toBe('');
  expect(sheetOf('nested-tabs', { tabs_width: px(120), tabs_direction: 'inline-start' })).toContain('120px');
  expect(sheetOf('nested-tabs', { tabs_title_background_color_active_color: '#123456' })).toContain(
    '[aria-selected="true"]{background-color:#123456}',
  );
  expect(sheetOf('nested-tabs', { tabs_title_background_color_color: '#123456' })).toBe('');
});

test('K a button whose gradient has no colours yet has those that Elementor begins with', () => {
  expect(sheetOf('button', { background_background: 'gradient' })).toContain(
    'background-color:transparent;background-image:linear-gradient(180deg,var(--e-global-color-accent,#61ce70) 0%,#f2295b 100%)',
  );
});

test('K the dots of a carousel have the size and colours that were chosen', () => {
  const css = sheetOf('image-carousel', { dots_size: px(9), dots_color: '#123456', dots_gap: px(4) });
  expect(css).toContain('--swiper-pagination-bullet-size:9px');
  expect(css).toContain('--swiper-pagination-bullet-horizontal-gap:4px');
  expect(css).toContain('--swiper-pagination-color:#123456');
  expect(sheetOf('image-carousel', { dots_inactive_color: '#654321' })).toContain(
    '--swiper-pagination-bullet-inactive-color:#654321;--swiper-pagination-bullet-inactive-opacity:1',
  );
});

test('K dots of slides have the colours that Elementor Pro calls them by', () => {
  const css = sheetOf('slides', { dots_color: '#123456', dots_color_inactive: '#654321' });
  expect(css).toContain('--swiper-pagination-color:#123456');
  expect(css).toContain('--swiper-pagination-bullet-inactive-color:#654321');
});

test('K pictures of a carousel stand at the edge that was chosen, and are cut to the size that was chosen', () => {
  expect(sheetOf('image-carousel', { gallery_vertical_align: 'flex-end' })).toContain('align-items:flex-end');
  const cut = { thumbnail_custom_dimension: { width: '200', height: '120' } };
  expect(sheetOf('image-carousel', { ...cut, thumbnail_size: 'custom' })).toContain(
    'aspect-ratio:200 / 120;object-fit:cover',
  );
  expect(sheetOf('image-carousel', cut)).toBe('');
  expect(
    sheetOf('image-carousel', { thumbnail_size: 'custom', thumbnail_custom_dimension: { width: '200' } }),
  ).toBe('');
});

test('K the space below the picture of a box, and shadows of words, are drawn', () => {
  expect(sheetOf('image-box', { image_space: px(40) })).toContain('--p-image-space:40px');
  const shadow = {
    horizontal: 4,
    vertical: 2,
    blur: 2,
    color: 'rgba(8.592391304347826, 52.70000000000002, 16.455051984877155, 0.3)',
  };
  const words = { title_shadow_text_shadow_type: 'yes', title_shadow_text_shadow: shadow };
  for (const type of ['icon-box', 'image-box', 'star-rating'])
    expect(sheetOf(type, words)).toContain('text-shadow:4px 2px 2px rgba(8.592');
});

test('K a grid has one column on phones, and the icon of a box stands above its words there, until told otherwise', () => {
  const grid = { container_type: 'grid', grid_columns_grid: { unit: 'fr', size: 4 } };
  const css = (settings: object) => documentStyles(parse({ elType: 'container', settings }));
  expect(css(grid)).toContain('--p-columns:repeat(4, 1fr)');
  expect(css(grid)).not.toContain('--p-columns-phone');
  expect(css({ ...grid, grid_columns_grid_mobile: { unit: 'fr', size: 2 } })).toContain(
    '--p-columns-phone:repeat(2, 1fr)',
  );
  const box = { title_text: 'Title', position: 'inline-start' };
  expect(markupOf('icon-box', box)).toContain('elementor-mobile-position-block-start');
  expect(markupOf('icon-box', { ...box, position_mobile: 'inline-start' })).not.toContain(
    'elementor-mobile-position-block-start',
  );
});

test('K the path below letters is seen where it was switched on', () => {
  expect(sheetOf('text-path', { path_fill_normal: '#123456' })).toBe('');
  const seen = sheetOf('text-path', { path_fill_normal: '#123456', show_path: 'yes' });
  expect(seen).toContain('stroke:currentColor');
  expect(seen).toContain('fill:#123456');
  // As Elementor writes it.
  const theirs = sheetOf('text-path', { stroke_width_normal: { size: 3, unit: 'px' }, show_path: '#E8178A' });
  expect(theirs).toContain('stroke:#E8178A');
  expect(theirs).toContain('stroke-width:3px');
});

test('K what an author took away is not drawn: the icons of an accordion, the cross of an alert, the play button', () => {
  const tabs = [{ tab_title: 'A', tab_content: 'B' }];
  expect(markupOf('accordion', { tabs })).toContain('elementor-accordion-icon');
  expect(markupOf('accordion', { tabs, selected_icon: { value: '', library: '' } })).not.toContain(
    'elementor-accordion-icon',
  );
  expect(markupOf('alert', { alert_title: 'A' })).toContain('elementor-alert-dismiss');
  expect(markupOf('alert', { alert_title: 'A', show_dismiss: '' })).not.toContain('elementor-alert-dismiss');
  const video = { youtube_url: 'https://www.youtube.com/watch?v=XHOmBV4js_E' };
  expect(markupOf('video', video)).not.toContain('portico-unseen-play');
  expect(markupOf('video', { ...video, show_play_icon: '' })).toContain('portico-unseen-play');
});

test('K a picture of the library says the size that was chosen of it, others are as large as they are', () => {
  const image = { url: '/a.webp', id: 5 };
  expect(markupOf('image', { image })).toContain('class="size-large"');
  expect(markupOf('image', { image, image_size: 'full' })).not.toContain('size-');
  expect(markupOf('image', { image: { url: '/a.webp', id: '' } })).not.toContain('size-');
  expect(markupOf('image-gallery', { wp_gallery: [image] })).toContain('class="size-thumbnail"');
  expect(markupOf('image-box', { image, thumbnail_size: 'medium' })).toContain('class="size-medium"');
  expect(sheetOf('image', { width: px(300) })).toContain('max-block-size:none');
});

const SIDES = { top: '9', right: '9', bottom: '9', left: '9' };
const CUT = { image_size: 'custom', image_custom_dimension: { width: '300', height: '600' } };

test('K a picture of the library is cut to the size that was chosen, in a file that is large enough for it', () => {
  const image = { url: '/a.webp', id: 5, width: 1200, height: 800 };
  expect(markupOf('image', { image, ...CUT })).toMatch(
    /width="300" height="600" class(?:Name)?="size-custom" sizes="900px"/,
  );
  expect(sheetOf('image', { image, ...CUT })).toContain(
    ':where(img.size-custom){aspect-ratio:300 / 600;object-fit:cover}',
  );
  expect(sheetOf('image', { image, ...CUT, 'object-fit': 'contain' })).toContain('& img{object-fit:contain}');
  expect(markupOf('image', { image: { ...image, id: '' }, ...CUT })).not.toContain('size-custom');
  const { image_size: thumbnail_size, image_custom_dimension: thumbnail_custom_dimension } = CUT;
  expect(markupOf('image-box', { image, thumbnail_size, thumbnail_custom_dimension })).toContain(
    'width="300" height="600"',
  );
});

test.each([
  ['price-list', 'image_size', (image: object) => ({ price_list: [{ title: 'Soup', image }] })],
  ['theme-post-featured-image', 'image', (image: object) => ({ image })],
])('K a picture of %s is cut as those of others are', (type, group, settings) => {
  const image = { url: '/a.webp', id: 5, width: 1200, height: 800 };
  const cut = { [`${group}_size`]: 'custom', [`${group}_custom_dimension`]: { width: 300, height: 600 } };
  const [picture] = /<img[^>]*>/.exec(markupOf(type, { ...settings(image), ...cut })) ?? [];
  expect(picture).toContain('size-custom"');
  expect(picture).toContain('width="300" height="600"');
  expect(markupOf(type, settings(image))).not.toContain('size-custom');
  expect(sheetOf(type, { ...settings(image), ...cut })).toMatch(
    /img[^{]*size-custom\)?[^{]*\{aspect-ratio:300 \/ 600;object-fit:cover\}/,
  );
});

test('K the gap of a gallery applies where its spacing is custom, and is 15 px at first', () => {
  const wp_gallery = [{ url: '/a.webp' }];
  const gap = { image_spacing_custom: px(40) };
  expect(sheetOf('image-gallery', { wp_gallery, image_spacing: 'custom' })).toContain('gap:15px');
  expect(sheetOf('image-gallery', { wp_gallery, image_spacing: 'custom', ...gap })).toContain('gap:40px');
  expect(sheetOf('image-gallery', { wp_gallery, ...gap })).not.toContain('gap:40px');
});

const VIDEO = { video_type: 'hosted', hosted_url: { url: '/a.mp4' }, lightbox: 'yes' };

test('K a video carries the colours of its lightbox, also those of the site, and nothing that is not a colour', () => {
  const html = markupOf('video', {
    ...VIDEO,
    hosted_url: { url: 'https://example.org/a.mp4' },
    ...{ lightbox_color: '#112233', lightbox_ui_color_hover: 'red;}' },
    __globals__: { lightbox_ui_color: 'globals/colors?id=accent' },
  });
  expect(html).toContain('&quot;color&quot;:&quot;#112233&quot;');
  expect(html).toContain('&quot;uiColor&quot;:&quot;var(--e-global-color-accent');
  expect(html).not.toContain('uiHoverColor');
});

test.each([
  ['video', 'image_overlay', (image: object) => ({ ...VIDEO, image_overlay: image })],
  ['call-to-action', 'bg_image', (image: object) => ({ bg_image: image })],
  ['media-carousel', 'image_size', (image: object) => ({ slides: [{ image }] })],
])('K what was cut off the picture that covers a %s does not come back', (type, group, settings) => {
  const image = { url: '/a.webp', id: 5, width: 1200, height: 800 };
  const cut = { [`${group}_size`]: 'custom', [`${group}_custom_dimension`]: { width: 300, height: 600 } };
  expect(markupOf(type, { ...settings(image), ...cut })).toMatch(/<img[^>]*class="size-custom"/);
  expect(markupOf(type, { ...settings({ ...image, id: '' }), ...cut })).not.toContain('size-custom');
  const css = sheetOf(type, { ...settings(image), ...cut });
  expect(css).toContain(':has(> .size-custom){container-type:size}');
  expect(css).toMatch(/> \.size-custom\{[^}]*inline-size:max\(100cqi, 100cqb \* \(300 \/ 600\)\)/);
  expect(sheetOf(type, settings(image))).not.toContain('size-custom');
});

test.each([
  ['testimonial', 'testimonial_image', (image: object) => ({ testimonial_image: image })],
  ['testimonial-carousel', 'image_size', (image: object) => ({ slides: [{ image }] })],
  ['reviews', 'image_size', (image: object) => ({ slides: [{ image }] })],
])('K the picture of a %s that was cut stands in a frame of its own', (type, group, settings) => {
  const image = { url: '/a.webp', id: 5, width: 1200, height: 800 };
  const cut = { [`${group}_size`]: 'custom', [`${group}_custom_dimension`]: { width: 300, height: 600 } };
  expect(markupOf(type, { ...settings(image), ...cut })).toMatch(/<picture><img[^>]*class="size-custom"/);
  expect(markupOf(type, settings(image))).not.toContain('<picture');
});

test('K the small pictures of a slideshow have the shape, the number and the place that were chosen', () => {
  const show = { skin: 'slideshow', slides: [{ image: { url: '/a.webp' } }, { image: { url: '/b.webp' } }] };
  const chosen = { thumbs_ratio: '43', slideshow_slides_per_view: '3', centered_slides: 'yes' };
  expect(sheetOf('media-carousel', { ...show, ...chosen })).toContain(
    '& .swiper-pagination{--p-thumb-ratio:4 / 3;--p-thumbs:3;--p-thumbs-from:center}',
  );
  const onDevices = { slideshow_slides_per_view_tablet: '6', slideshow_slides_per_view_mobile: '2' };
  const css = sheetOf('media-carousel', { ...show, ...chosen, ...onDevices });
  expect(css).toContain('{--p-thumbs-tablet:6}');
  expect(css).toContain('{--p-thumbs-phone:2}');
  expect(sheetOf('media-carousel', { ...chosen })).not.toContain('thumb');
  expect(markupOf('media-carousel', show).match(/swiper-pagination-bullet[" ][^>]*><img/g)).toHaveLength(2);
  expect(markupOf('media-carousel', { slides: show.slides })).not.toContain('swiper-pagination-bullet');
});

test.each([
  [
    'call-to-action',
    { title_color_hover: '#123456' },
    '& .elementor-cta:hover .elementor-cta__title{color:#123456}',
  ],
  ['call-to-action', { transformation: 'zoom-out' }, '&{--cta-from:scale(1.2);--cta-to:none}'],
  ['call-to-action', { ribbon_distance: px(60) }, '& .elementor-ribbon-inner{--ribbon-distance:60px}'],
  ['call-to-action', { layout: 'left', layout_mobile: 'above' }, '{--cta-flow:row;--cta-picture:50%}'],
  ['call-to-action', { layout: 'left', layout_mobile: 'above' }, '{--cta-flow:column;--cta-picture:auto}'],
  ['price-table', { box_shadow_box_shadow_type: 'yes' }, '& .elementor-ribbon-inner{box-shadow:'],
  ['flip-box', { shadow_b_box_shadow_type: 'yes' }, '& .elementor-flip-box__back{box-shadow:'],
  [
    'link-in-bio',
    { cta_links_background_color: '#123456' },
    '& .e-link-in-bio__cta.is-type-button .e-link-in-bio__cta-text{background-color:#123456}',
  ],
  [
    'floating-bars-var-1',
    {
      floating_bar_background_type_background: 'gradient',
      floating_bar_background_type_color: '#112233',
      floating_bar_background_type_color_b: '#445566',
    },
    '--p-bar-background-image:linear-gradient(180deg, #112233 0%, #445566 100%)',
  ],
  [
    'floating-bars-var-1',
    {
      floating_bar_background_overlay_type_background: 'classic',
      floating_bar_background_overlay_type_image: { url: '/a.webp' },
      floating_bar_background_overlay_type_size: 'contain',
    },
    '--p-bar-overlay-background-size:contain',
  ],
  ['link-in-bio-var-7', { icons_per_row: '2' }, '& .e-link-in-bio__icons{--bio-icon-columns:2}'],
  ['countdown', { align: 'right' }, '& .elementor-countdown-expire--message{text-align:right}'],
  ['price-list', { content_spacing: px(25) }, '& .elementor-price-list-header{margin-block-end:25px}'],
  ['price-list', { heading_color: '#123456' }, '& .elementor-price-list-header{color:#123456}'],
  ['share-buttons', { icon_size: px(30) }, '& .elementor-share-btn__icon{--share-icon:30px}'],
  [
    'testimonial-carousel',
    { image_border: 'yes', image_border_width: px(4) },
    '& .elementor-testimonial__image :is(img, picture){border-style:solid;border-width:4px}',
  ],
  [
    'testimonial-carousel',
    { width: { unit: '%', size: 70 } },
    '&.elementor-arrows-yes .elementor-image-carousel-wrapper{inline-size:calc(70% - 40px)}',
  ],
  [
    'call-to-action',
    { graphic_image_width: { unit: '%', size: 40 } },
    '& .elementor-cta__image img{inline-size:40%;max-inline-size:100%}',
  ],
  [
    'theme-site-logo',
    { image_border_radius: { ...SIDES, unit: 'px' } },
    '& img{border-radius:9px 9px 9px 9px}',
  ],
  [
    'call-to-action',
    { button_padding: { ...SIDES, unit: 'px' } },
    '& .elementor-cta__button{padding:9px 9px 9px 9px}',
  ],
  [
    'call-to-action',
    { button_color_hover: '#123456' },
    '& .elementor-cta:hover .elementor-cta__button{color:#123456;border-color:#123456}',
  ],
  [
    'animated-headline',
    { rounded_edges: 'yes', above_content: 'yes' },
    'path{stroke-linecap:round;stroke-linejoin:round}& .elementor-headline-dynamic-wrapper svg{z-index:2}',
  ],
  [
    'posts',
    { _skin: 'cards', cards_badge_position: 'left', cards_badge_margin: px(8), cards_badge_radius: px(3) },
    '& .elementor-post__badge{inset-inline:0 auto;border-radius:3px;margin:8px}',
  ],
  ['posts', { classic_box_bg_color_hover: '#123456' }, '& .elementor-post:hover{background-color:#123456}'],
  ['posts', { classic_read_more_alignment: 'yes' }, '& .elementor-post__read-more{margin-block-start:auto}'],
  [
    'social-icons',
    {
      social_icon_list: [
        { item_icon_primary_color: '#111111' },
        {
          item_icon_color: 'custom',
          item_icon_primary_color: '#123456',
          item_icon_secondary_color: '#654321',
        },
      ],
    },
    '& .elementor-grid-item:nth-child(2) .elementor-social-icon{background-color:#123456;color:#654321}',
  ],
  [
    'slides',
    {
      slides: [
        {},
        { custom_style: 'yes', content_color: '#123456' },
        { content_color: '#111111', background_overlay_blend_mode: 'multiply' },
      ],
    },
    '& .portico-slide-2 .elementor-slide-heading{color:#123456}& .portico-slide-2 .elementor-slide-description{color:#123456}& .portico-slide-2 .elementor-slide-button{color:#123456;border-color:#123456}& .portico-slide-3 .elementor-background-overlay{mix-blend-mode:multiply}',
  ],
  [
    'animated-headline',
    { headline_style: 'rotate', animation_type: 'flip', rotate_iteration_delay: 900 },
    '&{--headline-turn:900ms;--headline-from:rotateX(90deg);--headline-to:rotateX(-90deg)}',
  ],
  [
    'countdown',
    {
      digits_text_shadow_text_shadow_type: 'yes',
      digits_text_shadow_text_shadow: { horizontal: 1, vertical: 2, blur: 3, color: '#123456' },
    },
    '& .elementor-countdown-digits{text-shadow:1px 2px 3px #123456}',
  ],
  [
    'gallery',
    { image_hover_animation: 'grow', overlay_background_color: '#123456' },
    '& .elementor-gallery-item:hover .elementor-gallery-item__image{transform:scale(1.1)}& .elementor-gallery-item__overlay{background-color:#123456}',
  ],
  [
    'share-buttons',
    { color_source: 'custom', primary_color: '#123456' },
    '& .elementor-share-btn{--share-color:#123456}',
  ],
  [
    'search-form',
    { skin: 'full_screen', toggle_icon_size: { unit: 'px', size: 80 }, toggle_size: px(50) },
    '& .nv-search svg{inline-size:calc(80 / 100 * 50px);block-size:calc(80 / 100 * 50px)}',
  ],
  [
    'search-form',
    { skin: 'full_screen', toggle_align: 'right' },
    '& .elementor-widget-container{display:flex;justify-content:end}',
  ],
  [
    'posts',
    { pagination_type: 'numbers', pagination_active_color: '#123456', pagination_spacing: px(12) },
    '& .elementor-pagination .page-numbers.current{color:#123456}& .elementor-pagination{--p-between:12px}',
  ],
  [
    'posts',
    { pagination_type: 'load_more_on_click', background_color: '#123456', load_more_spacing: px(9) },
    '& .elementor-button{background-color:#123456}&{--load-more-spacing:9px}',
  ],
  [
    'search-form',
    { input_border_color_focus: '#123456' },
    '& .elementor-search-form__container:focus-within{border-color:#123456}',
  ],
  ['table-of-contents', { header_text_align: 'center' }, '& .elementor-toc__header-title{text-align:center}'],
  ['nav-menu', { dropdown_divider_border: 'dashed' }, 'li:not(:last-child){border-block-end-style:dashed}'],
  [
    'nav-menu',
    { toggle_border_width: px(2) },
    '& .elementor-menu-toggle{border-width:2px;border-style:solid}',
  ],
])('K %s draws %j', (type, settings, css) => {
  expect(sheetOf(type, settings)).toContain(css);
});

test('K the picture behind a call to action stands still where its author chose so', () => {
  const bg_image = { url: '/a.webp' };
  expect(markupOf('call-to-action', { bg_image })).toContain('elementor-bg-transform');
  expect(markupOf('call-to-action', { bg_image, transformation: '' })).not.toContain(
    'elementor-bg-transform',
  );
});

test('K a picture has the measures of the size that its author chose, and its own where nobody did', () => {
  const image = { url: '/a.webp', id: 5, width: 800, height: 1200 };
  expect(markupOf('image', { image, image_size: 'medium' })).toContain('width="200" height="300"');
  expect(markupOf('image', { image })).toContain('width="800" height="1200"');
  const high = sheetOf('image', { ...CUT, height: px(300) });
  expect(high).toContain('& img{block-size:300px;max-block-size:none}');
  expect(high).toContain(':where(img.size-custom){inline-size:auto;aspect-ratio:300 / 600;object-fit:cover}');
  expect(high).toContain(':where(img:not(.size-custom)){object-fit:fill}');
});

test.each([
  [{ width: 300, height: 100 }, 300, 100],
  // Larger than the original, as in Elementor.
  [{ width: '2400', height: '' }, 2400, 1600],
  [{ width: '', height: 101 }, 151, 101],
  [{ width: 100 }, 100, 66],
  [{ width: 6000, height: 10 }, 1200, 800],
  [{ width: -1, height: 'x' }, 1200, 800],
  [7, 1200, 800],
])('K a picture of 1200 by 800 cut to %j is %i by %i', (image_custom_dimension, width, height) => {
  const image = { url: '/a.webp', id: 5, width: 1200, height: 800 };
  expect(markupOf('image', { image, image_size: 'custom', image_custom_dimension })).toContain(
    `width="${width}" height="${height}"`,
  );
});

test('K texts of pages of Elementor’s have the signs that WordPress gives them, where it does; others stay as they were typed', () => {
  const typed = '<p title="a--b">"It\'s" -- so...</p>';
  const shown = '<p title="a--b">“It’s” — so…</p>';
  const rows = { tabs: [{ tab_title: '"A"', tab_content: typed }] };
  const onElementors = (type: string, settings: object) =>
    renderToStaticMarkup(
      <DocumentView document={{ ...widget(type, settings), settings: withElementorLook({}) }} />,
    );
  expect(onElementors('text-editor', { editor: typed })).toContain(shown);
  for (const type of ['tabs', 'accordion', 'toggle']) {
    expect(onElementors(type, rows)).toContain(shown);
    expect(onElementors(type, rows)).toMatch(/&quot;A&quot;|"A"/);
  }
  expect(onElementors('heading', { title: '"A" -- b' })).toContain('"A" -- b');
  expect(onElementors('html', { html: typed })).toContain(typed);
  expect(markupOf('text-editor', { editor: typed })).toContain(typed);
});

test('K an open tab has the icon that was chosen for it', () => {
  const row = {
    tab_title: 'A',
    tab_icon: { value: 'fas fa-star', library: 'fa-solid' },
    tab_icon_active: { value: 'fas fa-heart', library: 'fa-solid' },
  };
  const child = { id: 'abc1235', elType: 'container', elements: [], settings: {} };
  const tabs = (tab: object) =>
    renderToStaticMarkup(
      <IconDrawingsProvider value={() => ({ viewBox: '0 0 1 1', path: 'M0 0' })}>
        <DocumentView
          document={parse({
            ...{ elType: 'widget', widgetType: 'nested-tabs', elements: [child] },
            settings: { tabs: [tab] },
          })}
        />
      </IconDrawingsProvider>,
    );
  expect(tabs(row)).toMatch(/e-n-tab-icon-closed.*e-n-tab-icon-active/);
  expect(tabs({ ...row, tab_icon_active: undefined })).not.toContain('e-n-tab-icon-active');
});

test('K widgets out of the flow lie above the others, unless they were told where', () => {
  expect(sheetOf('heading', { _position: 'absolute' })).toContain('position:absolute;z-index:1');
  expect(sheetOf('heading', { _position: 'absolute', _z_index: 7 })).toContain('z-index:7');
});

test('K the width of what is in a box counts on phones where a phone was told one', () => {
  const css = (settings: object) => documentStyles(parse({ elType: 'container', settings }));
  expect(css({ boxed_width: px(300) })).not.toContain('--p-boxed-width-phone');
  expect(css({ boxed_width_mobile: px(200) })).toContain('--p-boxed-width-phone:200px');
});

test('K lists side by side keep their distance beside each other alone', () => {
  expect(sheetOf('icon-list', { view: 'inline', space_between: px(40) })).toContain('column-gap:40px');
  expect(sheetOf('icon-list', { space_between: px(40), icon_align: 'end' })).toMatch(/[{;]gap:40px/);
  expect(sheetOf('icon-list', { icon_align: 'end' })).toContain('text-align:end');
});

test('K buttons for sharing share the address that was chosen, and their networks’ colours stay where they are official', () => {
  const share = { share_buttons: [{ button: 'facebook' }] };
  const other = { share_url_type: 'custom', share_url: { url: 'https://example.com/other/' } };
  expect(markupOf('share-buttons', { ...share, ...other })).toContain('example.com%2Fother');
  expect(sheetOf('share-buttons', { ...share, color_source: 'official', primary_color: '#123456' })).toBe('');
});

test.each(['slides', 'price-table', 'flip-box', 'form'])(
  'K the button of %s may be filled with a gradient',
  (type) => {
    const filled = {
      ...{ button_background_background: 'gradient', button_background_color: '#111' },
      button_background_color_b: '#222',
    };
    expect(sheetOf(type, filled)).toContain(
      '{background-color:transparent;background-image:linear-gradient(180deg, #111 0%, #222 100%)}',
    );
  },
);

test('K a gradient changes on a tablet only where its own angle is said for it', () => {
  const stop = (size: number) => ({ unit: '%', size });
  const gradient = {
    ...{ _background_background: 'gradient', _background_color: '#ff0000', _background_color_b: '#0000ff' },
    ...{ _background_color_stop: stop(20), _background_color_stop_tablet: stop(40) },
  };
  const angle = { unit: 'deg', size: 90 };
  expect(sheetOf('spacer', gradient)).toBe(
    '&{background-color:transparent;background-image:linear-gradient(180deg, #ff0000 20%, #0000ff 100%)}',
  );
  expect(sheetOf('spacer', { ...gradient, _background_gradient_angle_tablet: angle })).toContain(
    '@media (max-width:1024px){&{background-color:transparent;background-image:linear-gradient(90deg, #ff0000 40%, #0000ff 100%)}}',
  );
});

test('K a gradient whose second colour is one of the site that no kit knows is the first colour', () => {
  const gradient = { _background_background: 'gradient', _background_color: '#ff0000' };
  expect(
    sheetOf('spacer', { ...gradient, __globals__: { _background_color_b: 'globals/colors?id=gone' } }),
  ).toBe(
    '&{background-color:transparent;background-image:linear-gradient(180deg, #ff0000 0%, var(--e-global-color-gone, #ff0000) 100%)}',
  );
});

test('K columns of a grid that are bare text are not drawn, and those that are written out are', () => {
  const sheet = (columns: unknown) =>
    documentStyles(
      parse({ elType: 'container', settings: { container_type: 'grid', grid_columns_grid: columns } }),
    );
  expect(sheet('1fr 2fr')).not.toContain('1fr 2fr');
  expect(sheet('1fr 2fr')).toContain('--p-columns:repeat(3, 1fr)');
  expect(sheet({ unit: 'custom', size: '1fr 2fr' })).toContain('--p-columns:1fr 2fr');
});

test.each([
  ['counter', { title_vertical_alignment: 'start' }, { title_position: 'start' }, 'align-self:flex-start'],
  ['icon-box', { content_vertical_alignment: 'middle' }, { position: 'left' }, '--p-box-place:center'],
  ['heading', { _element_vertical_align: 'center' }, { _element_width: 'auto' }, 'align-self:center'],
  ['tabs', { tabs_align_vertical: 'stretch' }, { type: 'vertical' }, 'flex-grow:1'],
])('K heights within a %s count where its parts stand side by side', (type, height, beside, drawn) => {
  expect(sheetOf(type, height)).not.toContain(drawn);
  expect(sheetOf(type, { ...height, ...beside })).toContain(drawn);
});
