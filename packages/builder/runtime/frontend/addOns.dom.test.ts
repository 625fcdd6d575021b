import { expect, test, vi } from 'vitest';
import { provideWhenAsked } from './addOns.ts';

test('whoever asks by the name has the objects brought, once, and finds them then; who puts their own there keeps it', () => {
  const before = () => {};
  const view = { elementorModules: before } as unknown as Window & Record<string, unknown>;
  const provide = vi.fn(async () => {});
  const stop = provideWhenAsked(view, provide);
  expect(provide).not.toHaveBeenCalled();
  expect(view.elementorFrontend).toBeUndefined();
  expect(view.elementorModules).toBe(before);
  expect(provide).toHaveBeenCalledOnce();
  view.elementorFrontend = 'theirs';
  expect(view.elementorFrontend).toBe('theirs');
  stop();
  expect(view.elementorFrontend).toBe('theirs');
  expect(view.elementorModules).toBe(before);
});

test('what did not come is tried again by whoever asks next', async () => {
  const view = {} as Window & Record<string, unknown>;
  const provide = vi.fn(() => Promise.reject(new Error('offline')));
  provideWhenAsked(view, provide);
  expect(view.elementorFrontend).toBeUndefined();
  await vi.waitFor(() => {
    expect(view.elementorFrontend).toBeUndefined();
    expect(provide).toHaveBeenCalledTimes(2);
  });
});
