/**
 * Puts off something that reads where things are until the next frame has been drawn: by then the browser knows, and need not work
 * out the page once more for the answer. However often it is asked for meanwhile, it is done once.
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
