import { readSetting } from '../edits/fieldValue.ts';
import type { Settings } from '../settings/read.ts';
import { popupTable } from '../styles/tables/popupTable.ts';
import { choice, type Field, number, text, toggle } from './Field.ts';
import { entrance } from './groups.ts';
import { partFields } from './page.fields.ts';
import { tableFields } from './tableFields.ts';

const OPENS = { section: 'When it opens' } as const;
const FOR = { section: 'How often, and for whom' } as const;
const CLOSES = { section: 'How it closes' } as const;

/** Shown where a switch is on. */
const where = (name: string) => ({
  isShown: (settings: Settings) => readSetting(settings, name) === 'yes',
});

const COMES_IN = entrance('animation')
  .filter(({ name }) => name === 'animation')
  .flatMap((field) => [
    { ...field, name: 'entrance_animation', label: 'Comes in' },
    { ...field, name: 'exit_animation', label: 'Goes as it would come in by' },
  ]);

/** The words of a setting in `triggers` or `timing` that counts where its switch is on. */
const written: readonly Field[] = [
  toggle('triggers.page_load', 'Some time after the page has come', OPENS),
  number(
    'triggers.page_load_delay',
    'Seconds after',
    { min: 0, step: 0.1 },
    { ...OPENS, ...where('triggers.page_load') },
  ),
  toggle('triggers.scrolling', 'While the page is scrolled', OPENS),
  choice(
    'triggers.scrolling_direction',
    'Scrolled',
    { down: 'Down', up: 'Up' },
    {
      ...OPENS,
      ...where('triggers.scrolling'),
    },
  ),
  number(
    'triggers.scrolling_offset',
    'Down to (% of the page)',
    { min: 1, max: 100 },
    { ...OPENS, ...where('triggers.scrolling') },
  ),
  toggle('triggers.scrolling_to', 'When an element comes into view', OPENS),
  text('triggers.scrolling_to_selector', 'Selector of the element', {
    ...OPENS,
    ...where('triggers.scrolling_to'),
    placeholder: '.my-class',
  }),
  toggle('triggers.click', 'After clicks anywhere', OPENS),
  number('triggers.click_times', 'Clicks', { min: 1 }, { ...OPENS, ...where('triggers.click') }),
  toggle('triggers.inactivity', 'While nothing is done', OPENS),
  number(
    'triggers.inactivity_time',
    'Seconds without a sign',
    { min: 1, step: 0.1 },
    { ...OPENS, ...where('triggers.inactivity') },
  ),
  toggle('triggers.exit_intent', 'When the pointer leaves the page at the top', OPENS),
  text('open_selector', 'At a click on (selector)', {
    ...OPENS,
    help: 'Links that open it are made with the dynamic tag “Popup”, in Elementor and in kits.',
  }),
  toggle('timing.page_views', 'After pages were seen', FOR),
  number(
    'timing.page_views_views',
    'Pages',
    { min: 1 },
    {
      ...FOR,
      ...where('timing.page_views'),
    },
  ),
  toggle('timing.sessions', 'After visits', FOR),
  number('timing.sessions_sessions', 'Visits', { min: 1 }, { ...FOR, ...where('timing.sessions') }),
  toggle('timing.times', 'At most so often', FOR),
  number('timing.times_times', 'Times', { min: 1 }, { ...FOR, ...where('timing.times') }),
  choice(
    'timing.times_period',
    'In',
    { '': 'All time', session: 'A visit', day: 'A day', week: 'A week', month: 'A month' },
    { ...FOR, ...where('timing.times') },
  ),
  choice(
    'timing.times_count',
    'Counted',
    { '': 'When it opens', close: 'When it is closed' },
    { ...FOR, ...where('timing.times') },
  ),
  toggle('timing.url', 'By the page that led here', FOR),
  choice(
    'timing.url_action',
    'Shown',
    { show: 'To those who come from', hide: 'To all but those who come from', regex: 'Where it is like' },
    { ...FOR, ...where('timing.url') },
  ),
  text('timing.url_url', 'Address', { ...FOR, ...where('timing.url') }),
  toggle('timing.devices', 'On some devices', FOR),
  choice(
    'timing.devices_devices',
    'Devices',
    {
      '': 'All',
      desktop: 'Desktops',
      'tablet,mobile': 'Tablets and phones',
      tablet: 'Tablets',
      mobile: 'Phones',
      'desktop,tablet': 'Desktops and tablets',
    },
    { ...FOR, ...where('timing.devices') },
  ),
  toggle('timing.schedule', 'Within a time', FOR),
  text('timing.schedule_start_date', 'From', {
    ...FOR,
    ...where('timing.schedule'),
    placeholder: '2027-01-31 08:00',
  }),
  text('timing.schedule_end_date', 'To', {
    ...FOR,
    ...where('timing.schedule'),
    placeholder: '2027-02-28 18:00',
  }),
  toggle('overlay', 'Covers the page', { isOnAtFirst: true }),
  toggle('close_button', 'Button that closes it', { ...CLOSES, isOnAtFirst: true }),
  choice(
    'close_button_position',
    'The button stands',
    { '': 'In it', outside: 'At the edge of the window' },
    { ...CLOSES, isShown: ({ close_button }) => close_button !== '' },
  ),
  number('close_button_delay', 'Seconds until the button comes', { min: 0, max: 60, step: 0.1 }, CLOSES),
  number('close_automatically', 'Closes by itself after seconds', { min: 0, max: 60, step: 0.1 }, CLOSES),
  toggle('prevent_close_on_background_click', 'Stays at a click beside it', CLOSES),
  toggle('prevent_close_on_esc_key', 'Stays at the Escape key', CLOSES),
  toggle('prevent_scroll', 'The page stands still below it'),
  toggle('avoid_multiple_popups', 'Does not open by itself where another one was open'),
  toggle('a11y_navigation', 'Keeps the keyboard within it', { isOnAtFirst: true }),
  ...COMES_IN,
  text('classes', 'Classes', { group: 'advanced' }),
];

/** What an author can say of a popup as a whole. */
export const popupFields: readonly Field[] = [
  ...written,
  ...partFields.filter(({ name }) => name === 'portico_look'),
  ...tableFields([popupTable], written, 'style'),
];
