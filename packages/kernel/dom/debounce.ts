export interface Debounced<Args extends unknown[]> {
  (...args: Args): void;
  /** Cancels the pending call. */
  cancel(): void;
  /** Makes the pending call now. */
  flush(): void;
}

/** Calls once, with the last arguments, after a pause in calls. */
export function debounce<Args extends unknown[]>(
  run: (...args: Args) => void,
  waitMs: number,
): Debounced<Args> {
  let waiting: { args: Args; timer: ReturnType<typeof setTimeout> } | undefined;

  const debounced = (...args: Args): void => {
    debounced.cancel();
    waiting = { args, timer: setTimeout(debounced.flush, waitMs) };
  };
  debounced.cancel = (): void => {
    clearTimeout(waiting?.timer);
    waiting = undefined;
  };
  debounced.flush = (): void => {
    const due = waiting;
    debounced.cancel();
    if (due) run(...due.args);
  };
  return debounced;
}
