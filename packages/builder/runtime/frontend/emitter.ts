/** `on`, `off` and `trigger`, as in Elementor's own objects. */
export interface Emitter {
  on(names: string | Readonly<Record<string, Listener>>, callback?: Listener): Emitter;
  off(names: string, callback?: Listener): Emitter;
  trigger(name: string, ...values: unknown[]): Emitter;
}

export type Listener = (...values: never[]) => void;

export function createEmitter(): Emitter {
  const listeners = new Map<string, readonly Listener[]>();
  const each = (names: string, run: (name: string) => void): void => {
    for (const name of names.split(' ').filter(Boolean)) run(name);
  };
  const emitter: Emitter = {
    on(names, callback) {
      if (typeof names !== 'string') for (const [name, one] of Object.entries(names)) emitter.on(name, one);
      else if (callback)
        each(names, (name) => listeners.set(name, [...(listeners.get(name) ?? []), callback]));
      return emitter;
    },
    off(names, callback) {
      each(names, (name) => {
        const left = callback ? (listeners.get(name) ?? []).filter((one) => one !== callback) : [];
        listeners.set(name, left);
      });
      return emitter;
    },
    trigger(name, ...values) {
      for (const listener of listeners.get(name) ?? []) Reflect.apply(listener, emitter, values);
      return emitter;
    },
  };
  return emitter;
}
