/** `on`, `off` and `trigger`, as the builder's own objects have them. */
export interface Emitter {
  on(names: string, callback: Listener): Emitter;
  off(names: string, callback?: Listener): Emitter;
  trigger(name: string, ...values: unknown[]): Emitter;
}

type Listener = (...values: never[]) => void;

export function createEmitter(): Emitter {
  const listeners = new Map<string, Set<Listener>>();
  const each = (names: string, run: (name: string) => void): void => {
    for (const name of names.split(' ').filter(Boolean)) run(name);
  };
  const emitter: Emitter = {
    on(names, callback) {
      each(names, (name) => listeners.set(name, (listeners.get(name) ?? new Set()).add(callback)));
      return emitter;
    },
    off(names, callback) {
      each(names, (name) => {
        if (callback) listeners.get(name)?.delete(callback);
        else listeners.delete(name);
      });
      return emitter;
    },
    trigger(name, ...values) {
      for (const listener of [...(listeners.get(name) ?? [])]) Reflect.apply(listener, emitter, values);
      return emitter;
    },
  };
  return emitter;
}
