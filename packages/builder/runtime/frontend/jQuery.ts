/** The part of jQuery that we use. */
export type JQueryStatic = (target: unknown) => JQueryObject;

export interface JQueryObject {
  trigger(event: string, values?: readonly unknown[]): unknown;
  on(event: string, listener: (event: unknown, value?: unknown) => void): unknown;
  off(event: string, listener: (event: unknown, value?: unknown) => void): unknown;
  find(selector: string): JQueryObject;
  data(name: string, value?: unknown): unknown;
  readonly length: number;
  readonly [index: number]: Element;
}

export function jQueryOf(view: Window): JQueryStatic | null {
  const { jQuery } = view as unknown as { jQuery?: JQueryStatic };
  return typeof jQuery === 'function' ? jQuery : null;
}
