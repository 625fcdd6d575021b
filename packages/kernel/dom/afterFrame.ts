/**
 * Defers code that reads layout until the next frame has been painted: by then layout is up to date, and reading it forces no
 * reflow. Repeated requests in the meantime run it once.
 */
export function afterFrame(view: Window, act: () => void): () => void {
  let isAskedFor = false;
  const run = (): void => {
    isAskedFor = false;
    act();
  };
  return () => {
    if (!isAskedFor) view.requestAnimationFrame(() => view.setTimeout(run));
    isAskedFor = true;
  };
}
