import { describe, expect, test, vi } from 'vitest';
import { createHooks } from './hooks.ts';
import { MustImplementError, mustImplement } from './mustImplement.ts';

describe('what other scripts hang on', () => {
  test('lower priorities run first, equals in their order', () => {
    const hooks = createHooks();
    const heard: string[] = [];
    hooks.addAction('ready', () => heard.push('ten'));
    hooks.addAction('ready', () => heard.push('twenty'), 20);
    hooks.addAction('ready', () => heard.push('five'), 5);
    hooks.addAction('ready', () => heard.push('ten, later'));
    hooks.doAction('ready');
    expect(heard).toEqual(['five', 'ten', 'ten, later', 'twenty']);
  });

  test('the same function is registered once, hears every argument, and can be taken away', () => {
    const hooks = createHooks();
    const heard = vi.fn();
    hooks.addAction('ready', heard).addAction('ready', heard);
    hooks.doAction('ready', 1, 'two');
    expect(heard.mock.calls).toEqual([[1, 'two']]);
    hooks.removeAction('ready', heard).doAction('ready');
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test('one that fails is reported, and the others still run', () => {
    const reported = vi.fn();
    const heard = vi.fn();
    const hooks = createHooks(reported);
    hooks.addAction('ready', () => {
      throw new Error('broken');
    });
    hooks.addAction('ready', heard).doAction('ready');
    expect(reported).toHaveBeenCalledTimes(1);
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test('filters hand a value on', () => {
    const hooks = createHooks(() => {});
    hooks.addFilter('distance', (value: number, by: number) => value + by);
    hooks.addFilter('distance', (value: number) => value * 2, 20);
    hooks.addFilter('distance', () => {
      throw new Error('broken');
    });
    expect(hooks.applyFilters('distance', 10, 5)).toBe(30);
    expect(hooks.applyFilters('unknown', 'as it was')).toBe('as it was');
  });
});

test('PB-27 a method that a subclass must fill says so', () => {
  expect(() => mustImplement('getWidgetType')).toThrow(/^getWidgetType\(\) should be implemented, /);
  expect(() => mustImplement('x', 'Carousel')).toThrow(MustImplementError);
});
