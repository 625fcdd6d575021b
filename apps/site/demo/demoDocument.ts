import { around, block, icon, pageParts, px } from './pageParts.ts';

const { widget, container, column, section, heading } = pageParts();

/** A page that has every widget on it once, in the form in which kits carry pages. */
export const demoDocument = {
  settings: [],
  metadata: [],
  content: [
    container(
      {
        html_tag: 'header',
        background_background: 'gradient',
        background_color: '#12322b',
        background_color_b: '#1f5347',
        background_gradient_angle: { size: 120, unit: 'deg' },
        padding: { top: 96, right: 24, bottom: 96, left: 24, unit: 'px' },
        padding_mobile: { top: 48, right: 18, bottom: 48, left: 18, unit: 'px' },
        flex_gap: { column: 24, row: 24, unit: 'px' },
      },
      widget('heading', {
        title: 'A year in the life of a glasshouse',
        header_size: 'h1',
        title_color: '#eef5ee',
        typography_font_size: { size: 3.25, unit: 'rem' },
        typography_font_size_mobile: { size: 2.1, unit: 'rem' },
      }),
      widget('text-editor', {
        editor:
          '<p>From the first survey to the first tomato: what we do, when we do it, and what it takes.</p>',
        text_color: '#b7ccc1',
        typography_font_size: { size: 1.25, unit: 'rem' },
      }),
      widget('button', {
        text: 'Ask for a visit',
        link: { url: '/contact/' },
        size: 'md',
        selected_icon: icon('arrow-right'),
        icon_align: 'right',
      }),
    ),
    container(
      {
        padding: block(56),
        flex_direction: 'row',
        flex_direction_mobile: 'column',
        flex_gap: { column: 24, row: 24, unit: 'px' },
      },
      ...[
        ['12480', 'panes of glass set', '+'],
        ['37', 'houses in our care', ''],
        ['98.5', 'of visits on the day we said', ' %'],
      ].map(([ending_number, title, suffix]) =>
        container(
          {
            content_width: 'full',
            background_color: 'var(--p-color-surface)',
            border_border: 'solid',
            border_width: around(1),
            border_color: 'var(--p-color-line)',
            padding: around(28),
          },
          widget('counter', { ending_number, title, suffix }),
        ),
      ),
    ),
    section(
      { background_color: 'var(--p-color-sunken)', padding: block(56), gap: 'wide' },
      column(
        50,
        heading('Why glass'),
        widget('text-editor', {
          drop_cap: 'yes',
          drop_cap_view: 'stacked',
          editor:
            '<p>Glass keeps the weather out and lets the year in. Every pane is cut by hand, bedded in putty and held by four pins, and it stays put for a lifetime if the iron under it is sound.</p><p>So we look at the iron first.</p>',
        }),
        widget('icon-list', {
          space_between: px(12),
          icon_list: [
            { text: 'A drawing before the first nail', selected_icon: icon('check') },
            { text: 'A price that stays', selected_icon: icon('check') },
            { text: 'One name to call', selected_icon: icon('phone'), link: { url: '/contact/' } },
          ],
        }),
      ),
      column(
        50,
        widget('image', {
          image: {
            url: '/pictures/project-vinery.svg',
            alt: 'A long vinery against a brick wall',
            width: 1200,
            height: 800,
          },
          link_to: 'file',
          caption_source: 'custom',
          caption: 'The vinery, finished in spring.',
        }),
      ),
    ),
    container(
      { padding: block(56), flex_gap: { column: 24, row: 28, unit: 'px' } },
      widget('alert', {
        alert_type: 'warning',
        alert_title: 'Storm on the way',
        alert_description: 'Close the vents before six this evening.',
      }),
      heading('Through the seasons'),
      widget(
        'nested-tabs',
        { tabs: [{ tab_title: 'How far we are', tab_icon: icon('clock') }, { tab_title: 'What to do' }] },
        container(
          { content_width: 'full' },
          widget('progress', { title: 'Ironwork', percent: { size: 92 }, progress_type: 'success' }),
          widget('progress', { title: 'Glazing', percent: { size: 64 }, inner_text: 'Roof' }),
        ),
        container(
          { content_width: 'full' },
          widget('toggle', {
            tabs: [
              { tab_title: 'In autumn', tab_content: '<p>Clean the gutters and take the shading down.</p>' },
              { tab_title: 'In winter', tab_content: '<p>Keep the door shut and the heating low.</p>' },
            ],
          }),
        ),
      ),
      widget('divider', { look: 'line_text', text: 'in the words of the trade' }),
      widget('tabs', {
        tabs: [
          { tab_title: 'Putty', tab_content: '<p>Linseed oil and chalk. It needs a week before paint.</p>' },
          {
            tab_title: 'Sprigs',
            tab_content: '<p>The small pins that hold a pane until the putty does.</p>',
          },
        ],
      }),
    ),
    container(
      {
        background_image: { url: '/pictures/hero-wide.svg' },
        background_size: 'cover',
        background_position: 'center center',
        background_overlay_color: '#0b1618',
        background_overlay_opacity: { size: 0.8 },
        padding: block(72),
      },
      heading('What it sounds like when it is right', { title_color: '#ffffff' }),
      container(
        { content_width: 'full', background_color: 'var(--p-color-surface)', padding: around(20) },
        widget('wp-widget-media_audio', { wp: { title: 'A pane, tapped', url: '/sounds/pane.wav' } }),
      ),
    ),
    container(
      { padding: block(56), flex_gap: { column: 24, row: 28, unit: 'px' } },
      heading('Questions we hear'),
      widget('accordion', {
        icon_align: 'right',
        tabs: [
          {
            tab_title: 'How long does it take?',
            tab_content: '<p>A lean-to, six weeks. A vinery, a winter.</p>',
          },
          {
            tab_title: 'Do you take old glass?',
            tab_content: '<p>Gladly. It goes into the next restoration.</p>',
          },
        ],
      }),
      widget(
        'nested-accordion',
        { items: [{ item_title: 'What a survey covers' }, { item_title: 'What a survey costs' }] },
        container(
          { content_width: 'full' },
          widget('icon-list', {
            icon_list: [
              { text: 'The fall of the ground', selected_icon: icon('check') },
              { text: 'The light through the day', selected_icon: icon('check') },
            ],
          }),
        ),
        container(
          { content_width: 'full' },
          widget('text-editor', { editor: '<p>The first one, nothing.</p>' }),
        ),
      ),
      widget('spacer', { space: px(32), space_mobile: px(12) }),
      heading('From the album'),
      widget('image-gallery', {
        gallery_columns: 3,
        wp_gallery: [
          ['octagon', 'An eight-sided summer house', 800],
          ['lean-to', 'A lean-to on a brick wall', 700],
          ['school', 'A glasshouse in a school yard', 1100],
        ].map(([name, alt, width]) => ({
          url: `/pictures/project-${name}.svg`,
          alt,
          caption: alt,
          width,
          height: 800,
        })),
      }),
      widget('image-carousel', {
        carousel_name: 'Work in progress',
        slides_to_show: '2',
        navigation: 'both',
        carousel: [
          { url: '/pictures/tool-hammer.svg', alt: 'A glazing hammer' },
          { url: '/pictures/tool-knife.svg', alt: 'A putty knife' },
          { url: '/pictures/tool-square.svg', alt: 'A square' },
        ],
      }),
      widget('a-widget-of-an-add-on', {}),
    ),
  ],
};
