/** Registers what a press on a part of a carousel does; `byKey` if it was a key. */
export type Presses = (part: HTMLElement, act: (target: Element, byKey: boolean) => void) => void;

/** Handles clicks and the equivalent keys for all parts of a container, with one listener each. */
export function hearPresses(container: HTMLElement, signal: AbortSignal): Presses {
  const acts = new Map<HTMLElement, (target: Element, byKey: boolean) => void>();
  const press = (event: Event, byKey: boolean): void => {
    const target = event.target as Element;
    for (const [part, act] of acts)
      if (part.contains(target)) {
        if (byKey) event.preventDefault();
        act(target, byKey);
      }
  };
  container.addEventListener('click', (event) => press(event, false), { signal });
  container.addEventListener(
    'keydown',
    (event) => (event.key === 'Enter' || event.key === ' ') && press(event, true),
    { signal },
  );
  return (part, act) => void acts.set(part, act);
}
