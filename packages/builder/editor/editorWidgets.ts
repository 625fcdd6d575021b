import { columnFields, containerFields, sectionFields } from '../document/structure.fields.ts';
import type { Settings } from '../settings/read.ts';
import { alertFields } from '../ui/alert/alert.fields.ts';
import { audioFields } from '../ui/audio/audio.fields.ts';
import { soundCloudFields } from '../ui/audio/soundcloud.fields.ts';
import { buttonFields } from '../ui/button/button.fields.ts';
import { imageCarouselFields } from '../ui/carousel/image-carousel.fields.ts';
import { contactButtonsFields } from '../ui/contact-buttons/contact-buttons.fields.ts';
import { counterFields } from '../ui/counter/counter.fields.ts';
import { disclosureFields } from '../ui/disclosure/disclosure.fields.ts';
import { dividerFields } from '../ui/divider/divider.fields.ts';
import { floatingBarsFields } from '../ui/floating-bars/floating-bars.fields.ts';
import { headingFields } from '../ui/heading/heading.fields.ts';
import { iconListFields } from '../ui/icon-list/icon-list.fields.ts';
import { imageFields } from '../ui/image/image.fields.ts';
import { imageGalleryFields } from '../ui/image-gallery/image-gallery.fields.ts';
import { nestedAccordionFields } from '../ui/nested-accordion/nested-accordion.fields.ts';
import { nestedTabsFields } from '../ui/nested-tabs/nested-tabs.fields.ts';
import { progressFields } from '../ui/progress/progress.fields.ts';
import { shortcodeFields } from '../ui/shortcode/shortcode.fields.ts';
import { spacerFields } from '../ui/spacer/spacer.fields.ts';
import { tabsFields } from '../ui/tabs/tabs.fields.ts';
import { textEditorFields } from '../ui/text-editor/text-editor.fields.ts';
import { textPathFields } from '../ui/text-path/text-path.fields.ts';
import { videoFields } from '../ui/video/video.fields.ts';
import type { WidgetKind } from './EditorItem.ts';
import type { Field } from './fields/Field.ts';
import { box, entrance, names } from './fields/groups.ts';

/** What the editor knows of a kind of element. */
export interface EditorWidget {
  readonly label: string;
  readonly category: Category;
  readonly fields: readonly Field[];
  /** What a new one starts with. */
  readonly newSettings: Settings;
  /** The setting whose rows have a panel each. */
  readonly panelRows?: string;
}

export const CATEGORIES = {
  layout: 'Layout',
  basic: 'Basics',
  media: 'Pictures, film and sound',
  panels: 'Panels',
  numbers: 'Numbers and notices',
  floating: 'Floating',
} as const;
export type Category = keyof typeof CATEGORIES;

const own = (fields: readonly Field[]): readonly Field[] => [
  ...fields,
  ...box('_'),
  ...entrance('_animation'),
  ...names('_css_classes'),
];
const LOREM = '<p>Write something that is worth reading.</p>';
const CHECK = { library: 'fa-solid', value: 'fas fa-check' };
const EXAMPLE_ROWS = [
  { tab_title: 'The first', tab_content: LOREM },
  { tab_title: 'The second', tab_content: LOREM },
];
/** With ids, so that two with the same words are still two. */
const newRows = (title: string) => [
  { _id: 'first01', [title]: 'The first' },
  { _id: 'second2', [title]: 'The second' },
];

/** Every kind of element that the editor can add, in the order in which it offers them. */
export const editorWidgets: ReadonlyMap<string, EditorWidget> = new Map<string, EditorWidget>([
  [
    'container',
    {
      label: 'Container',
      category: 'layout',
      fields: containerFields,
      newSettings: {
        flex_direction: 'column',
        padding: { top: 20, right: 20, bottom: 20, left: 20, unit: 'px' },
      },
    },
  ],
  ['section', { label: 'Section', category: 'layout', fields: sectionFields, newSettings: {} }],
  [
    'column',
    { label: 'Column', category: 'layout', fields: columnFields, newSettings: { _column_size: 50 } },
  ],
  [
    'spacer',
    {
      label: 'Space',
      category: 'layout',
      fields: own(spacerFields),
      newSettings: { space: { size: 50, unit: 'px' } },
    },
  ],
  [
    'divider',
    { label: 'Divider', category: 'layout', fields: own(dividerFields), newSettings: { look: 'line' } },
  ],
  [
    'heading',
    {
      label: 'Heading',
      category: 'basic',
      fields: own(headingFields),
      newSettings: { title: 'A heading', header_size: 'h2' },
    },
  ],
  [
    'text-editor',
    { label: 'Text', category: 'basic', fields: own(textEditorFields), newSettings: { editor: LOREM } },
  ],
  [
    'text-path',
    {
      label: 'Text along a path',
      category: 'basic',
      fields: own(textPathFields),
      newSettings: { text: 'Words along a wave', path: 'wave' },
    },
  ],
  [
    'button',
    {
      label: 'Button',
      category: 'basic',
      fields: own(buttonFields),
      newSettings: { text: 'Press me', link: { url: '#' }, size: 'sm' },
    },
  ],
  [
    'icon-list',
    {
      label: 'Icon list',
      category: 'basic',
      fields: own(iconListFields),
      newSettings: {
        icon_list: [
          { text: 'The first thing', selected_icon: CHECK },
          { text: 'The second', selected_icon: CHECK },
        ],
      },
    },
  ],
  [
    'shortcode',
    {
      label: 'Embed code',
      category: 'basic',
      fields: own(shortcodeFields),
      newSettings: { shortcode: '[recent-posts]' },
    },
  ],
  [
    'image',
    {
      label: 'Picture',
      category: 'media',
      fields: own(imageFields),
      newSettings: { image: { url: '/pictures/still-life.svg', alt: '', width: 720, height: 640 } },
    },
  ],
  [
    'image-gallery',
    {
      label: 'Gallery',
      category: 'media',
      fields: own(imageGalleryFields),
      newSettings: {
        gallery_columns: 3,
        wp_gallery: [{ url: '/pictures/project-octagon.svg', alt: '', width: 800, height: 800 }],
      },
    },
  ],
  [
    'image-carousel',
    {
      label: 'Carousel',
      category: 'media',
      fields: own(imageCarouselFields),
      newSettings: {
        slides_to_show: '2',
        navigation: 'both',
        carousel: [
          { url: '/pictures/tool-hammer.svg', alt: '' },
          { url: '/pictures/tool-knife.svg', alt: '' },
          { url: '/pictures/tool-square.svg', alt: '' },
        ],
      },
    },
  ],
  [
    'video',
    {
      label: 'Film',
      category: 'media',
      fields: own(videoFields),
      newSettings: { video_type: 'youtube', controls: 'yes' },
    },
  ],
  [
    'wp-widget-media_audio',
    {
      label: 'Sound',
      category: 'media',
      fields: own(audioFields),
      newSettings: { wp: { title: 'A sound', url: '/sounds/pane.wav' } },
    },
  ],
  [
    'audio',
    {
      label: 'SoundCloud',
      category: 'media',
      fields: own(soundCloudFields),
      newSettings: { link: { url: '' } },
    },
  ],
  [
    'accordion',
    {
      label: 'Accordion',
      category: 'panels',
      fields: own(disclosureFields),
      newSettings: { tabs: EXAMPLE_ROWS },
    },
  ],
  [
    'toggle',
    {
      label: 'Toggle',
      category: 'panels',
      fields: own(disclosureFields),
      newSettings: { tabs: EXAMPLE_ROWS },
    },
  ],
  [
    'tabs',
    { label: 'Tabs', category: 'panels', fields: own(tabsFields), newSettings: { tabs: EXAMPLE_ROWS } },
  ],
  [
    'nested-tabs',
    {
      label: 'Tabs with anything in them',
      category: 'panels',
      fields: own(nestedTabsFields),
      newSettings: { tabs: newRows('tab_title') },
      panelRows: 'tabs',
    },
  ],
  [
    'nested-accordion',
    {
      label: 'Accordion with anything in it',
      category: 'panels',
      fields: own(nestedAccordionFields),
      newSettings: { items: newRows('item_title') },
      panelRows: 'items',
    },
  ],
  [
    'counter',
    {
      label: 'Counter',
      category: 'numbers',
      fields: own(counterFields),
      newSettings: { ending_number: '100', title: 'of something good' },
    },
  ],
  [
    'progress',
    {
      label: 'Progress',
      category: 'numbers',
      fields: own(progressFields),
      newSettings: { title: 'How far we are', percent: { size: 50, unit: '%' } },
    },
  ],
  [
    'alert',
    {
      label: 'Notice',
      category: 'numbers',
      fields: own(alertFields),
      newSettings: {
        alert_type: 'info',
        alert_title: 'Good to know',
        alert_description: 'What it is about.',
      },
    },
  ],
  [
    'contact-buttons',
    {
      label: 'Contact button',
      category: 'floating',
      fields: contactButtonsFields,
      newSettings: {
        chat_button_platform: 'email',
        top_bar_name: 'We are here',
        message_bubble_body: 'How can we help?',
      },
    },
  ],
  [
    'floating-bars-var-1',
    {
      label: 'Announcement bar',
      category: 'floating',
      fields: floatingBarsFields,
      newSettings: { announcement_text: 'Something new' },
    },
  ],
]);

const STRUCTURE_NAMES: ReadonlySet<string> = new Set(['container', 'section', 'column']);

/** How the editor treats a widget of a document. */
export function kindOfWidget(widgetType: string): WidgetKind {
  const widget = STRUCTURE_NAMES.has(widgetType) ? undefined : editorWidgets.get(widgetType);
  if (!widget) return 'unknown';
  return widget.panelRows ? 'panels' : 'plain';
}
