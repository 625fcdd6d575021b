import type { Settings } from '../settings/read.ts';
import { popupTable } from '../styles/tables/popupTable.ts';
import { choice, type Field, number, text, toggle } from './Field.ts';
import { readSetting } from './fieldValue.ts';
import { entrance } from './groups.ts';
import { partFields } from './page.fields.ts';
import { tableFields } from './tableFields.ts';

const OPENS = { section: 'Triggers' } as const;
const FOR = { section: 'Display rules' } as const;
const CLOSES = { section: 'Closing' } as const;

/** Shown if a switch is on. */
const where = (name: string) => ({
  isShown: (settings: Settings) => readSetting(settings, name) === 'yes',
});

const COMES_IN = entrance('animation')
  .filter(({ name }) => name === 'animation')
  .flatMap((field) => [
    { ...field, name: 'entrance_animation', label: 'Entrance animation' },
    { ...field, name: 'exit_animation', label: 'Exit animation' },
  ]);

/** Settings in `triggers` or `timing` that apply if their switch is on. */
const written: readonly Field[] = [
  toggle('triggers.page_load', 'On page load', OPENS),
  number(
    'triggers.page_load_delay',
    'Delay (seconds)',
    { min: 0, step: 0.1 },
    { ...OPENS, ...where('triggers.page_load') },
  ),
  toggle('triggers.scrolling', 'On scroll', OPENS),
  choice(
    'triggers.scrolling_direction',
    'Scroll direction',
    { down: 'Down', up: 'Up' },
    {
      ...OPENS,
      ...where('triggers.scrolling'),
    },
  ),
  number(
    'triggers.scrolling_offset',
    'Scroll depth (%)',
    { min: 1, max: 100 },
    { ...OPENS, ...where('triggers.scrolling') },
  ),
  toggle('triggers.scrolling_to', 'On scroll to an element', OPENS),
  text('triggers.scrolling_to_selector', 'Element’s selector', {
    ...OPENS,
    ...where('triggers.scrolling_to'),
    placeholder: '.my-class',
  }),
  toggle('triggers.click', 'On click', OPENS),
  number('triggers.click_times', 'Number of clicks', { min: 1 }, { ...OPENS, ...where('triggers.click') }),
  toggle('triggers.inactivity', 'After inactivity', OPENS),
  number(
    'triggers.inactivity_time',
    'Inactive for (seconds)',
    { min: 1, step: 0.1 },
    { ...OPENS, ...where('triggers.inactivity') },
  ),
  toggle('triggers.exit_intent', 'On exit intent', OPENS),
  text('open_selector', 'Open by selector', {
    ...OPENS,
    help: 'Clicks on matching elements open the popup. Links made in Elementor with the dynamic tag “Popup” open it, too.',
  }),
  toggle('timing.page_views', 'After a number of page views', FOR),
  number(
    'timing.page_views_views',
    'Page views',
    { min: 1 },
    {
      ...FOR,
      ...where('timing.page_views'),
    },
  ),
  toggle('timing.sessions', 'After a number of visits', FOR),
  number('timing.sessions_sessions', 'Visits', { min: 1 }, { ...FOR, ...where('timing.sessions') }),
  toggle('timing.times', 'Limit how often it shows', FOR),
  number('timing.times_times', 'Times', { min: 1 }, { ...FOR, ...where('timing.times') }),
  choice(
    'timing.times_period',
    'Per',
    { '': 'All time', session: 'Visit', day: 'Day', week: 'Week', month: 'Month' },
    { ...FOR, ...where('timing.times') },
  ),
  choice(
    'timing.times_count',
    'Count',
    { '': 'When it opens', close: 'When it closes' },
    { ...FOR, ...where('timing.times') },
  ),
  toggle('timing.url', 'By referring page', FOR),
  choice(
    'timing.url_action',
    'Show',
    { show: 'When coming from', hide: 'Unless coming from', regex: 'When the address matches' },
    { ...FOR, ...where('timing.url') },
  ),
  text('timing.url_url', 'Address', { ...FOR, ...where('timing.url') }),
  toggle('timing.devices', 'On certain devices', FOR),
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
  toggle('timing.browsers', 'In certain browsers', FOR),
  choice(
    'timing.browsers_browsers',
    'Browsers',
    { all: 'All', custom: 'Chosen ones' },
    { ...FOR, ...where('timing.browsers') },
  ),
  choice(
    'timing.browsers_browsers_options',
    'Chosen browsers',
    {
      chrome: 'Chrome',
      edge: 'Edge',
      firefox: 'Firefox',
      safari: 'Safari',
      'chrome,edge': 'Chrome and Edge',
    },
    {
      ...FOR,
      isShown: (settings) => readSetting(settings, 'timing.browsers_browsers') === 'custom',
    },
  ),
  toggle('timing.schedule', 'Within a period', FOR),
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
  toggle('overlay', 'Overlay', { isOnAtFirst: true }),
  toggle('close_button', 'Close button', { ...CLOSES, isOnAtFirst: true }),
  choice(
    'close_button_position',
    'Close button position',
    { '': 'Inside', outside: 'Outside' },
    { ...CLOSES, isShown: ({ close_button }) => close_button !== '' },
  ),
  number('close_button_delay', 'Show close button after (seconds)', { min: 0, max: 60, step: 0.1 }, CLOSES),
  number(
    'close_automatically',
    'Close automatically after (seconds)',
    { min: 0, max: 60, step: 0.1 },
    CLOSES,
  ),
  toggle('prevent_close_on_background_click', 'Keep open on overlay click', CLOSES),
  toggle('prevent_close_on_esc_key', 'Keep open on Escape', CLOSES),
  toggle('prevent_scroll', 'Disable page scrolling'),
  toggle('avoid_multiple_popups', 'Avoid multiple popups'),
  toggle('a11y_navigation', 'Keep keyboard focus inside', { isOnAtFirst: true }),
  ...COMES_IN,
  text('classes', 'Classes', { group: 'advanced' }),
];

/** An author's settings for a popup as a whole. */
export const popupFields: readonly Field[] = [
  ...written,
  ...partFields.filter(({ name }) => name === 'portico_look'),
  ...tableFields([popupTable], written, 'style'),
];
