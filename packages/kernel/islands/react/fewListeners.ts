/** What views over markup answer to. React itself would listen for all that a browser can tell, in every root anew. */
export const HEARD: readonly string[] = [
  'change',
  'click',
  'dblclick',
  'focusin',
  'focusout',
  'input',
  'keydown',
  'keyup',
  'mouseout',
  'mouseover',
  'pointercancel',
  'pointerdown',
  'pointermove',
  'pointerout',
  'pointerover',
  'pointerup',
  'submit',
  'touchend',
];

/** What views over the markup of widgets answer to: there may be dozens on a page, and none has fields of its own. */
export const HEARD_IN_WIDGETS: readonly string[] = ['click', 'focusin', 'focusout', 'keydown', 'keyup'];

/** On their way down: `onClickCapture`, and what does not bubble. */
const HEARD_BEFORE: readonly string[] = ['click', 'error', 'load', 'toggle'];

/**
 * Has React attach itself to containers, of roots or of portals, with few listeners each: about twenty instead of a hundred
 * and forty. A page may have dozens of them, and each listener is looked at whenever its event passes by.
 */
export function withFewListeners<Result>(
  containers: readonly Element[],
  attach: () => Result,
  heard = HEARD,
): Result {
  for (const container of containers) hearLess(container, heard);
  try {
    return attach();
  } finally {
    for (const container of containers) Reflect.deleteProperty(container, 'addEventListener');
  }
}

function hearLess(container: Element, heard: readonly string[]): void {
  container.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void => {
    const isBefore = typeof options === 'object' ? options.capture : options;
    if ((isBefore ? HEARD_BEFORE : heard).includes(type))
      EventTarget.prototype.addEventListener.call(container, type, listener, options);
  };
}
