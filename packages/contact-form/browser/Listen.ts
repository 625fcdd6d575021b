/** Listens on a form, or elsewhere on the way down, for as long as the form is alive. */
export type Listen = (name: string, listen: (event: Event) => void, at?: EventTarget) => void;
