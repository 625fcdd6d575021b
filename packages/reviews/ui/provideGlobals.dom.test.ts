import { afterEach, expect, test, vi } from 'vitest';
import { provideGlobals } from '../browser/globals/provideGlobals.ts';
import { listOfGenerationA } from '../testing/foreignMarkup.ts';
import { answer } from './reviewGlobals.island.ts';

const NAMES = ['grw_boot', 'grw_init', 'rplg_badge_init', 'rplg_next_reviews', 'rplg_leave_review_window'];

afterEach(() => {
  window.rpi?.Utils?.clear();
  for (const name of [...NAMES, 'rpi']) Reflect.deleteProperty(window, name);
  document.body.replaceChildren();
});

test('RV-01 the names that markup calls are there without a widget, and cost nothing until they are called', () => {
  const load = vi.fn();
  provideGlobals(window, load);
  expect(NAMES.map((name) => typeof Reflect.get(window, name))).toEqual(NAMES.map(() => 'function'));
  expect(window.rpi).toMatchObject({ Instances: [], Utils: { clear: expect.any(Function) } });
  expect(load).not.toHaveBeenCalled();
});

test('RV-01 grw_boot brings a widget to life that a script has put into the page', async () => {
  provideGlobals(window, async () => ({ answer }));
  document.body.innerHTML = listOfGenerationA;
  window.grw_boot?.();
  await vi.waitFor(() => expect(window.rpi?.Instances).toHaveLength(1));
});

test('RV-01 grw_init starts the widget around any of its elements', async () => {
  provideGlobals(window, async () => ({ answer }));
  document.body.innerHTML = listOfGenerationA.replace('data-exec="false"', 'data-exec=""');
  const inner = document.querySelector<HTMLElement>('.wp-google-review');
  window.grw_init?.(inner as HTMLElement, 'list');
  await vi.waitFor(() => expect(window.rpi?.Instances).toHaveLength(1));
  expect(document.querySelector<HTMLElement>('.wp-gr')?.dataset.exec).toBe('true');
  expect(inner?.hasAttribute('data-exec')).toBe(false);
});

test('RV-07 a link that is pressed at once reveals the next reviews when it can', async () => {
  provideGlobals(window, async () => ({ answer }));
  document.body.innerHTML = listOfGenerationA;
  const hidden = () => document.querySelectorAll('.wp-google-hide').length;
  expect(hidden()).toBe(2);
  document.querySelector<HTMLElement>('a.wp-google-url')?.click();
  await vi.waitFor(() => expect(hidden()).toBe(1));
});

test('RV-14 pictures of revealed cards load at once, however far away', async () => {
  provideGlobals(window, async () => ({ answer }));
  const picture = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
  const card = `<div class="wp-google-review wp-google-hide"><img class="rplg-blazy" data-src="${picture}" alt=""></div>`;
  document.body.innerHTML = `<div style="height:3000px"></div><div>${card}${card}<a href="#">More</a></div>`;
  const [first, second] = document.querySelectorAll('img');
  window.rplg_next_reviews?.call(document.querySelector('a') as HTMLAnchorElement, 'wp-google', 1);
  await vi.waitFor(() => expect(first?.className).toContain('b-loaded'));
  expect(first?.src).toBe(picture);
  expect(second?.hasAttribute('src')).toBe(false);
});

test('RV-04 a link whose code does not come leads where it says; names of another script are left to it', async () => {
  const theirs = vi.fn();
  const assign = vi.fn();
  const view = { document, location: { assign }, grw_boot: theirs } as unknown as Window;
  provideGlobals(view, () => Promise.reject(new Error('tunnel')));
  const link = Object.assign(document.createElement('a'), { href: 'https://search.example.org/write' });
  expect(view.rplg_leave_review_window?.call(link)).toBe(false);
  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith(link.href));
  expect(view.grw_boot).toBe(theirs);
});
