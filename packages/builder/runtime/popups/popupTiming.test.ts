import { expect, test } from 'vitest';
import type { Settings } from '../../model/settings/read.ts';
import type { PopupMemory } from './popupMemory.ts';
import { mayOpen } from './popupTiming.ts';

const memory = (pages: number, begun: number, seen: number): PopupMemory => ({
  ...{ pages, visits: pages },
  begun: () => begun,
  seen: () => seen,
  see: () => {},
  isOff: () => false,
  turnOff: () => {},
});
const here = {
  memory: memory(4, 1, 2),
  device: 'mobile',
  referrer: 'https://www.google.com/search',
  host: 'www.example.com',
  agent: 'Mozilla/5.0 (X11) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36 Edg/130.0',
  now: Date.UTC(2027, 0, 15),
};

test.each<[string, Settings, boolean]>([
  ['nothing', {}, true],
  ['a rule that is off', { devices: '', devices_devices: ['desktop'] }, true],
  ['enough pages', { page_views: 'yes', page_views_views: 3 }, true],
  ['too few pages', { page_views: 'yes', page_views_views: 4 }, false],
  ['too few visits', { sessions: 'yes', sessions_sessions: '5' }, false],
  ['seen less often', { times: 'yes', times_times: 3 }, true],
  ['seen often enough', { times: 'yes', times_times: 2 }, false],
  ['another device', { devices: 'yes', devices_devices: ['desktop', 'tablet'] }, false],
  ['this device, as our editor writes it', { devices: 'yes', devices_devices: 'tablet,mobile' }, true],
  ['a search engine', { sources: 'yes', sources_sources: ['search'] }, true],
  ['our own pages', { sources: 'yes', sources_sources: ['internal'] }, false],
  ['where it came from', { url: 'yes', url_action: 'show', url_url: 'google' }, true],
  ['where it must not come from', { url: 'yes', url_action: 'hide', url_url: 'google' }, false],
  ['an expression', { url: 'yes', url_action: 'regex', url_url: '^https://www\\.google' }, true],
  ['no expression', { url: 'yes', url_action: 'regex', url_url: '(' }, false],
  [
    'all browsers',
    { browsers: 'yes', browsers_browsers: 'all', browsers_browsers_options: ['safari'] },
    true,
  ],
  [
    'this browser',
    { browsers: 'yes', browsers_browsers: 'custom', browsers_browsers_options: ['edge'] },
    true,
  ],
  [
    'others',
    { browsers: 'yes', browsers_browsers: 'custom', browsers_browsers_options: ['chrome', 'safari'] },
    false,
  ],
  ['its time', { schedule: 'yes', schedule_start_date: Date.UTC(2027, 0, 1) }, true],
  ['a time that is over', { schedule: 'yes', schedule_end_date: Date.UTC(2027, 0, 1) }, false],
  ['one of two', { times: 'yes', times_times: 3, devices: 'yes', devices_devices: ['desktop'] }, false],
])('K a popup may open by itself: %s', (_, timing, expected) => {
  expect(mayOpen(timing, here)).toBe(expected);
});
