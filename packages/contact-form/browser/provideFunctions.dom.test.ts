import type { IslandModule } from '@portico/kernel/islands';
import { beforeEach, expect, test, vi } from 'vitest';
import { provideFunctions } from './provideFunctions.ts';

const own = { init: vi.fn(), submit: vi.fn(), reset: vi.fn(), validate: vi.fn() };
const load = vi.fn(async () => ({ start: () => () => {}, startRuntime: () => own }) as IslandModule);
const form = document.createElement('form');

beforeEach(() => {
  vi.clearAllMocks();
  Object.assign(window, { wpcf7: { api: { root: '/wp-json/' } } });
  provideFunctions(window, load);
});

test('CF-11 the functions that other scripts look for are there before any code of ours, which comes with the first call', async () => {
  expect(load).not.toHaveBeenCalled();
  const options = { submitter: null };
  await window.wpcf7?.submit(form, options);
  expect(own.submit).toHaveBeenCalledExactlyOnceWith(form, options);
});

test('CF-11 what a script puts in the place of one counts as the page’s own and calls ours once', async () => {
  const page = window.wpcf7;
  if (!page) throw new Error('There is no wpcf7.');
  const { submit } = page;
  const wrapped = vi.fn((...args: Parameters<typeof submit>) => submit(...args));
  page.submit = wrapped;
  // As at the start of our code.
  window.wpcf7 = Object.assign({}, own, page);
  expect(window.wpcf7.init).toBe(own.init);
  await window.wpcf7.submit(form);
  expect(wrapped).toHaveBeenCalledOnce();
  expect(own.submit).toHaveBeenCalledOnce();
});

test('CF-20 nothing is put on a page without configuration, nor over Contact Form 7’s own functions', () => {
  const theirs = { api: { root: '/' }, init: () => {} };
  Object.assign(window, { wpcf7: theirs });
  provideFunctions(window, load);
  expect(Object.getOwnPropertyNames(theirs)).toEqual(['api', 'init']);
});
