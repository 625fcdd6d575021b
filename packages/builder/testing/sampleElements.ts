import type { Settings } from '../model/settings/read.ts';
import { widgets } from '../widgets/index.ts';
import type { BuilderElement } from '../wire/public.ts';

/** Our own pictures, so that nothing is requested in vain. */
const PICTURES = { a: 'breakfast', b: 'harbour', c: 'hills', d: 'lighthouse' } as const;
const picture = (name: keyof typeof PICTURES) => ({
  url: `/samples/${PICTURES[name]}.svg`,
  alt: name,
  width: 800,
  height: 600,
});
const HEART = { library: 'fa-solid', value: 'fas fa-heart' };
const rows = [
  { tab_title: 'One', tab_content: '<p>First</p>' },
  { tab_title: 'Two', tab_content: '<p>Second</p>' },
  { tab_title: 'Three', tab_content: '<p>Third</p>' },
];

/** Every setting that our widgets read, with a realistic value. */
export const SAMPLE_SETTINGS: Readonly<Record<string, Settings>> = {
  accordion: { tabs: rows, title_html_tag: 'h3', icon_align: 'left', selected_item: '0' },
  alert: { alert_type: 'info', alert_title: 'Title', alert_description: 'Text', show_dismiss: 'show' },
  'archive-posts': { _css_classes: 'wide' },
  audio: { link: { url: 'https://soundcloud.com/a/b' }, title: 'A song', visual: 'yes', sc_color: '#aabbcc' },
  breadcrumbs: { html_tag: 'div', align: 'center' },
  button: {
    text: 'Press',
    link: { url: '/contact/', is_external: 'on' },
    size: 'md',
    button_type: 'info',
    selected_icon: { library: 'fa-solid', value: 'fas fa-check' },
    button_css_id: 'press',
    align: 'center',
  },
  'code-highlight': { code: 'if (a < b) <i>c</i>', language: 'js', theme: 'dark', highlight_lines: '1' },
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
  'floating-bars-var-2': {
    headlines_repeater: [
      { headlines_text: 'First', headlines_url: { url: '/blog/' }, headlines_icon: HEART },
      { headlines_text: 'Second' },
    ],
    floating_bar_pause_switch: 'yes',
    floating_bar_close_switch: 'yes',
    style_ticker_pause_hover: '',
  },
  'floating-bars-var-3': {
    announcement_text: 'An offer',
    coupon_code: 'TEN',
    coupon_success_message: 'It is copied',
    style_coupon_type: 'price-tag',
    style_coupon_show_border: '',
    style_coupon_success_message_duration: { size: 800, unit: 'ms' },
  },
  'flip-box': {
    selected_icon: HEART,
    title_text_a: 'In front',
    title_text_b: 'At the back',
    description_text_b: 'More words.',
  },
  hotspot: { image: picture('a'), hotspot: [{ hotspot_tooltip_content: 'What there is to see here.' }] },
  heading: { title: 'A heading', header_size: 'h3', link: { url: '/a/' }, size: 'large', align: 'left' },
  icon: { selected_icon: HEART },
  'icon-box': { selected_icon: HEART, title_text: 'A title', description_text: 'A few words about it.' },
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
    infinite: '',
    autoplay: '',
    link_to: 'file',
    image_stretch: 'yes',
    direction: 'ltr',
    lazyload: 'yes',
    offset_sides: 'both',
    offset_width: { size: 30, unit: 'px' },
    image_spacing: 'custom',
    image_spacing_custom: { size: 15, unit: 'px' },
  },
  'image-box': { image: picture('a'), title_text: 'A title', description_text: 'A short description.' },
  'image-gallery': { wp_gallery: [picture('a'), picture('b')], gallery_columns: 2, gallery_link: 'file' },
  gallery: {
    gallery_type: 'multiple',
    galleries: [
      { gallery_title: 'A', multiple_gallery: [picture('a')] },
      { gallery_title: 'B', multiple_gallery: [picture('b')] },
    ],
    show_all_galleries_label: 'Both',
    gallery_layout: 'masonry',
    open_lightbox: 'no',
    overlay_title: 'alt',
  },
  login: { button_text: 'Enter', show_labels: '', input_size: 'md', button_size: 'lg' },
  'loop-grid': { template_id: 7, columns: '2', _css_classes: 'wide' },
  'loop-carousel': { template_id: 7, _css_classes: 'wide' },
  template: { template_id: 7, _css_classes: 'wide' },
  'link-in-bio': {
    identity_image: picture('a'),
    identity_image_cover: picture('b'),
    identity_image_shape: 'square',
    bio_heading: 'Name',
    bio_title: 'Title',
    bio_about: 'About',
    bio_description: 'Words',
    icon: [{ icon_platform: 'Email', icon_mail: 'a@example.com' }],
    icons_size: 'large',
    image_links: [{ image_links_image: picture('c'), image_links_url: { url: '/c/' } }],
    image_links_per_row: '3',
    cta_link: [{ cta_link_text: 'Go', cta_link_type: 'Url', cta_link_url: { url: '/d/' } }],
    cta_links_corners: 'sharp',
    cta_links_show_border: 'yes',
    background_show_border: 'yes',
    advanced_layout_full_width_custom: 'yes',
  },
  global: { title: 'Ring us' },
  'mega-menu': {
    menu_items: [{ item_title: 'One', item_dropdown_content: 'yes' }],
    ...{ menu_name: 'Main', item_layout: 'vertical', breakpoint_selector: 'mobile' },
  },
  'nested-accordion': {
    items: [{ item_title: 'One', element_css_id: 'first' }, { item_title: 'Two' }],
    default_state: 'expanded',
    max_items_expended: 'one',
    n_accordion_animation_duration: { size: 10, unit: 'ms' },
  },
  'nested-carousel': { slides_to_show: '1', arrows: '', pagination: 'fraction', autoplay: '', infinite: '' },
  'progress-tracker': {
    ...{ type: 'circular', relative_to: 'selector', selector: 'main', direction: 'rtl', align: 'right' },
    percentage: 'yes',
  },
  'off-canvas': {
    ...{ off_canvas_name: 'Hours', horizontal_position: 'flex-end', has_overlay: '' },
    ...{ entrance_animation: 'fadeIn', exit_animation: 'fadeIn', wrapper_html_tag: 'aside' },
    ...{ is_not_close_on_overlay: 'yes', is_not_close_on_esc_overlay: 'yes', prevent_scroll: 'yes' },
    offcanvas_animation_duration: { size: 1, unit: 's' },
  },
  'nested-tabs': {
    tabs: [{ tab_title: 'One', element_id: 'tab-one' }, { tab_title: 'Two' }],
    horizontal_scroll: 'enable',
    breakpoint_selector: 'mobile',
  },
  'nav-menu': {
    layout: 'vertical',
    dropdown: 'mobile',
    pointer: 'framed',
    align_items: 'end',
    toggle_align: 'right',
    menu_name: 'Ways around',
    full_width: 'stretch',
    text_align: 'center',
  },
  'palette-switch': { icon_color: '#123456' },
  'post-comments': { _css_classes: 'wide' },
  progress: { title: 'Done', percent: { size: 80 }, inner_text: 'Glazing', progress_type: 'success' },
  rating: { rating_value: 3.5, rating_icon: HEART },
  search: { search_input_placeholder_text: 'Find', submit_button_text: 'Go' },
  'search-form': { skin: 'minimal', placeholder: 'Find' },
  shortcode: { shortcode: '[recent-posts count=3]', _css_classes: 'wide', _element_id: 'posts' },
  sitemap: { _css_classes: 'wide' },
  'social-icons': {
    social_icon_list: [
      {
        social_icon: { library: 'fa-brands', value: 'fab fa-mastodon' },
        link: { url: 'https://social.example/' },
      },
    ],
  },
  spacer: { space: { size: 30, unit: 'px' } },
  'star-rating': { rating: 7, rating_scale: '10' },
  tabs: { tabs: rows, type: 'horizontal' },
  'text-editor': { editor: '<p>Once upon a time.</p>', drop_cap: 'yes', align: 'left' },
  'text-path': {
    text: 'Round and round',
    path: 'circle',
    link: { url: '/there/' },
    start_point: { size: 25, unit: '%' },
    show_path: 'yes',
  },
  'site-contact': { view: 'inline' },
  'site-copyright': { text: '{name}, {year}' },
  'theme-archive-title': { header_size: 'h2' },
  'theme-page-title': { header_size: 'h2' },
  'theme-post-title': { header_size: 'h2' },
  'theme-site-logo': { link_to: 'custom', link: { url: '/start/' } },
  toggle: { tabs: rows, title_html_tag: 'div' },
  video: {
    video_type: 'youtube',
    youtube_url: 'https://youtu.be/abc_DEF-123',
    title: 'A video',
    image_overlay: picture('a'),
    show_image_overlay: 'yes',
    lightbox: '',
    start: 3,
  },
  'woocommerce-menu-cart': { toggle_button_icon_color: '#123456' },
  'wp-widget-media_audio': { wp: { title: 'A sound', url: '/samples/pane.wav', preload: 'none' } },
};

/** A widget with its sample settings, and with containers if it has any. */
export function sampleElement(widgetType: string, id: string, settings?: Settings): BuilderElement {
  const holds = ['nested-tabs', 'nested-accordion', 'nested-carousel', 'mega-menu', 'off-canvas'].includes(
    widgetType,
  );
  return {
    id,
    elType: 'widget',
    widgetType,
    settings: settings ?? SAMPLE_SETTINGS[widgetType] ?? newSettings(widgetType),
    elements: holds ? [0, 1].map((index) => container(`${id}${index}`)) : [],
  };
}

/** What the editor would insert. */
function newSettings(widgetType: string): Settings {
  return [...widgets.values()].find(({ type }) => type === widgetType)?.editor.newSettings ?? {};
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
