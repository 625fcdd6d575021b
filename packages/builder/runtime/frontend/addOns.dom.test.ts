import { expect, test, vi } from 'vitest';
import { lendWhenAsked } from './addOns.ts';

test('whoever asks by the name has the objects brought, once, and finds them then; who puts their own there keeps it', () => {
  const before = () => {};
  const view = { elementorModules: before } as unknown as Window & Record<string, unknown>;
  const lend = vi.fn(async () => {});
  const stop = lendWhenAsked(view, lend);
  expect(lend).not.toHaveBeenCalled();
  expect(view.elementorFrontend).toBeUndefined();
  expect(view.elementorModules).toBe(before);
  expect(lend).toHaveBeenCalledOnce();
  view.elementorFrontend = 'theirs';
  expect(view.elementorFrontend).toBe('theirs');
  stop();
  expect(view.elementorFrontend).toBe('theirs');
  expect(view.elementorModules).toBe(before);
});

test('what did not come is tried again by whoever asks next', async () => {
  const view = {} as Window & Record<string, unknown>;
  const lend = vi.fn(() => Promise.reject(new Error('offline')));
  lendWhenAsked(view, lend);
  expect(view.elementorFrontend).toBeUndefined();
  await vi.waitFor(() => {
    expect(view.elementorFrontend).toBeUndefined();
    expect(lend).toHaveBeenCalledTimes(2);
  });
});
