import type { Listen } from './Listen.ts';

/**
 * While a pointer is down nothing may move under it, or its click goes to whatever stands there then, and a press on
 * Send is lost. What would move something waits for the click, when it is decided who gets it, and goes before it.
 * A finger and a pen have a mouse of their own, which takes the focus for them. A field that still has it was not left:
 * a list that is open may keep the end of the press to itself.
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
  // A press that ends elsewhere has no click, and one that became a drag does not even end.
  on('mouseup', releaseSoon, window);
  on('keydown', releaseSoon, window);
  return (field, act) => {
    if (waiting && field !== document.activeElement) waiting.push(act);
    else act();
  };
}
