import type { Moment } from '../Island.ts';

/** What tells that the visitor is reaching for the element. */
const SIGNS_OF_INTEREST = ['pointerdown', 'focusin', 'keydown', 'click'] as const;

/**
 * When the visitor first reaches for the element. What they did meanwhile is held back and done again once the
 * island runs, so that no click is lost and nobody else's listener hears it twice.
 */
export const touch: Moment = (element, wake) => {
  const held: Event[] = [];
  let waking = false;
  let givingBack = false;

  const onInterest = (event: Event): void => {
    if (givingBack) return;
    if (shouldHold(event)) {
      held.push(event);
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    if (waking) return;
    waking = true;
    void wake().then((runs) => {
      if (runs) stopListening();
      givingBack = true;
      for (const event of held.splice(0)) event.target?.dispatchEvent(again(event));
      givingBack = false;
      // After a failure the visitor who reaches for it again deserves another try.
      waking = false;
    });
  };
  const stopListening = (): void => {
    for (const type of SIGNS_OF_INTEREST) element.removeEventListener(type, onInterest, true);
  };

  for (const type of SIGNS_OF_INTEREST) element.addEventListener(type, onInterest, true);
  return stopListening;
};

/** Keys that move about rather than act: holding them would trap the visitor. */
const KEYS_THAT_PASS = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'Escape']);

/** What was done again. An island inside another may have to hold it once more. */
const repeats = new WeakSet<Event>();

function shouldHold(event: Event): boolean {
  // What a script does is not held: the script expects it to be done when it goes on.
  if (!event.isTrusted && !repeats.has(event)) return false;
  const target = event.target as Element;
  if (event.type === 'click') return !leavesThePage(target) && !belongsToAField(target);
  if (event.type !== 'keydown') return false;
  const { key, ctrlKey, metaKey, altKey } = event as KeyboardEvent;
  if (ctrlKey || metaKey || altKey || KEYS_THAT_PASS.has(key) || belongsToAField(target)) return false;
  // Enter and Space on a button or a link become a click, which is held in its turn.
  return !((key === 'Enter' || key === ' ') && target.closest('button, a[href], summary'));
}

function leavesThePage(target: Element): boolean {
  const link = target.closest('a[href]');
  return link !== null && !link.getAttribute('href')?.startsWith('#');
}

function belongsToAField(target: Element): boolean {
  return target.closest('input, textarea, select, [contenteditable]') !== null;
}

function again(event: Event): Event {
  const EventType = event.constructor as new (type: string, init: EventInit) => Event;
  const repeat = new EventType(event.type, event);
  repeats.add(repeat);
  return repeat;
}
