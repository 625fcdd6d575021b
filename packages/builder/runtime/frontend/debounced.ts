/** Calls immediately, and again after a pause in the calls: the semantics that add-ons expect. */
export function debounced<Self, Args extends unknown[]>(
  run: (this: Self, ...args: Args) => void,
  waitMs: number,
): (this: Self, ...args: Args) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return function (this: Self, ...args: Args): void {
    const isFirst = timer === undefined;
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      run.apply(this, args);
    }, waitMs);
    if (isFirst) run.apply(this, args);
  };
}
