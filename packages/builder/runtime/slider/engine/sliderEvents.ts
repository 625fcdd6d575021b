type SliderListener = (...details: never[]) => void;

/** Listeners for a slider's events. Names may be several, separated by spaces. */
export interface SliderEvents {
  on(names: string, listener: SliderListener, first?: boolean): void;
  once(names: string, listener: SliderListener): void;
  /** Without a listener, all of that name are removed. */
  off(names: string, listener?: SliderListener): void;
  emit(names: string, ...details: unknown[]): void;
}

/** `owner` is the listeners' `this`, as in Swiper. */
export function sliderEvents(owner: () => object): SliderEvents {
  const heard = new Map<string, SliderListener[]>();
  const each = (names: string, change: (listeners: SliderListener[]) => SliderListener[]): void => {
    for (const name of names.split(' ')) heard.set(name, change(heard.get(name) ?? []));
  };
  const events: SliderEvents = {
    on: (names, listener, first) =>
      each(names, (listeners) => (first ? [listener, ...listeners] : [...listeners, listener])),
    once(names, listener) {
      const onceOnly = (...details: never[]): void => {
        events.off(names, onceOnly);
        Reflect.apply(listener, owner(), details);
      };
      events.on(names, onceOnly);
    },
    off: (names, listener) =>
      each(names, (listeners) => (listener ? listeners.filter((one) => one !== listener) : [])),
    emit(names, ...details) {
      for (const name of names.split(' '))
        for (const listener of heard.get(name) ?? []) Reflect.apply(listener, owner(), details);
    },
  };
  return events;
}
