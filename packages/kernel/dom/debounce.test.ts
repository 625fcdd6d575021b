import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { debounce } from './debounce.ts';

describe('debounce', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('calls once, with the last arguments, when it has been quiet', () => {
    const run = vi.fn();
    const debounced = debounce(run, 300);
    debounced('a');
    vi.advanceTimersByTime(299);
    debounced('b');
    vi.advanceTimersByTime(299);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledExactlyOnceWith('b');
  });

  it('cancel forgets the waiting call', () => {
    const run = vi.fn();
    const debounced = debounce(run, 300);
    debounced();
    debounced.cancel();
    debounced.flush();
    vi.runAllTimers();
    expect(run).not.toHaveBeenCalled();
  });

  it('flush makes the waiting call now, once', () => {
    const run = vi.fn();
    const debounced = debounce(run, 300);
    debounced(7);
    debounced.flush();
    debounced.flush();
    vi.runAllTimers();
    expect(run).toHaveBeenCalledExactlyOnceWith(7);
  });

  it('may be called again from within the call', () => {
    const run = vi.fn(() => {
      if (run.mock.calls.length < 2) debounced();
    });
    const debounced = debounce(run, 10);
    debounced();
    vi.runAllTimers();
    expect(run).toHaveBeenCalledTimes(2);
  });
});
