import type { BuilderElement } from '../protocol.ts';
import type { Settings } from '../settings/read.ts';

/** Pictures that the demo site has, so that nobody who shows these fetches in vain. */
const PICTURES = { a: 'still-life', b: 'project-vinery', c: 'project-school', d: 'project-octagon' } as const;
const picture = (name: keyof typeof PICTURES) => ({
  url: `/pictures/${PICTURES[name]}.svg`,
  alt: name,
  width: 800,
  height: 600,
});
const rows = [
  { tab_title: 'One', tab_content: '<p>First</p>' },
  { tab_title: 'Two', tab_content: '<p>Second</p>' },
  { tab_title: 'Three', tab_content: '<p>Third</p>' },
];

/** Every setting that a widget of ours looks at, with a value that an author would enter. */
export const SAMPLE_SETTINGS: Readonly<Record<string, Settings>> = {
  accordion: { tabs: rows, title_html_tag: 'h3', icon_align: 'left', selected_item: '0' },
  alert: { alert_type: 'info', alert_title: 'Title', alert_description: 'Text', show_dismiss: 'show' },
  audio: { link: { url: 'https://soundcloud.com/a/b' }, title: 'A song', visual: 'yes', sc_color: '#aabbcc' },
  button: {
    text: 'Press',
    link: { url: '/contact/', is_external: 'on' },
    size: 'md',
    button_type: 'info',
    selected_icon: { library: 'fa-solid', value: 'fas fa-check' },
    button_css_id: 'press',
    align: 'center',
  },
  'contact-buttons': {
    chat_button_platform: 'whatsapp',
    chat_button_contact: '+44 20 7946 0000',
    top_bar_name: 'Name',
    top_bar_title: 'Title',
    message_bubble_body: 'Hello',
    send_button_text: 'Write',
    chat_aria_label: 'Open',
    message_bubble_time_format: '24h',
    style_chat_box_entrance_animation: 'fadeIn',
  },
  counter: {
    starting_number: 0,
    ending_number: 1250.5,
    duration: 900,
    prefix: '~',
    suffix: '+',
    title: 'Panes',
  },
  divider: {
    style: 'solid',
    weight: { size: 2, unit: 'px' },
    width: { size: 50, unit: '%' },
    align: 'center',
  },
  'floating-bars-var-1': {
    announcement_text: 'News',
    cta_text: 'Read',
    cta_link: { url: '/blog/' },
    advanced_vertical_position: 'bottom',
    style_cta_button_animation: 'pulse',
  },
  heading: { title: 'A heading', header_size: 'h3', link: { url: '/a/' }, size: 'large', align: 'left' },
  'icon-list': {
    icon_list: [
      { text: 'A', link: { url: '/a/' }, selected_icon: { library: 'fa-solid', value: 'fas fa-check' } },
    ],
    view: 'inline',
  },
  image: {
    image: picture('a'),
    link_to: 'file',
    caption_source: 'custom',
    caption: 'Caption',
    open_lightbox: 'yes',
  },
  'image-carousel': {
    carousel: (['a', 'b', 'c', 'd'] as const).map((name, id) => ({
      id,
      ...picture(name),
      caption: name,
      title: name,
    })),
    carousel_name: 'Work',
    slides_to_show: '2',
    infinite: 'yes',
    link_to: 'file',
    image_stretch: 'yes',
    direction: 'ltr',
    lazyload: 'yes',
    offset_sides: 'both',
    offset_width: { size: 30, unit: 'px' },
    image_spacing_custom: { size: 15, unit: 'px' },
  },
  'image-gallery': { wp_gallery: [picture('a'), picture('b')], gallery_columns: 2, gallery_link: 'file' },
  'nested-accordion': {
    items: [{ item_title: 'One', element_css_id: 'first' }, { item_title: 'Two' }],
    default_state: 'expanded',
    max_items_expended: 'one',
    n_accordion_animation_duration: { size: 10, unit: 'ms' },
  },
  'nested-tabs': {
    tabs: [{ tab_title: 'One', element_id: 'tab-one' }, { tab_title: 'Two' }],
    horizontal_scroll: 'enable',
    breakpoint_selector: 'mobile',
  },
  progress: { title: 'Done', percent: { size: 80 }, inner_text: 'Glazing', progress_type: 'success' },
  shortcode: { shortcode: '[recent-posts count=3]', _css_classes: 'wide', _element_id: 'posts' },
  spacer: { space: { size: 30, unit: 'px' } },
  tabs: { tabs: rows, type: 'horizontal' },
  'text-editor': { editor: '<p>Once upon a time.</p>', drop_cap: 'yes', align: 'left' },
  'text-path': {
    text: 'Round and round',
    path: 'circle',
    link: { url: '/there/' },
    start_point: { size: 25, unit: '%' },
    show_path: 'yes',
  },
  toggle: { tabs: rows, title_html_tag: 'div' },
  video: {
    video_type: 'youtube',
    youtube_url: 'https://youtu.be/abc_DEF-123',
    title: 'A film',
    image_overlay: picture('a'),
    show_image_overlay: 'yes',
    lightbox: '',
    start: 3,
  },
  'wp-widget-media_audio': { wp: { title: 'A sound', url: '/sounds/pane.wav', preload: 'none' } },
};

/** A widget with its sample settings, and with containers in it where it holds some. */
export function sampleElement(widgetType: string, id: string, settings?: Settings): BuilderElement {
  const holds = widgetType === 'nested-tabs' || widgetType === 'nested-accordion';
  return {
    id,
    elType: 'widget',
    widgetType,
    settings: settings ?? SAMPLE_SETTINGS[widgetType] ?? {},
    elements: holds ? [0, 1].map((index) => container(`${id}${index}`)) : [],
  };
}

function container(id: string): BuilderElement {
  const text = {
    id: `${id}a`,
    elType: 'widget',
    widgetType: 'text-editor',
    settings: { editor: '<p>In it</p>' },
  };
  return {
    id,
    elType: 'container',
    isInner: true,
    settings: { content_width: 'full' },
    elements: [{ ...text, elType: 'widget', elements: [] }],
  };
}
