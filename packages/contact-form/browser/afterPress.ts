import type { Listen } from './Listen.ts';

/**
 * Nothing may move under a pressed pointer, or the click lands on whatever is there by then and a press on Send is lost.
 * Actions that shift the layout wait for the click and run just before its handlers, when its target is already fixed. Touch
 * and pen input fire mouse events as well, and those move the focus. A field that still has the focus was not left: an open
 * select list may swallow the end of the press.
 */
export function afterPress(on: Listen): (field: Element, act: () => void) => void {
  let waiting: (() => void)[] | undefined;
  const press = (): void => {
    waiting ??= [];
  };
  const release = (): void => {
    const acts = waiting ?? [];
    waiting = undefined;
    for (const act of acts) act();
  };
  const releaseSoon = (): unknown => waiting && setTimeout(release);

  on('mousedown', press, window);
  on('click', release, window);
  // A press that ends on another element fires no click, and one that became a drag does not even fire `mouseup`.
  on('mouseup', releaseSoon, window);
  on('keydown', releaseSoon, window);
  return (field, act) => {
    if (waiting && field !== document.activeElement) waiting.push(act);
    else act();
  };
}
