import type { Claims, Moment } from '../Island.ts';

/** Events that show the visitor is reaching for the element. */
const SIGNS_OF_INTEREST = ['pointerdown', 'focusin', 'keydown', 'click'] as const;

/**
 * When the visitor first interacts with the element. Events in the meantime are held and replayed once the island runs, so that
 * no click is lost and no other listener gets it twice.
 */
export const touch: Moment = (element, wake, claims) =>
  hold(element, wake, (event) => shouldHold(event, claims));

/** Holds events inside an element that match `isAwaited` until `wake` has finished. */
export function hold(
  element: HTMLElement,
  wake: () => Promise<boolean>,
  isAwaited: (event: Event) => boolean,
): () => void {
  const held: Event[] = [];
  let waking = false;
  let givingBack = false;

  const onInterest = (event: Event): boolean => {
    if (givingBack) return false;
    const isHeld = isAwaited(event);
    if (isHeld) {
      held.push(event);
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    if (waking) return isHeld;
    waking = true;
    void wake().then((runs) => {
      if (runs) stopListening();
      givingBack = true;
      for (const event of held.splice(0)) event.target?.dispatchEvent(again(event));
      givingBack = false;
      // After a failure, the next interaction tries again.
      waking = false;
    });
    return isHeld;
  };
  const stopListening = listenWithin(element, onInterest);
  return stopListening;
}

/** Called in the capture phase; returns whether the event stops here. */
type Listener = (event: Event) => boolean;

const listening = new WeakMap<Document, WeakMap<EventTarget, Set<Listener>>>();

/** Four listeners serve all islands that wait on a page. */
function listenWithin(element: Element, listener: Listener): () => void {
  const page = element.ownerDocument;
  const inPage = listening.get(page) ?? listenIn(page);
  const atElement = inPage.get(element) ?? new Set<Listener>();
  inPage.set(element, atElement.add(listener));
  return () => void atElement.delete(listener);
}

function listenIn(page: Document): WeakMap<EventTarget, Set<Listener>> {
  const inPage = new WeakMap<EventTarget, Set<Listener>>();
  listening.set(page, inPage);
  const tell = (event: Event): void => {
    // From the outside in, in the order of the capture phase.
    for (const place of event.composedPath().reverse())
      for (const listener of [...(inPage.get(place) ?? [])]) if (listener(event)) return;
  };
  for (const type of SIGNS_OF_INTEREST) page.addEventListener(type, tell, true);
  return inPage;
}

/** Keys that navigate rather than act: holding them would trap the visitor. */
const KEYS_THAT_PASS = /^(Tab|Shift|Control|Alt|Meta|Escape)$/;

/** Replayed events. A nested island may have to hold them again. */
const repeats = new WeakSet<Event>();

export function shouldHold(event: Event, claims: Claims): boolean {
  // Events from scripts are not held: the script expects them to be handled synchronously.
  if (!event.isTrusted && !repeats.has(event)) return false;
  const target = event.target as Element;
  if (event.type === 'click') return !leavesThePage(event as MouseEvent, claims) && !belongsToAField(target);
  if (event.type !== 'keydown') return false;
  const { key, ctrlKey, metaKey, altKey } = event as KeyboardEvent;
  if (ctrlKey || metaKey || altKey || KEYS_THAT_PASS.test(key) || belongsToAField(target)) return false;
  // Enter and Space on a button or link cause a click, which is held in turn.
  return !((key === 'Enter' || key === ' ') && target.closest('button,a[href],summary'));
}

function leavesThePage({ target, ctrlKey, metaKey, shiftKey }: MouseEvent, { takes }: Claims): boolean {
  const link = (target as Element).closest('a[href]');
  if (!link) return false;
  // A new tab, a new window or a download is left to the browser.
  return ctrlKey || metaKey || shiftKey || !(link.matches('[href^="#"]') || takes?.(link));
}

function belongsToAField(target: Element): boolean {
  return target.closest('input:not([type=submit]),textarea,select,[contenteditable]') !== null;
}

function again(event: Event): Event {
  const EventType = event.constructor as new (type: string, init: EventInit) => Event;
  const repeat = new EventType(event.type, event);
  repeats.add(repeat);
  return repeat;
}
