/** Adds a listener to a form, or to another target in the capture phase, until the form is stopped. */
export type Listen = (name: string, listen: (event: Event) => void, at?: EventTarget) => void;
