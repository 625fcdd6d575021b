/** The events that views over existing markup handle. React itself would listen for every event, in every root. */
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

/** The events that views over widget markup handle: there may be dozens on a page, and none has fields of its own. */
export const HEARD_IN_WIDGETS: readonly string[] = ['click', 'focusin', 'focusout', 'keydown', 'keyup'];

/**
 * Makes React attach fewer listeners to the containers of roots or portals: about twenty each instead of a hundred and forty. A
 * page may have dozens of containers, and each listener costs time whenever its event fires. A root outside the page that only
 * renders into portals needs none.
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
    // Of the capture phase only `onClickCapture` is used, and not in widgets. For events that do not bubble, React listens on the
    // element itself.
    if (isBefore ? type === 'click' && heard === HEARD : heard.includes(type))
      EventTarget.prototype.addEventListener.call(container, type, listener, options);
  };
}
